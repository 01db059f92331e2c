import { expect } from '@open-wc/testing'
import { pageSettings } from '../../../src/page/configuration/settings.ts'
import { pushRecord } from '../../../src/page/events/data-layer.ts'
import { trackClicks, trackNavigation } from '../../../src/page/events/tracking.ts'

interface Page {
  dataLayer?: unknown
}
const page = window as unknown as Page

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

describe('navigation records', () => {
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

  it('are pushed to the data layer as a ga_event of the category navigation (EVENT-26, NAV-41)', () => {
    trackNavigation('logo', '/')
    expect(records()).to.deep.equal([{ event: 'ga_event', category: 'navigation', action: 'logo', label: '/' }])
  })

  const RECORD = '{"event":"ga_event","category":"navigation","action":"logo","label":"/"}'

  it('are also sent to the collect service, as text that needs no preflight, after the click (EVENT-27)', async () => {
    settings.collectUrl = 'https://collect.example/in'
    trackNavigation('logo', '/')
    expect(sent).to.deep.equal([])
    await nextTask()
    expect(sent).to.deep.equal([['https://collect.example/in', RECORD]])
  })

  it('are sent once when the page is left before (EVENT-27)', async () => {
    settings.collectUrl = 'https://collect.example/in'
    trackNavigation('logo', '/')
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(sent).to.deep.equal([['https://collect.example/in', RECORD]])
    await nextTask()
    expect(sent).to.have.length(1)
  })

  it('are sent nowhere without a collect service, or to an unsafe address (EVENT-27)', async () => {
    for (const url of [undefined, '', 'javascript:alert(1)', 'http://']) {
      settings.collectUrl = url
      trackNavigation('logo', '/')
    }
    await nextTask()
    expect(sent).to.deep.equal([])
    expect(records()).to.have.length(4)
  })

  it('break nothing when the beacon fails, or the data layer throws or is no array (EVENT-28)', async () => {
    settings.collectUrl = '/collect'
    navigator.sendBeacon = () => {
      throw new TypeError('barred')
    }
    trackNavigation('logo', '/')
    await nextTask()
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
    await nextTask()
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

  it('are made of every click inside, named by the innermost data-track (EVENT-29, NAV-41)', () => {
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

  it('are made of clicks in nested shadow roots (EVENT-29)', () => {
    const root = place('<div id="inner"></div>')
    const inner = root.querySelector('#inner')?.attachShadow({ mode: 'open' }) as ShadowRoot
    inner.innerHTML = '<button data-track="inner|button"></button>'
    click(inner, 'button')
    expect(records()).to.have.length(1)
  })

  it('have another action for a click that only opens (EVENT-30)', () => {
    const root = place('<a data-track="icon|cart" aria-expanded="false" href="#cart"></a>')
    click(root, 'a')
    expect(records()).to.deep.equal([{ event: 'ga_event', category: 'navigation', action: 'icon_open', label: 'cart' }])
  })

  it('have the same action when the page follows the link by script (EVENT-30)', () => {
    const root = place('<i data-track="icon|cart" aria-expanded="false"></i>', false)
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    click(root, 'i')
    expect(records()).to.deep.equal([{ event: 'ga_event', category: 'navigation', action: 'icon', label: 'cart' }])
  })

  it('are made of clicks with the middle button, and of no other extra button (EVENT-29, EVENT-30)', () => {
    const root = place('<a data-track="a|b" href="/"></a>')
    click(root, 'a', 'auxclick', 1)
    click(root, 'a', 'auxclick', 2)
    expect(records()).to.have.length(1)
  })

  it('are made neither of clicks outside, nor after the cleanup', () => {
    const root = place('<a data-track="a|b" href="/"></a>')
    document.body.click()
    end()
    click(root, 'a')
    expect(page.dataLayer).to.equal(undefined)
  })
})
