import type { Site } from '../../../src/shop/sites/sites.ts'

/** A failure while a fragment was made. Messages hold no token and no received value. */
export interface FragmentFailure {
  /** As in docs/errors.md, such as `NAVIGATION_UNAVAILABLE`; `FRAGMENT_UNAVAILABLE` where nothing could be rendered. */
  code: string
  message: string
  site?: Site
  tag?: string
  cause?: unknown
}
