import { expect } from '@open-wc/testing'
import { pageSettings } from '../../../src/page/configuration/settings.ts'
import { pushRecord, trackClicks, trackNavigation } from '../../../src/page/events/tracking.ts'
import { page } from '../../support/page.ts'

function bar(): never {
  throw new Error('The page bars it.')
}
const recordOf = (action: string, label: string) => ({ event: 'ga_event', category: 'navigation', action, label })

describe('navigation records', () => {
  /** A page with this collect service: what was sent to it, and a clock for what waits to be sent. */
  function collect(url?: string) {
    const sent: [url: string, body: unknown][] = []
    page.fake(pageSettings(), 'collectUrl', url)
    page.fake(navigator, 'sendBeacon', (to: string, body: unknown) => sent.push([to, body]))
    return { sent, clock: page.clock() }
  }
  const RECORD = '{"event":"ga_event","category":"navigation","action":"logo","label":"/"}'

  it('are pushed to the data layer as a ga_event of the category navigation (EVENT-26, NAV-41)', () => {
    trackNavigation('logo', '/')
    expect(page.dataLayer()).to.deep.equal([recordOf('logo', '/')])
  })

  it('name nobody: addresses have no fragment and no parameters but those that the page lists (EVENT-32)', () => {
    const label = () => (page.dataLayer().at(-1) as { label: string }).label
    const HREF = '/pages/order/12345678?token=abc&utm_campaign=may&mail=a@b.de#part'
    trackNavigation('promotion_text', HREF)
    expect(label()).to.equal('/pages/order/*')
    page.fake(pageSettings().block as Record<string, unknown>, 'tracking', { parameters: ['utm_campaign', 'mail'] })
    trackNavigation('promotion_text', '/beans?utm_campaign=may&token=abc&mail=a@b.de')
    expect(label()).to.equal('/beans?utm_campaign=may&mail=*')
    trackNavigation('promotion_text', 'https://other.example/x?y=1#z')
    expect(label()).to.equal('https://other.example/x')
  })

  it('name nobody: what may is hidden in search terms, and in nothing else (EVENT-32)', () => {
    for (const [action, label, shown] of [
      ['search', 'kaffee jo.doe@example.org bohne', 'kaffee * bohne'],
      ['search_all', '550e8400-e29b-41d4-a716-446655440000', '*'],
      ['search', 'bestellung 4711081512', 'bestellung *'],
      ['search', 'H&M 100 % 2026? #1', 'H&M 100 % 2026? #1'],
      ['search_term', 'kaffee-mühle', 'kaffee-mühle'],
      ['search_product', '4006381333931', '4006381333931'],
      ['navigation', 'Kaffee & Co? #1', 'Kaffee & Co? #1'],
      ['voucher', 'MAY20261231', 'MAY20261231'],
    ] as const) {
      trackNavigation(action, label)
      expect(page.dataLayer().at(-1)).to.deep.equal(recordOf(action, shown))
    }
  })

  it('are also sent to the collect service, as text that needs no preflight, after the click (EVENT-27)', () => {
    const { sent, clock } = collect('https://collect.example/in')
    trackNavigation('logo', '/')
    expect(sent).to.deep.equal([])
    clock.runAll()
    expect(sent).to.deep.equal([['https://collect.example/in', RECORD]])
  })

  it('are sent once when the page is left before (EVENT-27)', () => {
    const { sent, clock } = collect('https://collect.example/in')
    trackNavigation('logo', '/')
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(sent).to.deep.equal([['https://collect.example/in', RECORD]])
    clock.runAll()
    expect(sent).to.have.length(1)
  })

  for (const url of [undefined, '', 'javascript:alert(1)', 'http://'])
    it(`are sent nowhere with ${url} for a collect service (EVENT-27)`, () => {
      const { sent, clock } = collect(url)
      trackNavigation('logo', '/')
      clock.runAll()
      expect(sent).to.deep.equal([])
      expect(page.dataLayer()).to.have.length(1)
    })

  for (const [what, layer] of [
    ['null and locked', { value: null }],
    ['undefined and locked', { value: undefined }],
    ['a frozen list', { value: Object.freeze([]) }],
    ['read by a function that throws', { get: () => bar() }],
    ['written by a function that throws', { get: () => null, set: () => bar() }],
    ['read only', { get: () => null }],
  ] as const)
    it(`are sent to the collect service also where the data layer is ${what} (EVENT-28)`, () => {
      const { sent, clock } = collect('/collect')
      const own = Object.getOwnPropertyDescriptor(window, 'dataLayer')
      page.onEnd(
        () =>
          void (own ? Object.defineProperty(window, 'dataLayer', own) : Reflect.deleteProperty(window, 'dataLayer')),
      )
      Object.defineProperty(window, 'dataLayer', { ...layer, configurable: true })
      trackNavigation('logo', '/')
      clock.runAll()
      expect(sent).to.deep.equal([['/collect', RECORD]])
    })

  it('break nothing when the beacon fails, or the data layer throws or is no array (EVENT-28)', () => {
    const { clock } = collect('/collect')
    page.fake(navigator, 'sendBeacon', () => {
      throw new TypeError('barred')
    })
    trackNavigation('logo', '/')
    clock.runAll()
    page.fake(navigator, 'sendBeacon', undefined)
    const broken = Object.assign([], {
      push() {
        throw new Error('The tag manager is broken.')
      },
    })
    for (const dataLayer of [broken, 'none', 7, {}]) {
      page.fake(window, 'dataLayer', dataLayer)
      trackNavigation('logo', '/')
    }
    const circular: Record<string, unknown> = {}
    circular.self = circular
    pushRecord(circular)
    clock.runAll()
  })

  /** Tracks the clicks in this markup; returns the cleanup. */
  function place(markup: string, isHandled = true): () => void {
    const root = page.paint(markup)
    root.addEventListener('click', (event) => isHandled && event.preventDefault())
    const end = trackClicks(root.host as HTMLElement)
    page.onEnd(end)
    return end
  }

  it('are made of every click inside, named by the innermost data-track (EVENT-29, NAV-41)', () => {
    place(
      '<nav data-track="navigation|all"><a data-track="navigation|Tea | more" href="/"><b>Tea</b></a><i>x</i></nav><u></u>',
    )
    for (const inner of ['b', 'i', 'u']) page.select(inner).click()
    expect(page.dataLayer()).to.deep.equal([recordOf('navigation', 'Tea | more'), recordOf('navigation', 'all')])
  })

  it('are made of clicks in nested shadow roots (EVENT-29)', () => {
    place('<div><template shadowrootmode="open"><button data-track="inner|button"></button></template></div>')
    page.select('button').click()
    expect(page.dataLayer()).to.deep.equal([recordOf('inner', 'button')])
  })

  it('have another action for a click that only opens (EVENT-30)', () => {
    place('<a data-track="icon|cart" aria-expanded="false" href="#cart"></a>')
    page.select('a').click()
    expect(page.dataLayer()).to.deep.equal([recordOf('icon_open', 'cart')])
  })

  it('have the same action when the page follows the link by script (EVENT-30)', () => {
    place('<a data-track="icon|cart" aria-expanded="false" href="/cart"></a>', false)
    page.select('a').click()
    expect(page.followed()).to.deep.equal(['/cart'])
    expect(page.dataLayer()).to.deep.equal([recordOf('icon', 'cart')])
  })

  it('are made of clicks with the middle button, and of no other extra button (EVENT-29, EVENT-30)', () => {
    place('<a data-track="a|b" href="/"></a>')
    for (const button of [1, 2])
      page
        .select('a')
        .dispatchEvent(new MouseEvent('auxclick', { bubbles: true, composed: true, cancelable: true, button }))
    expect(page.dataLayer()).to.deep.equal([recordOf('a', 'b')])
  })

  it('are made neither of clicks outside, nor after the cleanup', () => {
    const end = place('<a data-track="a|b" href="/"></a>')
    document.body.click()
    end()
    page.select('a').click()
    expect(page.dataLayer()).to.deep.equal([])
  })
})
