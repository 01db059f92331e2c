/** What the page says about its footer: cookies, its root, its address (specification 2 §2, §4; public contract §2, §5). */
import {
  DEFAULT_VIEW_SETTINGS,
  desktopViewUrl,
  mobileViewUrl,
  type ViewSettings,
} from '../../shop/footer/view-changer.ts'
import { hasCookie } from '../browser/cookies.ts'
import { isHiddenByContent } from '../configuration/content-cookie.ts'
import { observePageRoot } from '../configuration/page-root.ts'
import { pageRootValue, pageSettings } from '../configuration/settings.ts'

export interface ViewUrls {
  desktop: string
  /** Set where the desktop view is forced. */
  mobile?: string
}

export interface FooterFacts {
  isHidden: boolean
  /** By the cookie of an affiliate or of the new app. */
  isReduced: boolean
  isNewsletterFormHidden: boolean
  /** By the page's root only; without its word the footer is one for every device. */
  platform: string
  /** Where the other view is; unknown while prerendering. */
  view?: ViewUrls
}

/** Before anything is known, and while prerendering. */
export const UNKNOWN_FACTS: FooterFacts = {
  isHidden: false,
  isReduced: false,
  isNewsletterFormHidden: false,
  platform: '',
}

function viewSettings(): ViewSettings {
  const { mobilePathSegment, desktopParameter } = pageSettings().block
  return {
    mobilePathSegment:
      typeof mobilePathSegment === 'string' ? mobilePathSegment : DEFAULT_VIEW_SETTINGS.mobilePathSegment,
    desktopParameter: typeof desktopParameter === 'string' ? desktopParameter : DEFAULT_VIEW_SETTINGS.desktopParameter,
  }
}

/** Of the address that the page has now: one without reloads changes it. */
function viewUrls(): ViewUrls {
  const { href } = window.location
  const settings = viewSettings()
  const mobile = mobileViewUrl(href, settings)
  return { desktop: desktopViewUrl(href, settings), ...(mobile !== undefined && { mobile }) }
}

export function readFooterFacts(): FooterFacts {
  const { cookies } = pageSettings()
  return {
    isHidden: isHiddenByContent('no_footer'),
    isReduced: hasCookie(cookies.affiliateNumber) || hasCookie(cookies.newApp),
    isNewsletterFormHidden: pageRootValue('newsletter-form') === 'hidden',
    platform: pageRootValue('platform') ?? '',
    view: viewUrls(),
  }
}

/** Tells the facts now and whenever the page's root changes; returns what ends it. */
export function watchFooterFacts(tell: (facts: FooterFacts) => void): () => void {
  tell(readFooterFacts())
  return observePageRoot(() => tell(readFooterFacts()))
}
