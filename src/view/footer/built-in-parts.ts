import type source from '../../../locales/de-DE/footer.json'
import type { LegalLink } from '../../shop/footer/footer.ts'
import { DUTY_PAGES } from '../../shop/sites/facts.ts'
import type { Site } from '../../shop/sites/sites.ts'

/** The built-in headings and legal links, which complete the content of the service too (FOOTER-14, FOOTER-15). */
export interface BuiltInParts {
  headline: string
  seo: string
  socialMedia: string
  appReferences: string
  qualityLogos: string
  legalLinks: readonly LegalLink[]
}

type LegalPage = 'imprint' | 'terms' | 'privacy' | 'withdrawal' | 'accessibility'
/** The keys of their texts. */
type PartKey =
  | 'headline'
  | 'seo.heading'
  | 'social'
  | 'apps'
  | 'qualityLogos'
  | `path.${LegalPage}`
  | `legal.${keyof typeof source.legal}`

/** `t`: says a text of the footer. React calls it, and the build, for the files that the live layer reads (tools/build/assets.ts). */
export function builtInParts(site: Site, t: (key: PartKey) => string): BuiltInParts {
  const page = (name: LegalPage, text: keyof typeof source.legal = name): LegalLink => ({
    url: t(`path.${name}`),
    text: t(`legal.${text}`),
    name,
  })
  // Links that the law asks for (LAW-1).
  const duties = Object.entries(DUTY_PAGES[site] ?? {}) as [keyof typeof source.legal, string][]
  return {
    headline: t('headline'),
    seo: t('seo.heading'),
    socialMedia: t('social'),
    appReferences: t('apps'),
    qualityLogos: t('qualityLogos'),
    legalLinks: [
      page('imprint'),
      page('terms'),
      page('privacy'),
      page('withdrawal'),
      ...duties.map(([duty, url]): LegalLink => ({ url, text: t(`legal.${duty}`), name: duty, duty })),
      page('accessibility'),
      { ...page('privacy', 'consent'), opensConsentSettings: true },
    ],
  }
}
