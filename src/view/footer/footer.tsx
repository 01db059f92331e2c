/** @jsxRuntime classic */ /** @jsx node */
/** The page's decisions in the footer: its platform, addresses of links (else the built-in ones stay), and which icons are drawn. */
import { safeUrl } from '../../page/browser/safe-url.ts'
import type { FooterProps } from '../../page/configuration/tables/shop-footer.ts'
import { viewUrl } from '../../shop/footer/view-changer.ts'
import { appStoreUrl } from '../../shop/platform/platform.ts'
import { drawingsAtom, footerContentAtom } from '../../state/footer/footer.ts'
import { viewSettingsAtom } from '../../state/footer/footer-facts.ts'
import { addressAtom, pageSettingsAtom } from '../../state/page-facts.ts'
import { namedPlatformAtom } from '../../state/platform/platform.ts'
import { node } from '../node.ts'
import type { Shown, View } from '../view.ts'

const linkTo = (href: string | undefined): Shown => (href ? { attributes: { href } } : {})

/** A content page (CONFIG-26), or the app's page in a store (FOOTER-2). `key`: its name. */
export const contentLink: View = (get, { props }, name) => {
  const { links = {}, appStores = {} } = get(pageSettingsAtom) ?? {}
  if (name === 'android') return linkTo(safeUrl(appStores.android))
  if (name === 'appleinc') return linkTo(appStoreUrl(appStores.ios))
  return linkTo(safeUrl(links[props.site]?.[name]))
}

/** Another country's shop (FOOTER-38). `key`: its site. */
export const countryLink: View = (get, _, site) => {
  const urls: Readonly<Record<string, string>> = get(pageSettingsAtom)?.shopUrls ?? {}
  return linkTo(urls[site])
}

/** The platform of the page root decides what the footer shows (FOOTER-40); without one the style sheet goes by the width. */
export const footerFrame: View = (get) => {
  const platform = get(namedPlatformAtom)
  return { attributes: { class: `footer${platform ? ` footer--${platform.toLowerCase()}` : ''}` } }
}

/** A decorative icon, for which a fragment may only keep the space (FOOTER-46). `key`: its name, independent of the product. */
export const footerIcon: View = (get, _, name) => {
  const drawing = get(drawingsAtom)[name]
  return drawing ? { children: [<path d={drawing} />] } : {}
}

/**
 * Leads to the desktop view or the mobile one (FOOTER-41, FOOTER-42); which of them is offered the style sheet decides, by the platform (FOOTER-40).
 * `key`: `toDesktop` or `toMobile`. Without script it is as painted, since the page's address is not known.
 */
export const viewChanger: View<FooterProps> = (get, { props }, key) => {
  const address = get(addressAtom)
  const settings = get(viewSettingsAtom)
  const isToMobile = key === 'toMobile'
  const text = get(footerContentAtom(props.contentId)).content?.viewChanger?.[isToMobile ? key : 'toDesktop']
  const url = address && viewUrl(address, settings, isToMobile)
  return {
    attributes: url ? { href: url.href, hidden: !isToMobile && url.isDesktopForced ? '' : undefined } : {},
    children: text ? [text] : undefined,
  }
}
