/** Props that are applied without React. Another one that differs from the fragment's needs a render (LIVE-10). */
import { PROMOTION_PLACES } from '../../shop/promotion/promotion-places.ts'
import type { FooterProps } from './tables/shop-footer.ts'
import type { HeaderProps } from './tables/shop-header.ts'
import type { PaintedBareTag } from './tags.ts'

/** Props that name the header's campaigns. */
export const PROMOTION_PROPS = [
  ...Object.values(PROMOTION_PLACES),
  'allOfTags',
  'anyOfTags',
  'noneOfTags',
] as const satisfies readonly (keyof HeaderProps)[]

export const HEADER_LIVE_PROPS: readonly (keyof HeaderProps)[] = [
  'stage',
  'apiBase',
  'theme',
  'sticky',
  'clientId',
  'navigationRoute',
  'consent',
  'consentDomainId',
  'addedPanel',
  'quantity',
  'agentTools',
  'cartLink',
  'nextPage',
  'appBanner',
  ...PROMOTION_PROPS,
]

export const FOOTER_LIVE_PROPS: readonly (keyof FooterProps)[] = ['stage', 'apiBase', 'theme', 'contentId']

/** Props of the tags that are on each page. */
export const LIVE_PROPS: Readonly<Record<PaintedBareTag, readonly string[]>> = {
  'shop-header': HEADER_LIVE_PROPS,
  'shop-footer': FOOTER_LIVE_PROPS,
}
