import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import '../../src/elements/shop-footer.ts'
import '../../src/elements/shop-header.ts'
import '../../src/elements/shop-minicart.ts'
import '../../src/elements/shop-newsletter.ts'
import { page } from '../support/page.ts'

const INCOMING = [
  'cartTriggerUpdate',
  'modal-closed',
  'shop-cart-change',
  'shop-close-flyouts',
  'shop-open-flyout',
  'shop-personal-data-reset',
]
const DETAILS = [undefined, null, 7, 'x', [], { change: null }, { flyout: {} }, { change: { setArticle: 1 } }]

/** Errors that nobody has caught from now on. */
function uncaught(): unknown[] {
  const faults: unknown[] = []
  const note = (event: ErrorEvent | PromiseRejectionEvent) =>
    void faults.push(event instanceof ErrorEvent ? event.message : event.reason)
  for (const type of ['error', 'unhandledrejection'] as const) {
    window.addEventListener(type, note)
    page.onEnd(() => window.removeEventListener(type, note))
  }
  return faults
}

describe('events of the page', () => {
  it('break nothing with a missing or wrong detail (EVENT-3)', async () => {
    page.logs(/INVALID_CHANGE/, /shop-open-flyout: the flyout/)
    const failures = page.events<{ code: string }>('shop-element-error')
    const faults = uncaught()
    const elements = [
      await page.mount(html`<shop-header site="DE"></shop-header>`),
      await page.mount(html`<shop-footer site="DE"></shop-footer>`),
      await page.mount(html`<shop-minicart site="DE"></shop-minicart>`),
    ]
    for (const name of INCOMING) {
      window.dispatchEvent(new Event(name))
      for (const detail of DETAILS) page.dispatch(name, detail)
    }
    const codes = () => failures.map(({ code }) => code)
    await page.until(() => codes().filter((code) => code === 'INVALID_CHANGE').length === DETAILS.length + 1)
    expect(faults).to.deep.equal([])
    expect(codes()).to.not.include('RENDER_FAILED')
    expect(page.calls('PUT /service/cart/api/cart')).to.deep.equal([])
    for (const element of elements) await page.within(element).see('link')
  })
})

describe('elements whose services', () => {
  /** All elements, once each has links or a form. Sites are used once: they keep their data. */
  async function mountAll(site: string): Promise<void> {
    // The form in the footer tells that it is ready too.
    for (const element of [
      await page.mount(html`<shop-header site=${site}></shop-header>`),
      await page.mount(html`<shop-footer site=${site}></shop-footer>`),
      await page.mount(html`<shop-newsletter site=${site}></shop-newsletter>`),
    ])
      await page.until(() => page.within(element).select('a[href], form[action]'))
  }

  it('never answer are rendered, with their links (CALL-9)', async () => {
    page.fake(window, 'fetch', () => new Promise(() => {}))
    await mountAll('AT')
  })

  it('can not be reached report it and work without them (CALL-24)', async () => {
    page.fake(window, 'fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    page.logs(/UNAVAILABLE/, /UNKNOWN/)
    const errors = page.events<{ code: string }>('shop-element-error')
    const faults = uncaught()
    await mountAll('HU')
    const codes = [
      'UNKNOWN',
      'PERSONAL_DATA_UNAVAILABLE',
      'FOOTER_CONTENT_UNAVAILABLE',
      'NEWSLETTER_STATUS_UNAVAILABLE',
    ]
    for (const code of codes) await page.until(() => errors.some((error) => error.code === code), code)
    expect(faults).to.deep.equal([])
  })
})

describe('an address of the page, which a stranger may have written,', () => {
  const EVIL = 'https://evil.example/'
  const NAMES =
    'query q url redirect loginRedirect returnUrl back next continue token previewDateTime shop-elements apiBase api-base search-url cart-url back-url checkout-url'

  it('leads no link, form, picture or call of the elements elsewhere (CONFIG-42)', async () => {
    const query = NAMES.split(' ').map((name) => `${name}=${encodeURIComponent(EVIL)}`)
    history.replaceState(null, '', `${location.origin}//evil.example/m//evil.example/?${query.join('&')}#${EVIL}`)
    await page.mount(html`<shop-header site="SK"></shop-header>`)
    await page.mount(html`<shop-minicart site="SK"></shop-minicart>`)
    await page.mount(html`<shop-footer site="SK"></shop-footer>`)
    await page.mount(html`<shop-newsletter site="SK"></shop-newsletter>`)
    await page.until(() => page.select('a[href*="presentation=webshop"]'), 'the footer knows the address')
    const leads = page
      .selectAll('[href], [action], [formaction], [src]')
      .flatMap((element) => ['href', 'action', 'formaction', 'src'].flatMap((name) => element.getAttribute(name) ?? []))
    expect(leads.length).to.be.above(50)
    const hosts = [...leads, ...page.calls().map(({ path }) => path)].map((lead) => new URL(lead, location.origin).host)
    expect(hosts).to.not.include('evil.example')
  })
})
