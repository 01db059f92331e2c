import { expect } from '@open-wc/testing'
import FakeTimers, { type Clock } from '@sinonjs/fake-timers'
import { doActions } from '../../src/live/actions.ts'
import { copiedVoucherAtom } from '../../src/state/promotion/copied-voucher.ts'
import { storeOf } from '../../src/state/store.ts'

const MARKUP = `
  <details data-legal-text open><summary>Terms</summary>
    <p>All of them <button data-control="close-legal-text">Close</button></p></details>
  <button data-control="copy-voucher:TEN:OFF"><b>Copy</b></button>
  <a href="#consent" data-control="consent-settings">Cookies</a>
  <a href="#else" data-control="of-another-release">Other</a>
  <form action="#found" data-control="search-form"><input name="query"><button>Find</button></form>`

describe('the actions of the live layer', () => {
  const store = storeOf('DE')
  const page = window as unknown as Record<string, unknown>
  let clock: Clock
  let root: ShadowRoot
  let end: () => void
  let events: AbortController
  /** Whether each click or submit was prevented, once it had passed the live layer. */
  let prevented: boolean[]

  beforeEach(() => {
    clock = FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout'] })
    const host = document.createElement('div')
    root = host.attachShadow({ mode: 'open' })
    root.innerHTML = MARKUP
    document.body.append(host)
    end = doActions({ root, store, props: {} as never })
    events = new AbortController()
    prevented = []
    const onEvent = (event: Event) => {
      prevented.push(event.defaultPrevented)
      event.preventDefault()
    }
    for (const type of ['click', 'submit']) root.addEventListener(type, onEvent, { signal: events.signal })
  })
  afterEach(() => {
    clock.tick(3000)
    clock.uninstall()
    end()
    events.abort()
    root.host.remove()
    delete page.OneTrust
    // The browser's own is a property of the prototype.
    delete (navigator as { clipboard?: Clipboard }).clipboard
  })

  const find = <E extends HTMLElement>(selector: string) => root.querySelector(selector) as E
  const click = (selector: string, options: MouseEventInit = {}) =>
    find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }))
  const putClipboard = (writeText: (text: string) => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  /** Has an entry for each time that its settings were opened. */
  const plantManager = () => {
    const opened: true[] = []
    page.OneTrust = { ToggleInfoDisplay: () => void opened.push(true) }
    return opened
  }
  const nextCopy = () =>
    new Promise<unknown>((resolve) => {
      const stop = store.sub(copiedVoucherAtom, () => {
        stop()
        resolve(store.get(copiedVoucherAtom))
      })
    })
  const sendSearch = (query: string) => {
    find<HTMLInputElement>('input').value = query
    find('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  }

  it('copy a voucher code within the click, and say so for 3 s (LIVE-17, PROMO-28)', async () => {
    const written: string[] = []
    putClipboard(async (text) => void written.push(text))
    const copied = nextCopy()
    click('[data-control^=copy-voucher] b')
    expect(written).to.deep.equal(['TEN:OFF'])
    expect(await copied).to.deep.equal({ code: 'TEN:OFF', state: 'copied' })
    clock.tick(3000)
    expect(store.get(copiedVoucherAtom)).to.equal(undefined)
  })

  it('say that a voucher code can’t be copied (PROMO-29)', async () => {
    putClipboard(() => Promise.reject(new Error('denied')))
    const copied = nextCopy()
    click('[data-control^=copy-voucher]')
    expect(await copied).to.deep.equal({ code: 'TEN:OFF', state: 'failed' })
  })

  it('open the consent manager instead of the link (FOOTER-43)', () => {
    const opened = plantManager()
    click('[href="#consent"]')
    expect([opened.length, prevented]).to.deep.equal([1, [true]])
  })

  it('let the consent link be followed where nothing opens (FOOTER-43)', () => {
    click('[href="#consent"]')
    expect(prevented).to.deep.equal([false])
  })

  it('leave the consent settings to a page that cancels the event (FOOTER-43)', () => {
    const opened = plantManager()
    const listeners = new AbortController()
    const onEvent = (event: Event) => event.preventDefault()
    window.addEventListener('shop-consent-settings', onEvent, { signal: listeners.signal })
    click('[href="#consent"]')
    listeners.abort()
    expect([opened.length, prevented]).to.deep.equal([0, [true]])
  })

  it('leave a consent link with a modifier key to the browser (FOOTER-43)', () => {
    const opened = plantManager()
    click('[href="#consent"]', { ctrlKey: true })
    expect([opened.length, prevented]).to.deep.equal([0, [false]])
  })

  it('close a legal text, and give the focus back to what opened it (PROMO-27)', () => {
    find('details button').focus()
    click('details button')
    expect(find<HTMLDetailsElement>('details').open).to.equal(false)
    expect(root.activeElement).to.equal(find('summary'))
  })

  it('check a search when it is sent, not when somebody clicks in it (SEARCH-3)', () => {
    find<HTMLInputElement>('input').value = '12 34 5'
    click('input')
    expect(find<HTMLInputElement>('input').value).to.equal('12 34 5')
    sendSearch('12 34 5')
    expect(find<HTMLInputElement>('input').value).to.equal('12345')
    expect(prevented).to.deep.equal([false, false])
  })

  it('send no empty search, and focus its field (SEARCH-4)', () => {
    sendSearch('   ')
    expect(prevented).to.deep.equal([true])
    expect(root.activeElement).to.equal(find('input'))
  })

  it('do nothing for a control of another release, nor after their end (LIVE-17)', () => {
    click('[href="#else"]')
    end()
    click('details button')
    sendSearch('')
    expect(prevented).to.deep.equal([false, false, false])
    expect(find<HTMLDetailsElement>('details').open).to.equal(true)
  })
})
