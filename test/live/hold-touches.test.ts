// every engine: focus, keys, pointer
import { expect } from '@open-wc/testing'
import { carryOut } from '../../src/live/carry-out.ts'
import { holdTouches } from '../../src/live/hold-touches.ts'
import { liveTag } from '../../src/live/live-element.ts'
import { page } from '../support/page.ts'
import { placeSleeping } from '../support/sleeping-element.ts'

const TAG = liveTag({ attributes: {}, behaviours: [], liveProps: [] })
const MARKUP = `
  <a href="#coffee" data-control="navigation-entry" data-path="1" aria-expanded="false"><b>Coffee</b></a>
  <a href="#plain" data-control="flyout-icon:userMenu">User</a>
  <button data-control="navigation-menu">Menu</button>
  <div id="menu" popover>List</div>
  <button data-control="copy-voucher:TEN">Copy</button>
  <form action="#sent" data-control="sign-up-form"><input aria-label="Name"><button>Send</button></form>`

describe('the touches that are held', () => {
  function place() {
    const sleeping = placeSleeping(TAG, MARKUP)
    const { host, element } = sleeping
    // As before React's code is there.
    element.react = undefined
    /** The touches that have been done, as type and control. */
    const carried: string[] = []
    element.replay = (_root, held) => {
      for (const { event, control } of held) carried.push(`${event.type} ${control.textContent}`)
    }
    let asked = 0
    element.features.offer('navigation', () => {
      asked += 1
    })
    const end = holdTouches(element)
    page.onEnd(end)
    /** The code of the navigation is there, or can't be loaded. */
    const arrive = () => element.features.provide('navigation')
    const fail = () => element.features.fail('navigation')
    /** The clicks that reach the page, as the pointer, and whether the browser goes on with them. */
    const seen: [string, boolean][] = []
    host.addEventListener('click', (event) => {
      seen.push([event.pointerType, !event.defaultPrevented])
      if (!(event.composedPath()[0] as Element).closest('form')) event.preventDefault()
    })
    return { ...sleeping, arrive, fail, asked: () => asked, carried, seen, end }
  }

  const control = (name: string) => page.select(`[data-control="${name}"]`)
  /** Sends an event from inside the control, which the mouse has not touched before; whether the browser would go on with it. */
  const send = (name: string, event: Event) => (control(name).firstElementChild ?? control(name)).dispatchEvent(event)
  const OPTIONS = { bubbles: true, cancelable: true, composed: true } as const
  const click = (name: string, options: PointerEventInit = {}) =>
    send(name, new PointerEvent('click', { ...OPTIONS, pointerType: 'touch', detail: 1, ...options }))
  const press = (name: string, key: string) => send(name, new KeyboardEvent('keydown', { ...OPTIONS, key }))
  const isBusy = (name: string) => control(name).getAttribute('aria-busy') === 'true'

  it('are kept from browser and page, and the control is busy meanwhile (LIVE-7)', () => {
    const { element, asked, seen } = place()
    expect(click('navigation-entry')).to.equal(false)
    expect(isBusy('navigation-entry')).to.equal(true)
    expect([element.phase, asked(), seen]).to.deep.equal(['asleep', 1, []])
  })

  it('wake the element where they wait for React (LIVE-3)', async () => {
    const { element, fetches } = place()
    await page.click('button', 'Send')
    expect([element.phase, fetches()]).to.deep.equal(['waking', 1])
  })

  describe('of an entry of the bar', () => {
    const isListOpen = () => page.select('#menu').matches(':popover-open')
    for (const [width, isOpen] of [
      [375, true],
      [1024, false],
    ] as const)
      it(`${isOpen ? 'open' : 'do not open'} the list of the menu at once at ${width} px (NAV-27)`, async () => {
        await page.size(width)
        const { asked } = place()
        click('navigation-entry')
        // A second tap leaves it open.
        click('navigation-entry')
        expect([isListOpen(), asked()]).to.deep.equal([isOpen, 2])
      })

    it('are not done for who has closed the list meanwhile (LIVE-7)', async () => {
      await page.size(375)
      const { host, element, arrive } = place()
      let clicks = 0
      host.addEventListener('click', () => {
        clicks += 1
      })
      element.replay = carryOut
      click('navigation-entry')
      page.select('#menu').hidePopover()
      arrive()
      expect([clicks, isBusy('navigation-entry')]).to.deep.equal([0, false])
    })

    it('leave the list closed for keys, a mouse, and what opens no drawer (NAV-27)', async () => {
      await page.size(375)
      place()
      press('navigation-entry', 'ArrowDown')
      click('flyout-icon:userMenu')
      click('copy-voucher:TEN')
      expect(isListOpen()).to.equal(false)
    })
  })

  it('are done when the code is there, each of three in turn (LIVE-7, LIVE-17)', () => {
    const { element, carried, arrive } = place()
    for (let count = 0; count < 3; count += 1) click('navigation-entry')
    arrive()
    expect(carried).to.deep.equal(['click Coffee', 'click Coffee', 'click Coffee'])
    expect([isBusy('navigation-entry'), element.held]).to.deep.equal([false, []])
  })

  it('are dropped when the element leaves the page before its code is there (LIVE-11)', () => {
    const { element, carried, end } = place()
    click('navigation-entry')
    end()
    element.end()
    expect([location.hash, carried]).to.deep.equal(['', []])
  })

  it('are repeated as they came (LIVE-7)', () => {
    const { host, element, arrive } = place()
    const details: number[] = []
    host.addEventListener('click', ({ detail, pointerType }) => details.push(detail, Number(pointerType === 'touch')))
    element.replay = carryOut
    click('navigation-entry')
    arrive()
    expect(details).to.deep.equal([1, 1])
  })

  it('follow their link when the code can’t be loaded, and the next one tries again (LIVE-9)', () => {
    const { asked, fail } = place()
    click('navigation-entry')
    fail()
    expect([location.hash, isBusy('navigation-entry')]).to.deep.equal(['#coffee', false])
    click('navigation-entry')
    expect([asked(), isBusy('navigation-entry')]).to.deep.equal([2, true])
  })

  it('do nothing without code where there is no link (LIVE-9)', () => {
    const { carried, fail } = place()
    click('navigation-menu')
    expect(isBusy('navigation-menu')).to.equal(true)
    fail()
    expect([location.hash, isBusy('navigation-menu'), carried]).to.deep.equal(['', false, []])
  })

  it('do nothing without code by a key that HTML makes no click of (LIVE-9)', () => {
    const { carried, fail } = place()
    press('navigation-entry', ' ')
    fail()
    expect([location.hash, isBusy('navigation-entry'), carried]).to.deep.equal(['', false, []])
  })

  for (const [what, name, options] of [
    ['on a control that the live layer serves', 'copy-voucher:TEN', {}],
    ['on a link that does not say that it opens something', 'flyout-icon:userMenu', {}],
    ['by mouse on a link', 'navigation-entry', { pointerType: 'mouse' }],
    ['with ctrl: the browser opens a tab', 'navigation-entry', { ctrlKey: true }],
    ['with cmd: the browser opens a tab', 'navigation-entry', { metaKey: true }],
    ['with shift: the browser opens a window', 'navigation-entry', { shiftKey: true }],
  ] as const)
    it(`are not those ${what} (LIVE-17)`, () => {
      const { element, asked, seen } = place()
      click(name, options)
      expect(seen).to.deep.equal([[{ pointerType: 'touch', ...options }.pointerType, true]])
      expect([isBusy(name), asked(), element.held.length]).to.deep.equal([false, 0, 0])
    })

  it('are those of a mouse on a button (LIVE-17)', () => {
    place()
    expect(click('navigation-menu', { pointerType: 'mouse' })).to.equal(false)
    expect(isBusy('navigation-menu')).to.equal(true)
  })

  it('are the keys of the control, and no others (LIVE-17)', () => {
    const { carried, arrive } = place()
    expect([press('navigation-entry', 'a'), press('navigation-entry', ' ')]).to.deep.equal([true, false])
    arrive()
    expect(carried).to.deep.equal(['keydown Coffee'])
  })

  it('are a form when it is sent, not a click in it, and once however often it is sent (LIVE-7)', async () => {
    const { element } = place()
    for (let times = 0; times < 2; times += 1) await page.click('button', 'Send')
    expect(element.held.map(({ event }) => event.type)).to.deep.equal(['submit'])
    expect(isBusy('sign-up-form')).to.equal(true)
  })

  it('wait on for code that does without React, when React comes before (LIVE-7)', async () => {
    const { element, react, carried, arrive, settle } = place()
    let reports = 0
    react.presence = () => {
      reports += 1
    }
    react.replay = element.replay as typeof react.replay
    element.attachReact(react)
    click('navigation-menu')
    element.wake()
    await settle(true)
    expect([carried, isBusy('navigation-menu')]).to.deep.equal([[], true])
    arrive()
    expect(carried).to.deep.equal(['click Menu'])
    // Focus and pointer are not new to React then.
    expect(reports).to.equal(1)
    expect(isBusy('navigation-menu')).to.equal(false)
    click('navigation-menu')
    expect(element.held).to.deep.equal([])
  })

  it('wake the element by a field when it is clicked, typed into, or gets a key that does something there (LIVE-3)', async () => {
    const { element, settle } = place()
    const field = page.select('input')
    for (const event of [
      new PointerEvent('click', OPTIONS),
      new InputEvent('input', OPTIONS),
      new KeyboardEvent('keydown', { ...OPTIONS, key: 'ArrowDown' }),
    ]) {
      field.dispatchEvent(event)
      expect(element.phase, event.type).to.equal('waking')
      await settle(false)
    }
  })

  it('wake nothing when pointer, focus or Tab pass (LIVE-3)', () => {
    const { asked, fetches } = place()
    for (const part of ['[data-control="navigation-entry"]', '[data-control=navigation-menu]', 'input'])
      for (const event of [
        new PointerEvent('pointerover', OPTIONS),
        new PointerEvent('pointermove', OPTIONS),
        new PointerEvent('pointerdown', { ...OPTIONS, pointerType: 'touch' }),
        new FocusEvent('focusin', OPTIONS),
        new KeyboardEvent('keydown', { ...OPTIONS, key: 'Tab' }),
        new KeyboardEvent('keydown', { ...OPTIONS, key: 'Shift' }),
      ])
        page.select(part).dispatchEvent(event)
    expect([asked(), fetches()]).to.deep.equal([0, 0])
  })

  it('are left to the browser once the element has ended (LIVE-11)', () => {
    const { asked, seen, end } = place()
    end()
    click('navigation-menu')
    expect([seen, asked()]).to.deep.equal([[['touch', true]], 0])
  })
})
