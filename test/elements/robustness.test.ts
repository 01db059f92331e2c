import { aTimeout, expect } from '@open-wc/testing'
import '../../src/elements/shop-footer.ts'
import '../../src/elements/shop-header.ts'
import '../../src/elements/shop-minicart.ts'
import '../../src/elements/shop-newsletter.ts'
import { captureConsole } from '../support/console.ts'
import { allInside, clearPage, eventually, html, inside, place } from '../support/elements.ts'
import { record } from '../support/events.ts'
import { json, serve } from '../support/services.ts'
import { waitUntil } from '../support/wait-until.ts'

const INCOMING = [
  'cartTriggerUpdate',
  'modal-closed',
  'shop-cart-change',
  'shop-close-flyouts',
  'shop-open-flyout',
  'shop-personal-data-reset',
]

describe('events of the page', () => {
  it('break nothing with a missing or wrong detail (EVENT-3)', async () => {
    const stops = [captureConsole('error', []), captureConsole('warn', [])]
    const { end, calls } = serve({ 'GET /service/cart/api/cart': () => json({ cart: { numberOfArticles: 0 } }) })
    const failures = record<{ code: string }>('shop-element-error')
    const uncaught: unknown[] = []
    const note = (event: ErrorEvent | PromiseRejectionEvent) => void uncaught.push(event)
    window.addEventListener('error', note)
    window.addEventListener('unhandledrejection', note)
    const elements = [
      await place(html`<shop-header site="DE"></shop-header>`),
      await place(html`<shop-footer site="DE"></shop-footer>`),
      await place(html`<shop-minicart site="DE"></shop-minicart>`),
    ]
    for (const name of INCOMING) {
      window.dispatchEvent(new Event(name))
      for (const detail of [
        undefined,
        null,
        7,
        'x',
        [],
        { change: null },
        { flyout: {} },
        { change: { setArticle: 1 } },
      ])
        window.dispatchEvent(new CustomEvent(name, { detail }))
    }
    await aTimeout(100)
    failures.end()
    window.removeEventListener('error', note)
    window.removeEventListener('unhandledrejection', note)
    end()
    expect(uncaught).to.deep.equal([])
    expect(failures.details.filter(({ code }) => code === 'RENDER_FAILED')).to.deep.equal([])
    expect(calls.filter(({ method }) => method === 'PUT')).to.deep.equal([])
    for (const element of elements) expect(inside(element, '.shop-base')?.childElementCount).to.be.above(0)
    clearPage()
    for (const stop of stops) stop()
  })
})

describe('elements whose services', () => {
  const original = window.fetch
  let unhush = () => {}
  beforeEach(() => {
    unhush = captureConsole('error', [])
  })
  afterEach(async () => {
    clearPage()
    await aTimeout(5)
    window.fetch = original
    unhush()
  })

  /** All elements, once each has been rendered, with the number of their links. Sites are used once: they keep their data. */
  const placeAll = async (site: string) => {
    const elements = [
      await place(html`<shop-header site=${site}></shop-header>`),
      await place(html`<shop-footer site=${site}></shop-footer>`),
      await place(html`<shop-newsletter site=${site}></shop-newsletter>`),
    ]
    // The form in the footer tells that it is ready too.
    for (const element of elements) await eventually(element, 'a[href], form[action]')
    return elements.map((element) => allInside(element, 'a[href], form[action]').length)
  }

  it('never answer are rendered, with their links (CALL-9)', async () => {
    window.fetch = () => new Promise(() => {})
    for (const links of await placeAll('AT')) expect(links).to.be.above(0)
  })

  it('can not be reached report it and work without them (CALL-24)', async () => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    const errors = record<{ element: string; code: string }>('shop-element-error')
    const uncaught: unknown[] = []
    const note = (event: PromiseRejectionEvent) => void uncaught.push(event.reason)
    window.addEventListener('unhandledrejection', note)
    for (const links of await placeAll('HU')) expect(links).to.be.above(0)
    const codes = [
      'UNKNOWN',
      'PERSONAL_DATA_UNAVAILABLE',
      'FOOTER_CONTENT_UNAVAILABLE',
      'NEWSLETTER_STATUS_UNAVAILABLE',
    ]
    for (const code of codes) await waitUntil(() => errors.details.some((error) => error.code === code), code)
    errors.end()
    window.removeEventListener('unhandledrejection', note)
    expect(uncaught).to.deep.equal([])
  })
})
