import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import '../../../src/elements/shop-footer.ts'
import { SITES } from '../../../src/shop/sites/sites.ts'
import { fakeServices, newsletterBox, placeFooter, resetPage } from './support.ts'

/** The room of the form by the window's width, in px. */
const ROOMS = [
  [320, 568],
  [375, 508],
  [768, 484],
  [1024, 442],
  [1440, 442],
] as const

/** Distance between the middles of two lengths. */
const offset = (start: number, end: number, outerStart: number, outerEnd: number) =>
  Math.abs(start + end - outerStart - outerEnd) / 2

/** In a file of its own: once the code of the form has loaded, it shows in every box. */
describe('the newsletter box before its form', () => {
  const style = document.createElement('style')
  // So far below the window that the form is not fetched.
  style.textContent = 'body { margin: 0; padding-block-start: 3000px }'
  before(() => document.head.append(style))
  after(() => style.remove())
  afterEach(resetPage)

  it('has heading, sentence and link in the middle of the form’s room, in all languages and widths (FOOTER-60)', async () => {
    fakeServices()
    const boxes = new Map<string, Element>()
    for (const site of SITES) boxes.set(site, newsletterBox(await placeFooter(site)) as Element)
    for (const [width, room] of ROOMS) {
      await setViewport({ width, height: 800 })
      for (const [site, box] of boxes) {
        const { height, left, right, top, bottom } = box.getBoundingClientRect()
        expect(height, `${site} ${width}`).to.equal(room)
        const parts = [...box.querySelectorAll('h2, p, a')].map((part) => part.getBoundingClientRect())
        const [first, last] = [parts[0] as DOMRect, parts.at(-1) as DOMRect]
        expect(parts).to.have.length(3)
        expect(offset(first.top, last.bottom, top, bottom), `${site} ${width}`).to.be.below(1)
        for (const part of parts) expect(offset(part.left, part.right, left, right), `${site} ${width}`).to.be.below(1)
        // Neither pressed against the edges, nor lost in the room.
        expect(first.top - top, `${site} ${width}`).to.be.within(32, 0.36 * room)
      }
    }
  })
})
