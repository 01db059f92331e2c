import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import '../../../src/elements/shop-header.ts'
import { page } from '../../support/page.ts'

const OWN = 'script[data-shop-next-page]'
const written = () => document.querySelectorAll<HTMLScriptElement>(OWN)
const rules = () => JSON.parse(written()[0]?.textContent ?? 'null')

/** A browser that knows no rules gets none. */
const itWithRules = HTMLScriptElement.supports?.('speculationrules') ? it : it.skip

describe('the next page in advance', () => {
  const open = (value: string) =>
    page.mount(html`<shop-header site="DE" cart-link="put" next-page=${value}></shop-header>`)
  const isWritten = () => page.until(() => written().length > 0)
  const connection = (fields: object) => {
    const target = Object.assign(new EventTarget(), fields)
    page.fake(navigator, 'connection', target)
    return target
  }
  /** Its code has run, or never will. */
  const stillNothing = async () => {
    await import('../../../src/live/next-page/next-page.late.ts')
    await page.rendered()
    expect(written()).to.have.length(0)
  }

  itWithRules(
    'is named by rules for links of menu, search and cart on this host (NEXT-1, NEXT-2, NEXT-6)',
    async () => {
      await open('prefetch')
      await isWritten()
      expect(Object.keys(rules())).to.deep.equal(['prefetch'])
      const [{ where, eagerness, expects_no_vary_search: expected }] = rules().prefetch
      expect(eagerness).to.equal('moderate')
      // The docs have back ends say the same (NEXT-6).
      expect(expected).to.equal(
        'key-order, params=("utm_source" "utm_medium" "utm_campaign" "utm_content" "utm_term" "gclid" "fbclid" "msclkid")',
      )
      const [{ selector_matches: ours }, { href_matches: here }, { not: effects }, { not: left }] = where.and
      expect(here).to.equal('/*')
      expect(effects.href_matches).to.include.members(['/*logout*', '/*checkout*', '/*\\?put=*'])
      expect(page.selectAll('a').some((link) => link.matches(ours))).to.equal(true)
      for (const name of ['logo', 'user-menu-icon', 'store-finder-icon'])
        expect(page.select(`[part=${name}]`).matches(ours), name).to.equal(false)
      expect(page.select('[part=cart-icon]').matches(ours)).to.equal(true)
      const link = document.createElement('a')
      for (const [name, value] of [
        ['class', 'no-prefetch'],
        ['rel', 'nofollow'],
        ['download', ''],
        ['target', '_blank'],
      ] as const) {
        link.setAttribute(name, value)
        expect(link.matches(left.selector_matches), name).to.equal(true)
        link.removeAttribute(name)
      }
      expect(link.matches(left.selector_matches)).to.equal(false)
    },
  )

  itWithRules(
    'is run as well with `prerender`, by the same links; both end with the attribute, and with the header (NEXT-1, NEXT-3)',
    async () => {
      const header = await open('prerender')
      await isWritten()
      expect(Object.keys(rules())).to.deep.equal(['prefetch', 'prerender'])
      expect(rules().prerender).to.deep.equal(rules().prefetch)
      header.setAttribute('next-page', 'off')
      await page.until(() => written().length === 0)
      header.setAttribute('next-page', 'prefetch')
      await isWritten()
      header.remove()
      await page.until(() => written().length === 0)
    },
  )

  itWithRules('is not named twice, where the frame of a back end or another header has done so (NEXT-5)', async () => {
    await open('prefetch')
    await isWritten()
    await page.mount(html`<shop-header site="AT" next-page="prerender"></shop-header>`)
    await page.rendered()
    expect(written()).to.have.length(1)
  })

  it('is not named without the attribute (NEXT-1)', async () => {
    await open('off')
    await stillNothing()
  })

  for (const [name, fields] of [
    ['a visitor who saves data', { saveData: true }],
    ['a network like 3G', { effectiveType: '3g' }],
    ['a network like 2G', { effectiveType: 'slow-2g' }],
  ] as const)
    it(`is not named for ${name} (NEXT-3)`, async () => {
      connection(fields)
      await open('prefetch')
      await stillNothing()
    })

  it('is not named in an app that shows the page (NEXT-3)', async () => {
    page.fake(navigator, 'userAgent', 'Mozilla/5.0 (Linux; Android 15; wv) Chrome/150.0 Mobile Safari/537.36')
    await open('prefetch')
    await stillNothing()
  })

  it('is not named for staff, who see what is not public (NEXT-3)', async () => {
    document.cookie = 'staffAuth=1'
    await open('prefetch')
    await stillNothing()
  })

  it('is not named where the page wants none (NEXT-2)', async () => {
    document.documentElement.className = 'no-prefetch'
    await open('prefetch')
    await stillNothing()
  })

  itWithRules('is taken back when the network gets slow, and named again (NEXT-3)', async () => {
    const network = connection({ effectiveType: '4g' })
    await open('prefetch')
    await isWritten()
    for (const [effectiveType, count] of [
      ['3g', 0],
      ['4g', 1],
    ] as const) {
      Object.assign(network, { effectiveType })
      network.dispatchEvent(new Event('change'))
      expect(written(), effectiveType).to.have.length(count)
    }
  })

  itWithRules('is named by a page that is itself in advance when somebody opens that (NEXT-3)', async () => {
    page.fake(document, 'prerendering', true)
    await open('prefetch')
    await stillNothing()
    page.fake(document, 'prerendering', false)
    document.dispatchEvent(new Event('prerenderingchange'))
    expect(written()).to.have.length(1)
  })
})
