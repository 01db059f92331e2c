// every engine: styles
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { SITES } from '../../../src/shop/sites/sites.ts'
import { page } from '../../support/page.ts'
import { newsletterBox, showFooter } from './support.ts'

/** The room of the form by the window's width, in px. */
const ROOMS = [
  [320, 412.8],
  [375, 373.75],
  [768, 256],
  [1024, 212],
  [1440, 212],
] as const

/** Distance between the middles of two lengths. */
const offset = (start: number, end: number, outerStart: number, outerEnd: number) =>
  Math.abs(start + end - outerStart - outerEnd) / 2

/** In a file of its own: once the code of the form has loaded, it shows in every box. */
describe('the newsletter box before its form', () => {
  for (const site of SITES)
    it(`has its texts in the middle of the form’s room on ${site} (FOOTER-60)`, async () => {
      document.body.style.margin = '0'
      // So far below the window that the form is not fetched.
      await page.mount(html`<div style="height: 3000px"></div>`)
      await showFooter(site)
      for (const [width, room] of ROOMS) {
        await page.size(width)
        const { height, left, right, top, bottom } = newsletterBox().getBoundingClientRect()
        expect(height, `${width} px`).to.be.closeTo(room, 0.1)
        const parts = page
          .within(newsletterBox())
          .selectAll('h2, p, a')
          .map((part) => part.getBoundingClientRect())
        const [first, last] = [parts[0] as DOMRect, parts.at(-1) as DOMRect]
        expect(parts).to.have.length(3)
        expect(offset(first.top, last.bottom, top, bottom), `${width} px`).to.be.below(1)
        for (const part of parts) expect(offset(part.left, part.right, left, right), `${width} px`).to.be.below(1)
        // Neither pressed against the edges, nor lost in the room.
        expect(first.top - top, `${width} px`).to.be.within(16, 0.36 * room)
      }
    })
})
