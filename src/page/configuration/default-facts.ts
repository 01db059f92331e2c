/** Bundles get of this file the values only (tools/build/facts.ts). */
import { COMMON_ATTRIBUTES } from './tables/common.ts'
import { FOOTER_ATTRIBUTES } from './tables/shop-footer.ts'
import { HEADER_ATTRIBUTES } from './tables/shop-header.ts'

const { product } = COMMON_ATTRIBUTES
const { 'logo-src': logoSrc, 'home-url': homeUrl, 'back-url': backUrl } = HEADER_ATTRIBUTES
const { newsletter } = FOOTER_ATTRIBUTES

/** Attributes of which a fragment of the release shows the defaults only, and these as a page writes them. */
export const PAINTED_DEFAULTS: Readonly<Record<string, string>> = {
  product: product.default,
  'logo-src': logoSrc.default,
  'home-url': homeUrl.default,
  'back-url': backUrl.default,
  newsletter: `${newsletter.default}`,
}
