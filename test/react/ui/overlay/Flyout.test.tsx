import { aTimeout, expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { Flyout, type FlyoutCloseReason } from '../../../../src/react/ui/overlay/Flyout.tsx'
import { type TriggerRules, useFlyoutTrigger } from '../../../../src/react/ui/overlay/useFlyoutTrigger.ts'
import { clearParts, part, show } from '../../../support/parts.tsx'
import { waitUntil } from '../../../support/wait-until.ts'

type Props = Partial<Parameters<typeof Flyout>[0]>

function open(props: Props = {}) {
  const reasons: FlyoutCloseReason[] = []
  const shown = show(
    <Flyout
      id="panel"
      label="Warenkorb"
      closeLabel="Schließen"
      anchor={undefined}
      onClose={(reason) => reasons.push(reason)}
      {...props}
    >
      {props.children ?? <a href="/cart">Zum Warenkorb</a>}
    </Flyout>,
  )
  return { shown, reasons }
}

const dispatchPointer = (target: Element, type: string, pointerType = 'mouse') =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }))

describe('flyout', () => {
  afterEach(clearParts)

  it('lies in the top layer, where no z-index of the page covers it (FLYOUT-21, THEME-13)', () => {
    const { shown } = open()
    expect(part(shown, '.flyout').matches(':popover-open')).to.equal(true)
  })

  it('closes by its overlay, its button and Escape, and passes the reason (FLYOUT-13)', async () => {
    const { shown, reasons } = open()
    part(shown, '.flyout__overlay').click()
    part(shown, '.flyout__close button').click()
    await sendKeys({ press: 'Escape' })
    expect(reasons).to.deep.equal(['overlay', 'button', 'escape'])
  })

  it('ignores an Escape that something inside has handled (FLYOUT-17)', () => {
    const { shown, reasons } = open()
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true })
    event.preventDefault()
    part(shown, 'a').dispatchEvent(event)
    expect(reasons).to.deep.equal([])
  })

  it('closes when a mouse has left it for the overlay, but not when it comes back, nor by touch (FLYOUT-14)', async () => {
    const { shown, reasons } = open({ hoverOutMs: 60 })
    const overlay = part(shown, '.flyout__overlay')
    dispatchPointer(part(shown, '.flyout__panel'), 'pointerover')
    dispatchPointer(overlay, 'pointerover')
    await aTimeout(20)
    dispatchPointer(part(shown, '.flyout__panel'), 'pointerover')
    await aTimeout(100)
    dispatchPointer(overlay, 'pointerover', 'touch')
    await aTimeout(100)
    expect(reasons).to.deep.equal([])
    dispatchPointer(overlay, 'pointerover')
    await waitUntil(() => reasons.length > 0)
    expect(reasons).to.deep.equal(['hover-out'])
  })

  it('closes for a mouse that was never in it, once it moves on the overlay (FLYOUT-14)', async () => {
    const { shown, reasons } = open({ hoverOutMs: 20 })
    const overlay = part(shown, '.flyout__overlay')
    dispatchPointer(overlay, 'pointerover')
    await aTimeout(80)
    expect(reasons, 'The overlay has appeared below a mouse that rests.').to.deep.equal([])
    for (let moves = 0; moves < 8; moves += 1) {
      dispatchPointer(overlay, 'pointermove')
      await aTimeout(10)
    }
    expect(reasons, 'Going on moving does not keep it open.').to.deep.equal(['hover-out'])
  })

  it('closes although a field in it has the focus, unless something was typed (FLYOUT-14)', async () => {
    const { shown, reasons } = open({ hoverOutMs: 20, children: <input defaultValue="kaffee" /> })
    const leave = () => {
      dispatchPointer(part(shown, '.flyout__panel'), 'pointerover')
      dispatchPointer(part(shown, '.flyout__overlay'), 'pointerover')
      return aTimeout(80)
    }
    part(shown, 'input').focus()
    await leave()
    expect(reasons, 'The page has filled the field.').to.deep.equal(['hover-out'])
    await sendKeys({ type: 'x' })
    await leave()
    expect(reasons).to.deep.equal(['hover-out'])
    ;(part(shown, 'input') as HTMLInputElement).value = ''
    await leave()
    expect(reasons, 'What was typed is gone.').to.deep.equal(['hover-out', 'hover-out'])
  })

  it('returns focus that is inside when it is removed (FLYOUT-16)', () => {
    const opener = document.createElement('button')
    document.body.append(opener)
    const { shown } = open({ opener: { current: opener } })
    part(shown, 'a').focus()
    shown.update(null)
    expect(document.activeElement === opener).to.equal(true)
    opener.remove()
  })

  it('closes only for the reasons in closesBy, and by its button', async () => {
    const { shown, reasons } = open({ closesBy: ['escape'] })
    part(shown, '.flyout__overlay').click()
    await sendKeys({ press: 'Escape' })
    part(shown, '.flyout__close button').click()
    expect(reasons).to.deep.equal(['escape', 'button'])
  })

  it('leaves the page usable without an overlay', () => {
    const { shown } = open({ hasOverlay: false })
    expect(getComputedStyle(part(shown, '.flyout__overlay')).display).to.equal('none')
    expect(getComputedStyle(part(shown, '.flyout')).pointerEvents).to.equal('none')
    expect(getComputedStyle(part(shown, '.flyout__panel')).pointerEvents).to.equal('auto')
  })

  it('closes when the focus moves elsewhere on the page (FLYOUT-15)', () => {
    const anchor = document.createElement('div')
    const elsewhere = document.createElement('button')
    document.body.append(anchor, elsewhere)
    const { reasons } = open({ anchor })
    elsewhere.focus()
    anchor.remove()
    elsewhere.remove()
    expect(reasons).to.deep.equal(['focus-out'])
  })
})

