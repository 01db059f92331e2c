/**
 * The package's entry for bundlers: `import 'shop-elements'`. Does what the loader does, but the elements' code comes from the bundle's own
 * chunks, on the first tag that needs it; it has no live layer and fetches no fragments, so React renders each tag (DELIVERY-71).
 */

import { findTags, ignore } from './loader/find-tags.ts'
import { startPage } from './loader/start-page.ts'
import type { Tag } from './page/configuration/tags.ts'
import { reportMissingCode } from './page/events/events.ts'

/** An `import()` for each tag, which bundlers find. Filled in by the build. */
declare const __SHOP_ELEMENTS_CODE__: Readonly<Record<Tag, () => Promise<unknown>>>
const CODE = __SHOP_ELEMENTS_CODE__

/** Parts of the DOM that unit tests lack come before any code of an element; browsers fetch nothing for it (DELIVERY-85). */
const completed = () =>
  'adoptedStyleSheets' in document && 'origin' in window
    ? undefined
    : import('./loader/complete-dom.late.ts').then((code) => code.completeDom())

// On a server there is nothing to do.
if (typeof document === 'object') {
  const whole = completed()
  const begin = async (_: Element, tag: Tag) => {
    try {
      await whole
      await CODE[tag]()
    } catch (error) {
      reportMissingCode(tag, error)
    }
  }
  let find: (element: Element) => unknown
  startPage(
    async (element) => void (await find(element)),
    async () => (await import('./doctor/doctor.ts')).doctor(),
    () => {
      find = findTags(begin, ignore)
    },
  )
}
