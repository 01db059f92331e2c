/** What the page determines about its footer, by cookies, page root and address. */

import { observePageRoot } from '../../page/configuration/page-root.ts'
import { pageRootValue, pageSettings } from '../../page/configuration/settings.ts'
import {
  DEFAULT_VIEW_SETTINGS,
  desktopViewUrl,
  mobileViewUrl,
  type ViewSettings,
} from '../../shop/footer/view-changer.ts'
import { desktopParameter, isDesktop, isNewsletterFormHidden, isReducedByCookie } from './other-footer.ts'

export interface ViewUrls {
  desktop: string
  /** Set only where the address forces the desktop view. */
  mobile?: string
  /** The page is laid out for the desktop already: there is nothing to change to (FOOTER-57). */
  isDesktop: boolean
}

export interface FooterFacts {
  /** By a cookie (FOOTER-34). */
  isReduced: boolean
  /** By the page root (FOOTER-28). */
  isNewsletterFormHidden: boolean
  /** Empty unless the page root names one (FOOTER-40). */
  platform: string
  /** Undefined before mounting. */
  view?: ViewUrls
}

/** Before mounting, and while prerendering. */
export const DEFAULT_FOOTER_FACTS: FooterFacts = {
  isReduced: false,
  isNewsletterFormHidden: false,
  platform: '',
}

function viewSettings(): ViewSettings {
  const { mobilePathSegment } = pageSettings().block
  return {
    mobilePathSegment:
      typeof mobilePathSegment === 'string' ? mobilePathSegment : DEFAULT_VIEW_SETTINGS.mobilePathSegment,
    desktopParameter: desktopParameter(),
  }
}

function viewUrls(): ViewUrls {
  const { href } = window.location
  const settings = viewSettings()
  const mobile = mobileViewUrl(href, settings)
  return { desktop: desktopViewUrl(href, settings), ...(mobile !== undefined && { mobile }), isDesktop: isDesktop() }
}

export function readFooterFacts(): FooterFacts {
  return {
    isReduced: isReducedByCookie(),
    isNewsletterFormHidden: isNewsletterFormHidden(),
    platform: pageRootValue('platform') ?? '',
    view: viewUrls(),
  }
}

/** Calls back now and whenever the page root changes. Returns the cleanup. */
export function watchFooterFacts(onChange: (facts: FooterFacts) => void): () => void {
  onChange(readFooterFacts())
  return observePageRoot(() => onChange(readFooterFacts()))
}
