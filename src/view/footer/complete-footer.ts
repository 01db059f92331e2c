/** Parts of the built-in content that complete that of the content service. */
import type { RemoteFooter } from '../../api/footer/footer-schema.late.ts'
import { leadsTo } from '../../page/browser/leads-to.ts'
import { safeUrl } from '../../page/browser/safe-url.ts'
import type { FooterContent, LegalLink } from '../../shop/footer/footer.ts'
import type { BuiltInParts } from './built-in-parts.ts'

type OwnAddresses = Readonly<Record<string, string>>

/** The built-in legal links that are missing: all, or the consent link and the duties (FOOTER-14, FOOTER-16, LAW-2, LAW-4). */
function missingLegalLinks(given: RemoteFooter['legalLinks'], builtIn: readonly LegalLink[], own: OwnAddresses) {
  if (given.length === 0) return builtIn
  return builtIn.filter(({ name = '', url, opensConsentSettings, duty }) =>
    opensConsentSettings
      ? !given.some((link) => link.opensConsentSettings)
      : duty && !given.some((link) => link.duty === duty || leadsTo(link.url, safeUrl(own[name]) ?? url)),
  )
}

/**
 * Fills in headings and legal links, which are optional (FOOTER-15).
 *
 * @param own The page's own addresses of built-in links by their names (CONFIG-26).
 */
export function completeFooter(remote: RemoteFooter, builtIn: BuiltInParts, own: OwnAddresses = {}): FooterContent {
  const { headline, seo, socialMedia, appReferences, qualityLogos, legalLinks } = builtIn
  return {
    ...remote,
    headline: remote.headline || headline,
    seo: { ...remote.seo, heading: remote.seo.heading || seo },
    socialMedia: { ...remote.socialMedia, heading: remote.socialMedia.heading || socialMedia },
    appReferences: { ...remote.appReferences, heading: remote.appReferences.heading || appReferences },
    qualityLogos: { ...remote.qualityLogos, heading: remote.qualityLogos.heading || qualityLogos },
    legalLinks: [...remote.legalLinks, ...missingLegalLinks(remote.legalLinks, legalLinks, own)],
  }
}
