import type { CommonProps } from '../../page/configuration/attributes.ts'

export interface HeaderProps extends CommonProps {
  /** Hides icons, navigation and banners, and shows the secure-order hint. */
  reduced: boolean
  sticky: boolean
  logoSrc: string
  logoAlt: string
  homeUrl: string
  /** The back button leads there; on small platforms it shows without, too. */
  backUrl: string
  /** What the navigation service calls the site. */
  clientId: string
  /** Asked for the navigation instead of the service's own. */
  navigationRoute: string
  /** Ids of promotions; without one the place stays empty. */
  topBanner: string
  categoryBanner: string
  piTeaser: string
  benefits: string
  /** What promotions must carry, separated by commas. */
  allOfTags: string
  anyOfTags: string
  noneOfTags: string
  /** Loads the consent manager's script. */
  consent: boolean
  /** Instead of the page's own by site and stage. */
  consentDomainId: string
  appBanner: boolean
}

/** The element's props, and what it hands in from outside of the features. */
export interface HeaderParts extends HeaderProps {
  /** Fetches the mini cart's code; called on the first sign of interest. */
  loadMiniCart(): Promise<unknown>
}
