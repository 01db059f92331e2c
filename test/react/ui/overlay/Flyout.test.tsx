import { aTimeout, expect, waitUntil } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { Flyout, type FlyoutCloseReason } from '../../../../src/react/ui/overlay/Flyout.tsx'
import { type TriggerRules, useFlyoutTrigger } from '../../../../src/react/ui/overlay/useFlyoutTrigger.ts'
import { clearParts, part, show } from '../../../support/parts.tsx'

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

const pointer = (target: Element, type: string, pointerType = 'mouse') =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }))

describe('flyout (specification 1 §2, §4)', () => {
  afterEach(clearParts)

  it('stands in the top layer, where no z-index of the page covers it', () => {
    const { shown } = open()
    expect(part(shown, '.flyout').matches(':popover-open')).to.equal(true)
  })

  it('closes by its overlay, its button and Escape, and says by which', async () => {
    const { shown, reasons } = open()
    part(shown, '.flyout__overlay').click()
    part(shown, '.flyout__close button').click()
    await sendKeys({ press: 'Escape' })
    expect(reasons).to.deep.equal(['overlay', 'button', 'escape'])
  })

  it('leaves an Escape alone that something inside has used', () => {
    const { shown, reasons } = open()
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true })
    event.preventDefault()
    part(shown, 'a').dispatchEvent(event)
    expect(reasons).to.deep.equal([])
  })

  it('closes when a mouse has left it for the overlay, not when it comes back, and never by a finger', async () => {
    const { shown, reasons } = open({ hoverOutMs: 60 })
    const overlay = part(shown, '.flyout__overlay')
    pointer(part(shown, '.flyout__panel'), 'pointerover')
    pointer(overlay, 'pointerover')
    await aTimeout(20)
    pointer(part(shown, '.flyout__panel'), 'pointerover')
    await aTimeout(100)
    pointer(overlay, 'pointerover', 'touch')
    await aTimeout(100)
    expect(reasons).to.deep.equal([])
    pointer(overlay, 'pointerover')
    await waitUntil(() => reasons.length > 0)
    expect(reasons).to.deep.equal(['hover-out'])
  })

  it('stays for a mouse that has been on the page all the while', async () => {
    const { shown, reasons } = open({ hoverOutMs: 20 })
    pointer(part(shown, '.flyout__overlay'), 'pointerover')
    await aTimeout(80)
    expect(reasons).to.deep.equal([])
  })

  it('stays for who is typing in it, wherever the mouse lies', async () => {
    const { shown, reasons } = open({ hoverOutMs: 20, children: <input /> })
    part(shown, 'input').focus()
    pointer(part(shown, '.flyout__panel'), 'pointerover')
    pointer(part(shown, '.flyout__overlay'), 'pointerover')
    await aTimeout(80)
    expect(reasons).to.deep.equal([])
  })

  it('gives the focus back that is in it when it goes', () => {
    const opener = document.createElement('button')
    document.body.append(opener)
    const { shown } = open({ opener: { current: opener } })
    part(shown, 'a').focus()
    shown.update(null)
    expect(document.activeElement === opener).to.equal(true)
    opener.remove()
  })

  it('closes only by what its rules name, and by its button', async () => {
    const { shown, reasons } = open({ closesBy: ['escape'] })
    part(shown, '.flyout__overlay').click()
    await sendKeys({ press: 'Escape' })
    part(shown, '.flyout__close button').click()
    expect(reasons).to.deep.equal(['escape', 'button'])
  })

  it('without an overlay leaves the page in reach', () => {
    const { shown } = open({ hasOverlay: false })
    expect(getComputedStyle(part(shown, '.flyout__overlay')).display).to.equal('none')
    expect(getComputedStyle(part(shown, '.flyout')).pointerEvents).to.equal('none')
    expect(getComputedStyle(part(shown, '.flyout__panel')).pointerEvents).to.equal('auto')
  })

  it('closes when the focus goes elsewhere on the page', () => {
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
    isEnabled: () => isEnabled,
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
  /** A whole tap or click, as browsers send it; true when the link would be followed. */
  const click = (pointerType: string, detail = 1) => {
    if (detail > 0) pointer(link, 'pointerdown', pointerType)
    let isFollowed = false
    // React listens at its root: it has spoken by the time the event reaches the window.
    const keep = (last: Event) => {
      isFollowed = !last.defaultPrevented
      last.preventDefault()
    }
    window.addEventListener('click', keep, { once: true })
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, detail }))
    shown.update(tree())
    return isFollowed
  }
  return { log, link, click }
}

describe('flyout trigger', () => {
  afterEach(clearParts)

  it('opens after the mouse has rested on it, and fetches at once', async () => {
    const { log, link } = trigger()
    pointer(link, 'pointerover')
    expect(log).to.deep.equal({ opened: 0, intents: 1 })
    await waitUntil(() => log.opened === 1)
  })

  it('does not open when the mouse only passes', async () => {
    const { log, link } = trigger()
    pointer(link, 'pointerover')
    pointer(link, 'pointerout')
    await aTimeout(80)
    expect(log.opened).to.equal(0)
  })

  it('is a link to a mouse click', () => {
    const { log, click } = trigger()
    expect(click('mouse')).to.equal(true)
    expect(log.opened).to.equal(0)
  })

  it('opens by the first tap, and is a link to the second', () => {
    for (const touch of ['click', 'press'] as const) {
      const { log, click } = trigger({ touch })
      expect(click('touch'), `first, ${touch}`).to.equal(false)
      expect(log.opened).to.equal(1)
      expect(click('touch'), `second, ${touch}`).to.equal(true)
      expect(log.opened).to.equal(1)
    }
  })

  it('opens at once under a finger where its rules say so', () => {
    const { log, link } = trigger({ touch: 'press' })
    pointer(link, 'pointerdown', 'touch')
    expect(log.opened).to.equal(1)
  })

  it('leaves the focus to what a press has opened', () => {
    const { link } = trigger({ touch: 'press' })
    const press = () => link.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
    expect(press()).to.equal(true)
    pointer(link, 'pointerdown', 'touch')
    expect(press()).to.equal(false)
  })

  it('fetches nothing on focus when it is not enabled', () => {
    const { log, link } = trigger({}, false)
    link.focus()
    expect(log.intents).to.equal(0)
  })

  it('opens by Enter, and fetches when the focus comes', () => {
    const { log, link, click } = trigger()
    link.focus()
    expect(log.intents).to.equal(1)
    expect(click('', 0)).to.equal(false)
    expect(log.opened).to.equal(1)
  })

  it('is a link only when it is not enabled', async () => {
    const { log, link, click } = trigger({ touch: 'press' }, false)
    pointer(link, 'pointerover')
    await aTimeout(80)
    expect(click('touch')).to.equal(true)
    expect(click('', 0)).to.equal(true)
    expect(log.opened).to.equal(0)
  })
})
