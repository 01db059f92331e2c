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
    const { host, element, react } = sleeping
    /** The touches that have been done for React, as type and control. */
    const carried: string[] = []
    react.replay = (_root, held) => {
      for (const { event, control } of held) carried.push(`${event.type} ${control.textContent}`)
    }
    const end = holdTouches(element)
    page.onEnd(end)
    /** All code is there. */
    const wake = async () => {
      await sleeping.settle(true)
      element.features.provide('navigation')
    }
    /** The clicks that reach the page, as the pointer, and whether the browser goes on with them. */
    const seen: [string, boolean][] = []
    host.addEventListener('click', (event) => {
      seen.push([event.pointerType, !event.defaultPrevented])
      if (!(event.composedPath()[0] as Element).closest('form')) event.preventDefault()
    })
    return { ...sleeping, wake, carried, seen, end }
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
    const { element, fetches, seen } = place()
    expect(click('navigation-entry')).to.equal(false)
    expect(isBusy('navigation-entry')).to.equal(true)
    expect([element.phase, fetches(), seen]).to.deep.equal(['waking', 1, []])
  })

  describe('of an entry of the bar', () => {
    const isListOpen = () => page.select('#menu').matches(':popover-open')
    for (const [width, isOpen] of [
      [375, true],
      [1024, false],
    ] as const)
      it(`${isOpen ? 'open' : 'do not open'} the list of the menu at once at ${width} px (NAV-27)`, async () => {
        await page.size(width)
        const { element } = place()
        click('navigation-entry')
        // A second tap leaves it open.
        click('navigation-entry')
        expect([isListOpen(), element.phase]).to.deep.equal([isOpen, 'waking'])
      })

    it('are not done for who has closed the list meanwhile (LIVE-7)', async () => {
      await page.size(375)
      const { host, react, wake } = place()
      let clicks = 0
      host.addEventListener('click', () => {
        clicks += 1
      })
      react.replay = carryOut
      click('navigation-entry')
      page.select('#menu').hidePopover()
      await wake()
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

  it('are done when the code is there, each of three in turn (LIVE-7, LIVE-17)', async () => {
    const { element, carried, fetches, wake } = place()
    for (let count = 0; count < 3; count += 1) click('navigation-entry')
    expect(fetches()).to.equal(1)
    await wake()
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

  it('are repeated as they came, when React has taken over (LIVE-7)', async () => {
    const { host, react, wake } = place()
    const details: number[] = []
    host.addEventListener('click', ({ detail, pointerType }) => details.push(detail, Number(pointerType === 'touch')))
    react.replay = carryOut
    click('navigation-entry')
    await wake()
    expect(details).to.deep.equal([1, 1])
  })

  it('follow their link when the code can’t be loaded, and the next one tries again (LIVE-9)', async () => {
    const { element, fetches, settle } = place()
    click('navigation-entry')
    await settle(false)
    expect([location.hash, isBusy('navigation-entry'), element.phase]).to.deep.equal(['#coffee', false, 'asleep'])
    click('navigation-entry')
    expect([fetches(), isBusy('navigation-entry')]).to.deep.equal([2, true])
  })

  it('do nothing without code where there is no link (LIVE-9)', async () => {
    const { carried, settle } = place()
    click('navigation-menu')
    expect(isBusy('navigation-menu')).to.equal(true)
    await settle(false)
    expect([location.hash, isBusy('navigation-menu'), carried]).to.deep.equal(['', false, []])
  })

  it('do nothing without code by a key that HTML makes no click of (LIVE-9)', async () => {
    const { carried, settle } = place()
    press('navigation-entry', ' ')
    await settle(false)
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
      const { element, fetches, seen } = place()
      click(name, options)
      expect(seen).to.deep.equal([[{ pointerType: 'touch', ...options }.pointerType, true]])
      expect([isBusy(name), fetches(), element.held.length]).to.deep.equal([false, 0, 0])
    })

  it('are those of a mouse on a button (LIVE-17)', () => {
    place()
    expect(click('navigation-menu', { pointerType: 'mouse' })).to.equal(false)
    expect(isBusy('navigation-menu')).to.equal(true)
  })

  it('are the keys of the control, and no others (LIVE-17)', async () => {
    const { carried, wake } = place()
    expect([press('navigation-entry', 'a'), press('navigation-entry', ' ')]).to.deep.equal([true, false])
    await wake()
    expect(carried).to.deep.equal(['keydown Coffee'])
  })

  it('are a form when it is sent, not a click in it, and once however often it is sent (LIVE-7)', async () => {
    const { element } = place()
    for (let times = 0; times < 2; times += 1) await page.click('button', 'Send')
    expect(element.held.map(({ event }) => event.type)).to.deep.equal(['submit'])
    expect(isBusy('sign-up-form')).to.equal(true)
  })

  it('wait on for code that React fetches later (LIVE-7)', async () => {
    const { element, react, carried, settle } = place()
    let reports = 0
    react.presence = () => {
      reports += 1
    }
    click('navigation-menu')
    await settle(true)
    expect([carried, isBusy('navigation-menu')]).to.deep.equal([[], true])
    element.features.provide('navigation')
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
    const { fetches } = place()
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
    expect(fetches()).to.equal(0)
  })

  it('wake the element when a mouse is pressed on a button, before its click (LIVE-3)', () => {
    const { fetches } = place()
    send('navigation-menu', new PointerEvent('pointerdown', { ...OPTIONS, pointerType: 'mouse' }))
    expect(fetches()).to.equal(1)
  })

  it('are left to the browser once the element has ended (LIVE-11)', () => {
    const { fetches, seen, end } = place()
    end()
    click('navigation-menu')
    expect([seen, fetches()]).to.deep.equal([[['touch', true]], 0])
  })
})
