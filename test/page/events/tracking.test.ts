import { expect } from '@open-wc/testing'
import { pageSettings } from '../../../src/page/configuration/settings.ts'
import { pushRecord } from '../../../src/page/events/data-layer.ts'
import { trackClicks, trackNavigation } from '../../../src/page/events/tracking.ts'

interface Page {
  dataLayer?: unknown
}
const page = window as unknown as Page

describe('tracking of navigation (specification 1 §7, public contract §4)', () => {
  const records = () => page.dataLayer as object[]
  let end = () => {}
  let sent: [url: string, body: unknown][] = []
  const { sendBeacon } = navigator
  const settings = pageSettings()

  beforeEach(() => {
    delete page.dataLayer
    sent = []
    navigator.sendBeacon = (url, body) => {
      sent.push([String(url), body])
      return true
    }
  })
  afterEach(() => {
    end()
    settings.collectUrl = undefined
    delete page.dataLayer
    navigator.sendBeacon = sendBeacon
    document.querySelector('#tracked')?.remove()
  })

  it('pushes a ga_event of the category navigation into the data layer', () => {
    trackNavigation('logo', '/')
    expect(records()).to.deep.equal([{ event: 'ga_event', category: 'navigation', action: 'logo', label: '/' }])
  })

  it('sends the same record to the collect service when the page names one, as text that needs no preflight', () => {
    settings.collectUrl = 'https://collect.example/in'
    trackNavigation('logo', '/')
    expect(sent).to.deep.equal([
      ['https://collect.example/in', '{"event":"ga_event","category":"navigation","action":"logo","label":"/"}'],
    ])
  })

  it('sends nothing without a collect service, nor to an address that is none', () => {
    for (const url of [undefined, '', 'javascript:alert(1)', 'http://']) {
      settings.collectUrl = url
      trackNavigation('logo', '/')
    }
    expect(sent).to.deep.equal([])
    expect(records()).to.have.length(4)
  })

  it('survives a beacon that fails, a data layer that throws, and one that is none', () => {
    settings.collectUrl = '/collect'
    navigator.sendBeacon = () => {
      throw new TypeError('barred')
    }
    trackNavigation('logo', '/')
    ;(navigator as { sendBeacon?: unknown }).sendBeacon = undefined
    const broken: object[] = []
    broken.push = () => {
      throw new Error('The tag manager is broken.')
    }
    for (const dataLayer of [broken, 'none', 7, {}]) {
      page.dataLayer = dataLayer
      trackNavigation('logo', '/')
    }
    const circular: Record<string, unknown> = {}
    circular.self = circular
    pushRecord(circular)
  })

  const place = (html: string, isHandled = true) => {
    const host = document.createElement('div')
    host.id = 'tracked'
    document.body.append(host)
    const root = host.attachShadow({ mode: 'open' })
    root.innerHTML = html
    root.addEventListener('click', (event) => isHandled && event.preventDefault())
    end = trackClicks(host)
    return root
  }
  const click = (root: ShadowRoot, selector: string, type = 'click', button = 0) =>
    root
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent(type, { bubbles: true, composed: true, cancelable: true, button }))

  it('hears every click inside, and names it by the innermost part that says data-track', () => {
    const root = place(
      '<nav data-track="navigation|all"><a data-track="navigation|Tea | more" href="/"><b>Tea</b></a><i>x</i></nav><u></u>',
    )
    click(root, 'b')
    click(root, 'i')
    click(root, 'u')
    expect(records()).to.deep.equal([
      { event: 'ga_event', category: 'navigation', action: 'navigation', label: 'Tea | more' },
      { event: 'ga_event', category: 'navigation', action: 'navigation', label: 'all' },
    ])
  })

  it('hears clicks of nested shadow roots', () => {
    const root = place('<div id="inner"></div>')
    const inner = root.querySelector('#inner')?.attachShadow({ mode: 'open' }) as ShadowRoot
    inner.innerHTML = '<button data-track="inner|button"></button>'
    click(inner, 'button')
    expect(records()).to.have.length(1)
  })

  it('names a click that only opens in another way than the one that follows the link', () => {
    const root = place('<a data-track="icon|cart" aria-expanded="false" href="#cart"></a>')
    click(root, 'a')
    expect(records()).to.deep.equal([{ event: 'ga_event', category: 'navigation', action: 'icon_open', label: 'cart' }])
  })

  it('takes a link for followed that the page itself follows in its own way', () => {
    const root = place('<i data-track="icon|cart" aria-expanded="false"></i>', false)
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    click(root, 'i')
    expect(records()).to.deep.equal([{ event: 'ga_event', category: 'navigation', action: 'icon', label: 'cart' }])
  })

  it('hears a new tab by the middle button, and no menu by the other', () => {
    const root = place('<a data-track="a|b" href="/"></a>')
    click(root, 'a', 'auxclick', 1)
    click(root, 'a', 'auxclick', 2)
    expect(records()).to.have.length(1)
  })

  it('hears nothing outside, and nothing after its end', () => {
    const root = place('<a data-track="a|b" href="/"></a>')
    document.body.click()
    end()
    click(root, 'a')
    expect(page.dataLayer).to.equal(undefined)
  })
})
