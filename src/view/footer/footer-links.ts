/** Links of the footer whose address the page may set in its JSON block; else the built-in one stays. */
import { safeUrl } from '../../page/browser/safe-url.ts'
import { appStoreUrl } from '../../shop/platform/app-store-url.ts'
import { pageSettingsAtom } from '../../state/page-facts.ts'
import { type Shown, view } from '../view.ts'

const linkTo = (href: string | undefined): Shown => (href ? { attributes: { href } } : {})

/** A content page (CONFIG-26), or the app's page in a store (FOOTER-2). `key`: its name. */
export const contentLink = view({
  show(get, { props }, name) {
    const { links = {}, appStores = {} } = get(pageSettingsAtom) ?? {}
    if (name === 'android') return linkTo(safeUrl(appStores.android))
    if (name === 'appleinc') return linkTo(appStoreUrl(appStores.ios))
    return linkTo(safeUrl(links[props.site]?.[name]))
  },
})

/** Another country's shop (FOOTER-38). `key`: its site. */
export const countryLink = view({
  show(get, _, site) {
    const urls: Readonly<Record<string, string>> = get(pageSettingsAtom)?.shopUrls ?? {}
    return linkTo(urls[site])
  },
})
