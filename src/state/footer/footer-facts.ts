/** The page's facts about its footer, by cookies, page root and settings. Nothing in the empty store of a hydrating element. */
import { type Atom, atom, type PrimitiveAtom } from 'jotai/vanilla'
import { hasCookie } from '../../page/browser/cookies.ts'
import { cookieName } from '../../page/configuration/cookie-name.ts'
import { observePageRoot } from '../../page/configuration/page-root.ts'
import { pageRootValue } from '../../page/configuration/settings.ts'
import { DEFAULT_VIEW_SETTINGS, type ViewSettings } from '../../shop/footer/view-changer.ts'
import { pageSettingsAtom } from '../page-facts.ts'
import { sharedConnection } from '../store.ts'

export interface FooterFacts {
  /** By a cookie (FOOTER-34). */
  isReduced: boolean
  /** By the page root (FOOTER-28). */
  isNewsletterFormHidden: boolean
}

export const footerFactsAtom: Atom<FooterFacts> = atom<FooterFacts>({ isReduced: false, isNewsletterFormHidden: false })
/** To be written here only. */
const factsAtom = footerFactsAtom as PrimitiveAtom<FooterFacts>

/** The page's facts about its views (FOOTER-41). */
export const viewSettingsAtom = atom((get): ViewSettings => {
  const { mobilePathSegment, desktopParameter } = get(pageSettingsAtom)?.block ?? {}
  return {
    mobilePathSegment:
      typeof mobilePathSegment === 'string' ? mobilePathSegment : DEFAULT_VIEW_SETTINGS.mobilePathSegment,
    desktopParameter: typeof desktopParameter === 'string' ? desktopParameter : DEFAULT_VIEW_SETTINGS.desktopParameter,
  }
})

const readFacts = (): FooterFacts => ({
  isReduced: hasCookie(cookieName('affiliateNumber')) || hasCookie(cookieName('newApp')),
  isNewsletterFormHidden: pageRootValue('newsletter-form') === 'hidden',
})

/** Follows the page root. Returns the cleanup. */
export const connectFooterFacts = sharedConnection((store) => {
  const update = () => store.set(factsAtom, readFacts())
  update()
  return observePageRoot(update)
})
