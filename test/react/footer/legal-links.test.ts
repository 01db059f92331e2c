// every engine: styles, focus, keys
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { prerenderElement } from '../../../src/render/prerender.tsx'
import type { Site } from '../../../src/shop/sites/sites.ts'
import { nameOf } from '../../support/find.ts'
import { middleOf } from '../../support/input.ts'
import { page } from '../../support/page.ts'
import { contentOf, hasGroups, legalLinks } from './support.ts'

const GROUPS = [{ heading: { iconName: 'contact', link: { url: '/c', text: 'Contact' } } }]
const IMPRINT = { url: '/imprint', text: 'Imprint' }

/** The browser's own, which the services of a test replace. */
const ownFetch = window.fetch.bind(window)

/** Content stays as long as the page: each has an id of its own. */
let contents = 0

/** A footer whose content has these legal links. */
async function showLegal(site: Site, given: readonly object[], isReduced = false): Promise<Element> {
  contents += 1
  const id = `LEGAL_${contents}`
  const content = { teaser: { groups: GROUPS }, legalLinks: given }
  page.serve({ [`GET /service/promotion/api/promotion/${id}`]: contentOf(content) })
  const footer = await page.mount(html`<shop-footer site=${site} content-id=${id} ?reduced=${isReduced}></shop-footer>`)
  await hasGroups(1)
  return footer
}
/** Without the last, that to the consent settings. */
const links = () =>
  legalLinks()
    .slice(0, -1)
    .map((name) => name.replace(/\u00a0/g, ' '))

const DUTIES = {
  DE: ['Verträge hier kündigen', 'Vertrag widerrufen', 'Gesetzliche Gewährleistung'],
  AT: ['Vom Vertrag zurücktreten', 'Gesetzliche Gewährleistung'],
  PL: ['Odstąp od umowy', 'Prawna gwarancja zgodności'],
  CZ: ['Odstoupit od smlouvy', 'Zákonná záruka'],
  HU: ['Elállás a szerződéstől', 'Kellékszavatosság'],
  SK: ['Odstúpiť od zmluvy', 'Zákonná záruka'],
  CH: [],
  CH_FR: [],
  TR: [],
} as const
const SITES = Object.keys(DUTIES) as (keyof typeof DUTIES)[]
const [CANCEL, WITHDRAW, GUARANTEE] = DUTIES.DE

const ALL: readonly string[] = Object.values(DUTIES).flat()

/** The link is as high as a finger needs, and gets a tap at its middle. */
function expectTapped(link: Element): void {
  const name = link.textContent ?? ''
  const [x, y] = middleOf(link)
  const { left, right, height } = link.getBoundingClientRect()
  expect([left >= 0, right <= window.innerWidth, height >= 24], name).to.deep.equal([true, true, true])
  expect(link.contains((link.getRootNode() as ShadowRoot).elementFromPoint(x, y)), name).to.equal(true)
}

