// tier 2: every text in every locale
/** Texts of all languages, longer ones, and long names, in narrow and wide windows. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { SITES } from '../../src/shop/sites/sites.ts'
import { FIRST_NAMES } from './support/first-names.ts'
import { atRest } from './support/rest.ts'
import { shop } from './support/shop.ts'

const PHONE = { width: 375, height: 800 }
/** The widths with the least room: on the narrowest phone, and where the header becomes wide. */
const NARROW = [320, 980]
/** A usual phone, in between, and a desktop, too: for the longest and the shortest texts. */
const WIDTHS = [...NARROW, 375, 1100, 1440]

/** Texts that must stay in one line. */
const UNITS =
  'Tagen?|Monaten?|Stück|Bewertungen|jours|mois|pièces|dni|sztuk[ai]?|szt|dní|dnů|měsíců|mesiacov|nap|hónap|gün|ay|adet|ks|db|g|kg|ml|cm|mm|GB|Go|W|bar'
const WHOLE = [
  String.raw`(CHF|€)[\s\u00a0]?\d[\d.,'’\u00a0\u202f]*`,
  String.raw`\d[\d.,'’\u00a0\u202f]*[\s\u00a0]?(€|zł|Kč|Ft|TL)`,
  String.raw`\d+([.,]\d+)?[\s\u00a0\u202f]?%|%\d+`,
  String.raw`\d{1,2}\.[\s\u00a0]?\d{1,2}\.([\s\u00a0]?\d{4})?`,
  String.raw`\d+[\s\u00a0](${UNITS})(?!\p{L})`,
  String.raw`\d+(:\d\d)?\u2060?[–-]\u2060?\d+`,
  'e[-‑](mail|posta|bülten|shop)',
].join('|')

/** Texts that do not fit their box, and texts that lie on one another, in the shadow roots of the page. */
const findProblems = (page: Page): Promise<string[]> =>
  page.evaluate((whole) => {
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
        for (const { 0: part, index } of (node.nodeValue ?? '').matchAll(new RegExp(whole, 'giu'))) {
          const match = document.createRange()
          match.setStart(node, index)
          match.setEnd(node, index + part.length)
          const lines = new Set([...match.getClientRects()].map(({ top }) => Math.round(top / 4)))
          if (lines.size > 1) found.push(`broken: ${part}, in: ${text}`)
        }
        const own = getComputedStyle(element).overflowX
        if ((own === 'hidden' || own === 'clip') && element.scrollWidth > element.clientWidth + 1)
          found.push(`${element.matches('.header-icon__label') ? 'icon ' : ''}cut: ${text}`)
        const range = document.createRange()
        range.selectNode(node)
        let { left, right, top, bottom } = range.getBoundingClientRect()
        // The part of it that is seen: rows scroll, and a long text shows its first line.
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
    for (const host of document.querySelectorAll('shop-header, shop-footer, shop-newsletter')) {
      for (const field of host.shadowRoot?.querySelectorAll<HTMLInputElement>('input[placeholder]') ?? []) {
        if (!field.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
        const { paddingLeft, paddingRight } = getComputedStyle(field)
        const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
        pen.font = getComputedStyle(field, '::placeholder').font
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        if (pen.measureText(field.placeholder).width > room) found.push(`placeholder cut: ${field.placeholder}`)
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
  }, WHOLE)

/** Names that are cut in the icon of somebody who has logged in, or run into a neighbour's. */
const findCutNames = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.$$eval(
    'shop-header >>> .header-icon__label',
    (labels, all) => {
      const own = labels.find((label) => label.closest('[part=user-menu-icon]'))
      const text = own?.firstChild
      // On phones it is for screen readers only.
      if (!own || !text || own.clientWidth <= 1) return []
      const before = text.nodeValue
      const bad = all.filter((name) => {
        text.nodeValue = name
        const { left, right } = own.getBoundingClientRect()
        const meets = labels.some((label) => {
          const box = label.getBoundingClientRect()
          return label !== own && box.width > 1 && box.left < right && box.right > left
        })
        return meets || own.scrollWidth > own.clientWidth
      })
      text.nodeValue = before
      return bad
    },
    names,
  )

/** Both, at these widths. */
async function findAtWidths(page: Page, widths: readonly number[], names: readonly string[] = []): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewport({ width, height: 800 })
    await atRest(page)
    const problems = [...(await findProblems(page)), ...(await findCutNames(page, names))]
    found.push(...problems.map((problem) => `${width} px: ${problem}`))
  }
  return found
}

describe('texts', () => {
  const demo = shop()

  for (const site of SITES)
    it(`${site}: nothing is cut or broken, nothing overlaps, in header, footer, cart and sign-up (SITE-17)`, async () => {
      const tags = ['shop-minicart', 'shop-newsletter'].map((tag) => `<${tag} site="${site}"></${tag}>`).join('')
      const change = (html: string) =>
        html.replace(/<main[^>]*>/, (main) => `${main}<div class="container">${tags}</div>`)
      const { page, open, focus, see, gone, scroll } = await demo.visitor(PHONE)
      await open(`${await demo.host({ change })}/?site=${site}&login=LOGGED_IN`, 'whole')
      await focus('main shop-newsletter >>> input[name=email]')
      await see('main shop-newsletter >>> input[name=legals]')
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await scroll(0)
      await gone('shop-header[data-away]')
      assert.deepEqual(await findAtWidths(page, ['DE', 'HU'].includes(site) ? WIDTHS : NARROW, FIRST_NAMES[site]), [])
    })

  it('the pseudo-locale shows that every text is translated, and fits with 40 % more (SITE-17, CONFIG-28)', async () => {
    const { page, says, rest } = await demo.open('/?site=HU&texts=pseudo&fault=promotion:404', PHONE)
    await says('shop-header >>> [part=cart-icon] .header-icon__label', '[')
    await says('shop-footer >>> .legal a', '[')
    const plain = await page.$$eval('shop-footer >>> :is(.group a, .seo a, .legal__links a)', (links) =>
      links.map(({ textContent }) => textContent ?? '').filter((text) => !/^\[.*\]$/.test(text.trim())),
    )
    assert.deepEqual(plain, [])
    await rest()
    // The search field has 170 px (SEARCH-7), and the icons beside it what 980 px leave: no longer words fit.
    const found = await findAtWidths(page, WIDTHS)
    assert.deepEqual(
      found.filter((problem) => !/px: (placeholder|icon) cut/.test(problem)),
      [],
    )
  })
})
