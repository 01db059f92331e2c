import { DEFAULT_LOCALE, DEFAULT_SITE, LOCALES, SITES } from '../../../shop/sites/sites.ts'
import { DEFAULT_THEME, THEMES } from '../../../shop/themes.ts'
import type { AttributeTable, PropsOf } from '../attribute.ts'

/** Attributes of all five tags. The page root's `data-*` and the JSON block may set them for the whole page (CONFIG-8). */
export const COMMON_ATTRIBUTES = {
  /** The country site. */
  site: { kind: 'choice', of: SITES, default: DEFAULT_SITE },
  /** The language; by default the site's. */
  locale: { kind: 'choice', of: LOCALES, default: DEFAULT_LOCALE },
  /** The brand name. */
  product: { kind: 'text', default: 'Shop' },
  /** The environment that the page belongs to. */
  stage: { kind: 'choice', of: ['production', 'staging', 'test'], default: 'production' },
  /** The colours. */
  theme: { kind: 'choice', of: THEMES, default: DEFAULT_THEME },
  /** Prefix of every service's path; empty means same-origin. */
  'api-base': { kind: 'text', default: '' },
} as const satisfies AttributeTable

export type CommonProps = PropsOf<typeof COMMON_ATTRIBUTES>