describe('the legal links of a footer', () => {
  for (const site of SITES) {
    it(`have what the law of ${site} asks for with any content, one tap at 320 px (LAW-1, LAW-2, LAW-6)`, async () => {
      await page.size(320)
      for (const isReduced of [false, true])
        for (const [given, added] of [
          [[], DUTIES[site]],
          [[IMPRINT], DUTIES[site]],
          [
            [{ url: '/own', text: 'Own', duty: 'withdrawContract' }],
            DUTIES[site].filter((_, at) => at !== DUTIES[site].length - 2),
          ],
        ] as const) {
          const footer = await showLegal(site, given, isReduced)
          const shown = page.within(page.get('navigation'))
          const names = shown.names('link')
          expect(names.filter((name) => ALL.includes(name))).to.deep.equal(added)
          for (const name of [...given.map(({ text }) => text), ...added]) expectTapped(shown.get('link', name))
          footer.remove()
        }
    })

    it(`have it on ${site} without content, reduced too (LAW-2)`, async () => {
      await page.mount(html`<shop-footer site=${site} content-id="" reduced></shop-footer>`)
      expect(links().filter((name) => ALL.includes(name))).to.deep.equal(DUTIES[site])
    })
  }

  // The longest words, and the most links.
  for (const site of ['DE', 'HU'] as const)
    it(`of ${site} are reached by Tab at 400 % zoom, in sight, by their names (LAW-14)`, async () => {
      await page.size(320, 256)
      await page.mount(
        html`<button>Before</button><shop-footer site=${site} content-id="" newsletter="false"></shop-footer><button>After</button>`,
      )
      const nav = page.within(await page.see('navigation'))
      const reached: string[] = []
      page.get('button', 'Before').focus()
      for (let tabs = 0; tabs < 60 && page.focused() !== page.get('button', 'After'); tabs += 1) {
        await page.press('Tab')
        const link = nav.all('link').find((one) => one === page.focused())
        if (!link) continue
        reached.push(nameOf(link))
        // Browsers scroll to it a moment later, by whole pixels.
        await page.until(() => Math.floor(link.getBoundingClientRect().bottom) <= 256, `${nameOf(link)} is in sight`)
        expectTapped(link)
      }
      expect(page.focused()).to.equal(page.get('button', 'After'))
      expect(reached).to.deep.equal(nav.names('link'))
      expect(reached).to.include.members([...DUTIES[site]])
      expect(reached.at(-1)).to.match(/cookie|Süti|Çerez/i)
    })

  for (const [title, link] of [
    ['its path', { url: '/pages/vertrag-widerrufen' }],
    ['its path at a host, with a query', { url: 'https://shop.example/pages/vertrag-widerrufen/?from=footer#form' }],
    ['its name', { url: '/service/withdraw', duty: 'withdrawContract' }],
  ] as const)
    it(`are not doubled: the content has ${title} (LAW-4)`, async () => {
      await showLegal('DE', [{ text: 'Widerruf', ...link }, IMPRINT])
      expect(links()).to.deep.equal(['Widerruf', 'Imprint', CANCEL, GUARANTEE])
    })

  for (const [title, link] of [
    ['the name of no duty', { url: '/else', duty: 'withdraw' }],
    ['something else than a name', { url: '/else', duty: { name: 'withdrawContract' } }],
  ] as const)
    it(`are completed where the content has ${title} (LAW-4)`, async () => {
      await showLegal('DE', [{ text: 'Other', ...link }])
      expect(links()).to.deep.equal(['Other', CANCEL, WITHDRAW, GUARANTEE])
    })

  it('lack the built-in entry of the notice by the attribute, and have it again without (LAW-7)', async () => {
    const footer = await page.mount(html`<shop-footer site="DE" content-id="" guarantee-notice="false"></shop-footer>`)
    expect(links()).to.include(WITHDRAW).and.not.include(GUARANTEE)
    footer.removeAttribute('guarantee-notice')
    await page.see('link', GUARANTEE)
  })
})

describe('a fragment', () => {
  for (const release of ['1.0.0', 'main-2a2ee47', '1.1.0'])
    for (const site of ['DE', 'HU'] as const)
      it(`of ${release} gets what the law of ${site} asks for (LAW-2)`, async () => {
        // Elsewhere the live layer sees that it is of another release, and has it rendered anew.
        page.logs(/HYDRATION_MISMATCH/)
        const fragment = await ownFetch(`/test/releases/${release}/${site}.shop-footer.html`)
        page.insert(await fragment.text())
        for (const name of DUTIES[site]) await page.see('link', new RegExp(name.replaceAll(' ', '\\s')))
      })

  for (const site of ['AT', 'PL', 'CZ', 'SK'] as const)
    it(`that lacks them gets what the law of ${site} asks for (LAW-2)`, async () => {
      page.logs(/HYDRATION_MISMATCH/)
      const { template } = await prerenderElement('shop-footer', { site })
      const older = template.replace(
        /<li>(?:(?!<\/li>).)*data-live="link:(?:withdrawContract|guaranteeNotice)".*?<\/li>/gs,
        '',
      )
      expect(older.length).to.be.below(template.length - 100)
      page.insert(`<shop-footer site=${site}>${older}</shop-footer>`)
      for (const name of DUTIES[site]) await page.see('link', new RegExp(name.replaceAll(' ', '\\s')))
    })

  for (const site of SITES)
    it(`of ${site} has it in sight at 320 px without script, reduced too (LAW-6)`, async () => {
      await page.size(320)
      for (const reduced of ['false', 'true']) {
        const { template } = await prerenderElement('shop-footer', { site, reduced })
        const { shadowRoot } = page.insert(`<div>${template}</div>`)
        const all = [...(shadowRoot?.querySelectorAll('.legal__links a') ?? [])]
        for (const name of DUTIES[site]) {
          const link = all.find(({ textContent }) => textContent?.replace(/\u00a0/g, ' ') === name)
          expect(link?.checkVisibility(), name).to.equal(true)
          expectTapped(link as Element)
        }
      }
    })
})
