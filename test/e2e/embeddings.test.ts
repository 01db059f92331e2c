// tier 2: the same four times, by pictures
/** The four embeddings: fragments with content, those of the build, bare tags, bare tags by the fragment service. */
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { shop } from './support/shop.ts'
import type { Visitor } from './support/visitor.ts'

const EMBEDDINGS = ['content', 'static', 'off', 'service'] as const

const inHeader = (selector: string) => `shop-header >>> ${selector}`
const inFooter = (selector: string) => `shop-footer >>> ${selector}`
const FIELD = inHeader('.header__search .search__field')
const OPTION = inHeader('[role=option]')
const COPY = inHeader('.promotion--category-banner .voucher-code button')

interface Case {
  path: string
  /** The elements that must be there before they are compared, and their texts. */
  shows: readonly [selector: string, text: string]
  /** It needs a clipboard. */
  inWholeBrowser?: true
  /** The shopper's act; resolves with what came of it. */
  use(visitor: Visitor): Promise<unknown>
}

const CASES: Record<string, Case> = {
  'a search page (SEARCH-5, SEARCH-27)': {
    path: '/search?query=kaffee&site=DE',
    // The last of what comes by service.
    shows: [inHeader('.benefits'), '30\u00a0Tage Rückgaberecht'],
    async use({ click, page, see, rest, texts, value }) {
      const prefilled = await value(FIELD)
      await click(FIELD)
      await page.keyboard.type(' f', { delay: 20 })
      await see(OPTION)
      await rest()
      return [prefilled, await texts(OPTION)]
    },
  },
  'a campaign with a code (PROMO-28)': {
    path: '/categories/coffee?site=DE',
    shows: [COPY, 'kopieren'],
    inWholeBrowser: true,
    async use({ click, page, says, rest }) {
      const { origin } = new URL(page.url())
      await page.browserContext().overridePermissions(origin, ['clipboard-read', 'clipboard-sanitized-write'])
      await page.bringToFront()
      await click(COPY)
      await says(COPY, 'Code kopiert')
      await rest()
      return page.evaluate(() => navigator.clipboard.readText())
    },
  },
  'a footer with remote content (FOOTER-18)': {
    path: '/help?site=CZ',
    // Only the service has it.
    shows: [inFooter('.footer__main'), 'Ověřeno zákazníky'],
    async use({ click, page, rest, see }) {
      await click(inFooter('shop-newsletter >>> input[name=email]'))
      await see(inFooter('shop-newsletter >>> [name=legals]'))
      await rest()
      const links = await page.$$eval(inFooter('a'), (all) =>
        all.map((link) => `${link.textContent} ${link.getAttribute('href')}`),
      )
      // The address of the page names the embedding.
      return links.map((link) => link.replace(/fragments=\w+/, ''))
    },
  },
}

describe('look and work alike in the four embeddings', () => {
  const demo = shop()
  // The demo's service starts with its first fragment.
  before(() => fetch(`${demo.url}/fragments/DE/shop-header`))

  /** The words of header and footer as they are seen, and their heights. */
  const look = ({ page }: Visitor) =>
    page.$$eval(':is(shop-header, shop-footer) >>> .shop-base', (all) =>
      all.map((element) => [Math.round(element.scrollHeight), (element as HTMLElement).innerText]),
    )

  for (const [name, { path, shows, use, inWholeBrowser = false }] of Object.entries(CASES))
    it(name, async () => {
      const results: Record<string, unknown> = {}
      for (const embedding of EMBEDDINGS) {
        const visitor = await demo.visitor({ inWholeBrowser, height: 2400 })
        await visitor.open(`${path}&fragments=${embedding}`, 'live')
        await visitor.says(...shows)
        await visitor.rest()
        const first = await look(visitor)
        const used = await use(visitor)
        results[embedding] = { first, used, last: await look(visitor) }
        await visitor.page.close()
      }
      for (const embedding of EMBEDDINGS) assert.deepEqual(results[embedding], results.content, embedding)
    })
})
