/** What the page says about its footer: cookies, its root, its address (specification 2 §2, §4; public contract §2, §5). */
import { DEFAULT_VIEW_SETTINGS, desktopViewUrl, mobileViewUrl, type ViewSettings } from '../shop/view-changer.ts'
import { isHiddenByContent } from './content-cookie.ts'
import { hasCookie } from './cookies.ts'
import { observePageRoot } from './page-root.ts'
import { pageRootValue, pageSettings } from './settings.ts'

export interface FooterFacts {
  isHidden: boolean
  /** By the cookie of an affiliate or of the new app. */
  isReduced: boolean
  isNewsletterFormHidden: boolean
  /** By the page's root only; without its word the footer is one for every device. */
  platform: string
  desktopViewUrl?: string
  mobileViewUrl?: string
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

function readFacts(): FooterFacts {
  const { cookies } = pageSettings()
  const settings = viewSettings()
  const mobile = mobileViewUrl(window.location.href, settings)
  return {
    isHidden: isHiddenByContent('no_footer'),
    isReduced: hasCookie(cookies.affiliateNumber) || hasCookie(cookies.newApp),
    isNewsletterFormHidden: pageRootValue('newsletter-form') === 'hidden',
    platform: pageRootValue('platform') ?? '',
    desktopViewUrl: desktopViewUrl(window.location.href, settings),
    ...(mobile !== undefined && { mobileViewUrl: mobile }),
  }
}

/** Tells the facts now and whenever the page's root changes; returns what ends it. */
export function watchFooterFacts(tell: (facts: FooterFacts) => void): () => void {
  tell(readFacts())
  return observePageRoot(() => tell(readFacts()))
}
