import { expect } from '@open-wc/testing'
import { carryOut } from '../../src/live/carry-out.ts'
import { holdTouches } from '../../src/live/hold-touches.ts'
import { liveTag } from '../../src/live/live-element.ts'
import { placeSleeping } from '../support/sleeping-element.ts'

const TAG = liveTag({ attributes: {}, behaviours: [], liveProps: [] })
const MARKUP = `
  <a href="#cart" data-control="flyout-icon:cart" aria-expanded="false"><b>Cart</b></a>
  <a href="#plain" data-control="flyout-icon:user">User</a>
  <button data-control="navigation-menu">Menu</button>
  <button data-control="copy-voucher:TEN">Copy</button>
  <form action="#sent" data-control="sign-up-form"><button>Send</button></form>`

describe('the touches that are held', () => {
  let sleeping: ReturnType<typeof placeSleeping>
  let { host, root, element, fetches, settle } = {} as typeof sleeping
  let end: () => void
  /** What has been done for React, as type and control. */
  let carried: string[]

  beforeEach(() => {
    sleeping = placeSleeping(TAG, MARKUP)
    ;({ host, root, element, fetches, settle } = sleeping)
    carried = []
    element.carryOut = (_root, held) => {
      for (const { event, control } of held) carried.push(`${event.type} ${control.textContent}`)
    }
    end = holdTouches(element)
  })
  afterEach(() => {
    end()
    sleeping.remove()
    history.replaceState(null, '', location.pathname + location.search)
  })

  const control = (name: string) => root.querySelector(`[data-control="${name}"]`) as HTMLElement
  /** Sends it from inside the control; whether the browser would go on with it. */
  const send = (node: Element, event: Event) => (node.firstElementChild ?? node).dispatchEvent(event)
  const OPTIONS = { bubbles: true, cancelable: true, composed: true } as const
  const click = (name: string, options: PointerEventInit = {}) =>
    send(control(name), new PointerEvent('click', { ...OPTIONS, pointerType: 'touch', detail: 1, ...options }))
  const press = (name: string, key: string) => send(control(name), new KeyboardEvent('keydown', { ...OPTIONS, key }))
  const isBusy = (name: string) => control(name).getAttribute('aria-busy') === 'true'

  it('are kept from browser and page, and the control is busy meanwhile (LIVE-7)', () => {
    const seen: Event[] = []
    host.addEventListener('click', (event) => seen.push(event), { once: true })
    expect(click('flyout-icon:cart')).to.equal(false)
    expect(isBusy('flyout-icon:cart')).to.equal(true)
    expect([element.phase, fetches(), seen.length]).to.deep.equal(['waking', 1, 0])
  })

  it('are done when the code is there, each of three in turn (LIVE-7, LIVE-17)', async () => {
    for (let count = 0; count < 3; count += 1) click('flyout-icon:cart')
    expect(fetches()).to.equal(1)
    await settle(true)
    expect(carried).to.deep.equal(['click Cart', 'click Cart', 'click Cart'])
    expect(isBusy('flyout-icon:cart')).to.equal(false)
    expect(element.held).to.deep.equal([])
  })

  it('are dropped when the element leaves the page before its code is there (LIVE-11)', () => {
    click('flyout-icon:cart')
    end()
    element.end()
    expect([location.hash, carried]).to.deep.equal(['', []])
  })

  it('are repeated as they came, when React has taken over (LIVE-7)', async () => {
    const seen: (string | number)[] = []
    host.addEventListener('click', (event) => seen.push(event.detail, (event as PointerEvent).pointerType))
    element.carryOut = carryOut
    click('flyout-icon:cart')
    await settle(true)
    expect(seen).to.deep.equal([1, 'touch'])
  })

  it('follow their link when the code can’t be loaded, and the next one tries again (LIVE-9)', async () => {
    click('flyout-icon:cart')
    await settle(false)
    expect(location.hash).to.equal('#cart')
    expect([isBusy('flyout-icon:cart'), element.phase]).to.deep.equal([false, 'asleep'])
    click('flyout-icon:cart')
    expect([fetches(), isBusy('flyout-icon:cart')]).to.deep.equal([2, true])
  })

  it('do nothing without code where there is no link (LIVE-9)', async () => {
    click('navigation-menu')
    expect(isBusy('navigation-menu')).to.equal(true)
    await settle(false)
    expect([location.hash, isBusy('navigation-menu'), carried.length]).to.deep.equal(['', false, 0])
  })

  const LEFT: Readonly<Record<string, () => boolean>> = {
    'on a control that the live layer serves': () => click('copy-voucher:TEN'),
    'on a link that does not say that it opens something': () => click('flyout-icon:user'),
    'by mouse on a link': () => click('flyout-icon:cart', { pointerType: 'mouse' }),
    'with ctrl: the browser opens a tab': () => click('flyout-icon:cart', { ctrlKey: true }),
    'with cmd: the browser opens a tab': () => click('flyout-icon:cart', { metaKey: true }),
    'with shift: the browser opens a window': () => click('flyout-icon:cart', { shiftKey: true }),
  }
  for (const [what, touch] of Object.entries(LEFT))
    it(`are not those ${what} (LIVE-17)`, () => {
      let wasPrevented: boolean | undefined
      const onClick = (event: Event) => {
        wasPrevented = event.defaultPrevented
        event.preventDefault()
      }
      host.addEventListener('click', onClick)
      touch()
      expect(wasPrevented).to.equal(false)
      expect([root.querySelector('[aria-busy]'), fetches(), element.held.length]).to.deep.equal([null, 0, 0])
    })

  it('are those of a mouse on a button (LIVE-17)', () => {
    expect(click('navigation-menu', { pointerType: 'mouse' })).to.equal(false)
    expect(isBusy('navigation-menu')).to.equal(true)
  })

  it('are the keys of the control, and no others (LIVE-17)', async () => {
    expect([press('flyout-icon:cart', 'a'), press('flyout-icon:cart', ' ')]).to.deep.equal([true, false])
    await settle(true)
    expect(carried).to.deep.equal(['keydown Cart'])
  })

  it('are a form when it is sent, not a click in it (LIVE-7)', () => {
    const form = control('sign-up-form')
    const isLeft = form.dispatchEvent(new SubmitEvent('submit', OPTIONS))
    expect([isLeft, isBusy('sign-up-form'), element.held.length]).to.deep.equal([false, true, 1])
  })

  it('wait on for code that React fetches later (LIVE-7)', async () => {
    let reports = 0
    element.reportPresence = () => {
      reports += 1
    }
    click('navigation-menu')
    click('flyout-icon:cart')
    await settle(true)
    expect(carried).to.deep.equal(['click Cart'])
    expect(isBusy('navigation-menu')).to.equal(true)
    element.features.provide('navigation')
    expect(carried).to.deep.equal(['click Cart', 'click Menu'])
    // Focus and pointer are not new to React then.
    expect(reports).to.equal(1)
    expect(isBusy('navigation-menu')).to.equal(false)
    expect(click('navigation-menu')).to.equal(true)
  })

  it('are left to the browser once the element has ended (LIVE-11)', () => {
    end()
    expect([click('navigation-menu'), fetches()]).to.deep.equal([true, 0])
  })
})