interface TriggerLog {
  opened: number
  intents: number
}

function Trigger({ rules, log, isEnabled = true }: { rules: TriggerRules; log: TriggerLog; isEnabled?: boolean }) {
  const handlers = useFlyoutTrigger({
    rules,
    isOpen: log.opened > 0,
    isEnabled,
    onIntent: () => {
      log.intents += 1
    },
    onOpen: () => {
      log.opened += 1
    },
  })
  return (
    <a href="#followed" {...handlers}>
      Konto
    </a>
  )
}

function trigger(rules: Partial<TriggerRules> = {}, isEnabled = true) {
  const log: TriggerLog = { opened: 0, intents: 0 }
  const tree = () => <Trigger rules={{ hoverMs: 40, touch: 'click', ...rules }} log={log} isEnabled={isEnabled} />
  const shown = show(tree())
  const link = part(shown, 'a')
  /** A complete tap or click, as browsers send it; returns whether the link would be followed. */
  const click = (pointerType: string, detail = 1) => {
    if (detail > 0) dispatchPointer(link, 'pointerdown', pointerType)
    let isFollowed = false
    // React listens at its root: it has handled the event when it reaches the window.
    const preventNavigation = (event: Event) => {
      isFollowed = !event.defaultPrevented
      event.preventDefault()
    }
    window.addEventListener('click', preventNavigation, { once: true })
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, detail }))
    shown.update(tree())
    return isFollowed
  }
  return { log, link, click }
}

describe('flyout trigger', () => {
  afterEach(clearParts)

  it('opens after the mouse has rested on it, and fetches at once (FLYOUT-3, FLYOUT-10)', async () => {
    const { log, link } = trigger()
    dispatchPointer(link, 'pointerover')
    expect(log).to.deep.equal({ opened: 0, intents: 1 })
    await waitUntil(() => log.opened === 1)
  })

  it('does not open when the mouse only passes (FLYOUT-3)', async () => {
    const { log, link } = trigger()
    dispatchPointer(link, 'pointerover')
    dispatchPointer(link, 'pointerout')
    await aTimeout(80)
    expect(log.opened).to.equal(0)
  })

  it('is a link for a mouse click (FLYOUT-4)', () => {
    const { log, click } = trigger()
    expect(click('mouse')).to.equal(true)
    expect(log.opened).to.equal(0)
  })

  it('opens by the first tap, and is a link for the second (FLYOUT-5)', () => {
    for (const touch of ['click', 'press'] as const) {
      const { log, click } = trigger({ touch })
      expect(click('touch'), `first, ${touch}`).to.equal(false)
      expect(log.opened).to.equal(1)
      expect(click('touch'), `second, ${touch}`).to.equal(true)
      expect(log.opened).to.equal(1)
    }
  })

  it('opens on press where its rules say so (FLYOUT-5)', () => {
    const { log, link } = trigger({ touch: 'press' })
    dispatchPointer(link, 'pointerdown', 'touch')
    expect(log.opened).to.equal(1)
  })

  it('takes the focus by a press, but not from a field that the press has opened (FLYOUT-5, FLYOUT-24)', () => {
    for (const isButton of [false, true]) {
      const { link } = trigger({ touch: 'press', isButton })
      const press = () => link.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
      expect(press()).to.equal(true)
      dispatchPointer(link, 'pointerdown', 'touch')
      expect(press()).to.equal(!isButton)
    }
  })

  it('fetches nothing on focus while it is disabled', () => {
    const { log, link } = trigger({}, false)
    link.focus()
    expect(log.intents).to.equal(0)
  })

  it('opens by Enter, and fetches on focus (FLYOUT-6, FLYOUT-10)', () => {
    const { log, link, click } = trigger()
    link.focus()
    expect(log.intents).to.equal(1)
    expect(click('', 0)).to.equal(false)
    expect(log.opened).to.equal(1)
  })

  it('is a plain link while it is disabled (FLYOUT-7, FLYOUT-10)', async () => {
    const { log, link, click } = trigger({ touch: 'press' }, false)
    dispatchPointer(link, 'pointerover')
    await aTimeout(80)
    expect(click('touch')).to.equal(true)
    expect(click('', 0)).to.equal(true)
    expect(log.opened).to.equal(0)
  })
})
