/** Texts of all languages, and longer ones, on a phone. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { SITES } from '../../src/shop/sites/sites.ts'
import { shop } from './support/shop.ts'

const PHONE = { width: 375, height: 800 }

/** Texts that do not fit their box, and texts that lie on one another, in the shadow roots of the page. */
const findProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const boxes: { text: string; rect: Record<'left' | 'right' | 'top' | 'bottom', number>; element: Element }[] = []
    for (const host of document.querySelectorAll('shop-header, shop-footer, shop-newsletter, shop-minicart')) {
      for (const element of host.shadowRoot?.querySelectorAll('*') ?? []) {
        // A text node has the place of its text alone.
        const node = [...element.childNodes].find((one) => one.nodeType === Node.TEXT_NODE && one.nodeValue?.trim())
        const text = node?.nodeValue?.trim() ?? ''
        if (!node || element.closest('.visually-hidden, style, script, option, select, svg')) continue
        // For screen readers only.
        if (element instanceof HTMLElement && element.offsetWidth <= 1) continue
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
        const own = getComputedStyle(element).overflowX
        if ((own === 'hidden' || own === 'clip') && element.scrollWidth > element.clientWidth + 1)
          found.push(`cut: ${text}`)
        const range = document.createRange()
        range.selectNode(node)
        let { left, right, top, bottom } = range.getBoundingClientRect()
        // What is seen of it: rows scroll, and a long text shows its first line.
        for (let around: Element | null = element; around; around = around.parentElement) {
          if (getComputedStyle(around).overflowX === 'visible') continue
          const box = around.getBoundingClientRect()
          left = Math.max(left, box.left)
          right = Math.min(right, box.right)
          top = Math.max(top, box.top)
          bottom = Math.min(bottom, box.bottom)
        }
        if (right <= left || bottom <= top) continue
        if (left < -1 || right > innerWidth + 1) found.push(`beyond the window: ${text}`)
        boxes.push({ text, rect: { left, right, top, bottom }, element })
      }
    }
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue
        const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left)
        const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top)
        const isInline =
          getComputedStyle(one.element).display === 'inline' || getComputedStyle(other.element).display === 'inline'
        // Lines of neighbours may touch by their line height.
        if (!isInline && width > 2 && height > 4) found.push(`overlap: ${one.text} / ${other.text}`)
      }
    }
    return found
  })

describe('texts on a phone', () => {
  const demo = shop()

  for (const site of SITES)
    it(`${site}: nothing is cut, nothing overlaps, in header, footer, cart and sign-up (SITE-17)`, async () => {
      const { page, open, focus, see, rest } = await demo.visitor(PHONE)
      const problems: Record<string, string[]> = {}
      for (const path of [`/?site=${site}&login=LOGGED_IN`, '/demo/minicart', '/subscribenewsletter']) {
        await open(path)
        if (path === '/subscribenewsletter') {
          await focus('shop-newsletter >>> input[name=email]')
          await see('shop-newsletter >>> input[name=legals]')
        }
        await rest()
        const found = await findProblems(page)
        if (found.length > 0) problems[path] = found
      }
      assert.deepEqual(problems, {})
    })

  it('the pseudo-locale shows that every text is translated, and fits with 40 % more (SITE-17, CONFIG-28)', async () => {
    const { page, says, rest } = await demo.open('/?site=DE&texts=pseudo&fault=promotion:404', PHONE)
    await says('shop-header >>> [part=cart-icon] .header-icon__label', '[')
    await says('shop-footer >>> .legal a', '[')
    const plain = await page.$$eval('shop-footer >>> :is(.group a, .seo a, .legal__links a)', (links) =>
      links.map(({ textContent }) => textContent ?? '').filter((text) => !/^\[.*\]$/.test(text.trim())),
    )
    assert.deepEqual(plain, [])
    await rest()
    assert.deepEqual(await findProblems(page), [])
  })

  it('the gallery has the pseudo-locale too (PART-2)', async () => {
    const { page, says } = await demo.visitor()
    await page.goto(`${demo.url}/gallery?texts=pseudo`)
    await says('parts-gallery >>> .gallery__stage button', '[')
  })
})
