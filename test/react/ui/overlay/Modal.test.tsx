import { expect, nextFrame } from '@open-wc/testing'
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { useState } from 'react'
import { Flyout, type FlyoutCloseReason } from '../../../../src/react/ui/overlay/Flyout.tsx'
import { Modal, type ModalCloseReason, type ModalSize } from '../../../../src/react/ui/overlay/Modal.tsx'
import { Tooltip } from '../../../../src/react/ui/overlay/Tooltip.tsx'
import { withCapturedConsole } from '../../../support/console.ts'
import { clearParts, part, show } from '../../../support/parts.tsx'
import { waitUntil } from '../../../support/wait-until.ts'

function open(props: { size?: ModalSize; isOpen?: boolean } = {}) {
  const reasons: ModalCloseReason[] = []
  const tree = (isOpen: boolean) => (
    <>
      <button type="button">Öffnen</button>
      <Modal
        {...props}
        isOpen={isOpen}
        title="Preview settings"
        closeLabel="Close"
        onClose={(reason) => reasons.push(reason)}
      >
        <label>
          Date <input />
        </label>
      </Modal>
    </>
  )
  const shown = show(tree(props.isOpen ?? true))
  return { shown, reasons, toggle: (isOpen: boolean) => shown.update(tree(isOpen)) }
}

function Nested() {
  const [depth, setDepth] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setDepth(1)}>
        Outer
      </button>
      <Modal isOpen={depth > 0} title="Outer" closeLabel="Zu" onClose={() => setDepth(0)}>
        <button type="button" className="open-inner" onClick={() => setDepth(2)}>
          Inner
        </button>
        <Modal isOpen={depth > 1} title="Inner" closeLabel="Zu" onClose={() => setDepth(1)}>
          Text
        </Modal>
      </Modal>
    </>
  )
}

describe('modal', () => {
  afterEach(clearParts)

  it('is opened and closed by its owner (PART-8)', () => {
    const { shown, toggle } = open({ isOpen: false })
    expect(shown.root.querySelector('dialog')).to.equal(null)
    toggle(true)
    expect(part<HTMLDialogElement>(shown, 'dialog').matches(':modal')).to.equal(true)
    toggle(false)
    expect(shown.root.querySelector('dialog')).to.equal(null)
  })

  it('has the sizes S, M and L; M by default, and instead of an unknown one, which warns (PART-1, PART-8)', () => {
    const widthOf = (size?: ModalSize) => {
      const { shown } = open(size ? { size } : {})
      const { width } = part(shown, 'dialog').getBoundingClientRect()
      clearParts()
      return width
    }
    const [s, m, l] = (['S', 'M', 'L'] as const).map(widthOf)
    expect([s, m, l]).to.deep.equal([s, m, l].sort((a, b) => Number(a) - Number(b)))
    expect(new Set([s, m, l]).size).to.equal(3)
    expect(widthOf()).to.equal(m)
    const { result, warnings } = withCapturedConsole(() => widthOf('XL' as ModalSize))
    expect(result).to.equal(m)
    expect(warnings.join()).to.match(/\(string\) is not one of M, S, L; using M/)
  })

  it('closes by Escape, by a click on the backdrop and by its button, and passes the reason (PART-8)', async () => {
    const { shown, reasons } = open()
    part(shown, 'button[aria-label=Close]').click()
    await sendMouse({ type: 'click', position: [2, 2] })
    await sendKeys({ press: 'Escape' })
    expect(reasons).to.deep.equal(['button', 'backdrop', 'escape'])
  })

  it('closes by one Escape, and nothing behind it does, wherever the focus is (FLYOUT-17)', async () => {
    const flyout: FlyoutCloseReason[] = []
    show(
      <Flyout id="f" label="Konto" closeLabel="Zu" anchor={undefined} onClose={(reason) => flyout.push(reason)}>
        Konto
      </Flyout>,
    )
    const { shown, reasons } = open()
    await sendKeys({ press: 'Escape' })
    // Pressing plain text removes the focus.
    const { x, y } = part(shown, 'h2').getBoundingClientRect()
    await sendMouse({ type: 'click', position: [Math.round(x + 5), Math.round(y + 5)] })
    await sendKeys({ press: 'Escape' })
    expect([reasons, flyout]).to.deep.equal([['escape', 'escape'], []])
  })

  it('stays open on an Escape that hides a tooltip inside (FLYOUT-17)', async () => {
    const reasons: ModalCloseReason[] = []
    const shown = show(
      <Modal isOpen title="Preis" closeLabel="Zu" onClose={(reason) => reasons.push(reason)}>
        <Tooltip label="Bestpreis">Der niedrigste.</Tooltip>
      </Modal>,
    )
    const isVisible = () => part(shown, '[role=tooltip]').matches(':popover-open')
    part(shown, '.tooltip button').focus()
    await waitUntil(isVisible)
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => !isVisible())
    expect(reasons).to.deep.equal([])
    expect(part<HTMLDialogElement>(shown, 'dialog').open).to.equal(true)
    await sendKeys({ press: 'Escape' })
    expect(reasons).to.deep.equal(['escape'])
  })

  it('closes nested dialogs from the inside out, and returns the focus step by step (PART-9, FLYOUT-17)', async () => {
    const shown = show(<Nested />)
    const focused = () => shown.root.activeElement?.textContent
    part(shown, 'button').focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => shown.root.querySelector('.open-inner'))
    part(shown, '.open-inner').focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => shown.root.querySelectorAll('dialog').length === 2)
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => shown.root.querySelectorAll('dialog').length === 1)
    expect(focused()).to.equal('Inner')
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => !shown.root.querySelector('dialog'))
    expect(focused()).to.equal('Outer')
    expect(getComputedStyle(document.body).overflow).to.equal('visible')
  })

  it('stays open when a press crosses its edge, in or out, and on a click inside (PART-8)', async () => {
    const { shown, reasons } = open()
    const { x, y } = part(shown, 'input').getBoundingClientRect()
    const [inside, outside] = [[Math.round(x + 5), Math.round(y + 5)] as [number, number], [2, 2] as [number, number]]
    for (const [from, to] of [[inside, outside] as const, [outside, inside] as const]) {
      await sendMouse({ type: 'move', position: from })
      await sendMouse({ type: 'down' })
      await sendMouse({ type: 'move', position: to })
      await sendMouse({ type: 'up' })
    }
    part(shown, 'input').click()
    expect(reasons).to.deep.equal([])
  })

  it('stays open until its owner closes it, whatever the browser does (PART-8)', async () => {
    const { shown, reasons } = open()
    const dialog = part<HTMLDialogElement>(shown, 'dialog')
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    expect(reasons).to.deep.equal(['escape'])
    dialog.close()
    await waitUntil(() => dialog.matches(':modal'))
  })

  it('leaves alone that a choice of files inside was cancelled', () => {
    const { shown, reasons } = open()
    part(shown, 'input').dispatchEvent(new Event('cancel', { bubbles: true }))
    expect(reasons).to.deep.equal([])
  })

  it('is modal again after its element was moved in the page (THEME-13)', () => {
    const shown = show(
      <div data-root="">
        <Modal isOpen title="Umzug" closeLabel="Zu" onClose={() => {}}>
          Text
        </Modal>
      </div>,
    )
    const dialog = part(shown, 'dialog')
    const place = document.createElement('div')
    document.body.append(place)
    place.append(shown.root.host)
    expect(dialog.matches(':modal')).to.equal(false)
    part(shown, '[data-root]').dispatchEvent(new Event('shop-moved'))
    expect(dialog.matches(':modal')).to.equal(true)
    clearParts()
    place.remove()
  })

  it('scrolls in a window of 320 × 256 px (400 % zoom), its close button always in reach', async () => {
    await setViewport({ width: 320, height: 256 })
    const shown = show(
      <Modal isOpen title={'Ein sehr langer Titel '.repeat(8)} closeLabel="Zu" onClose={() => {}}>
        <p>{'Viel Text. '.repeat(100)}</p>
      </Modal>,
    )
    const frame = part(shown, '.modal__frame')
    await Promise.all(
      part(shown, 'dialog')
        .getAnimations()
        .map(({ finished }) => finished),
    )
    for (const top of [0, 200, frame.scrollHeight]) {
      frame.scrollTop = top
      await nextFrame()
      const { left, width, top: y, height } = part(shown, '[aria-label=Zu]').getBoundingClientRect()
      const found = shown.root.elementFromPoint(left + width / 2, y + height / 2)
      expect(found?.closest('button')?.getAttribute('aria-label'), `scrolled by ${top}`).to.equal('Zu')
    }
    expect(frame.scrollTop).to.be.above(200)
    expect(frame.scrollWidth).to.equal(frame.clientWidth)
    await setViewport({ width: 800, height: 600 })
  })

  it('returns the focus to the page and leaves no styles when it is removed while open (PART-9)', () => {
    const opener = document.createElement('button')
    document.body.append(opener)
    opener.focus()
    open()
    expect(document.activeElement).not.to.equal(opener)
    clearParts()
    expect(document.activeElement).to.equal(opener)
    expect(document.body.hasAttribute('style')).to.equal(false)
    opener.remove()
  })

  it('is named by its title, keeps the focus inside, and returns it (PART-9)', async () => {
    const { shown, toggle } = open({ isOpen: false })
    part(shown, 'button').focus()
    toggle(true)
    const dialog = part(shown, 'dialog')
    expect(shown.root.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).to.equal(
      'Preview settings',
    )
    for (let tabs = 0; tabs < 5; tabs += 1) {
      await sendKeys({ press: 'Tab' })
      const { activeElement } = shown.root
      expect(activeElement === null || dialog.contains(activeElement)).to.equal(true)
    }
    toggle(false)
    expect(shown.root.activeElement).to.equal(part(shown, 'button'))
  })

  it('keeps the page behind from scrolling, and leaves it as it was (PART-9)', async () => {
    const long = document.createElement('div')
    long.style.height = '4000px'
    document.body.append(long)
    document.documentElement.style.overflow = 'auto'
    window.scrollTo(0, 700)
    const { clientWidth } = document.documentElement
    const first = open()
    const second = open()
    expect(getComputedStyle(document.documentElement).overflow).to.equal('hidden')
    expect(document.documentElement.clientWidth).to.equal(clientWidth)
    second.toggle(false)
    expect(getComputedStyle(document.documentElement).overflow).to.equal('hidden')
    first.toggle(false)
    await nextFrame()
    expect(document.documentElement.style.overflow).to.equal('auto')
    expect(window.scrollY).to.equal(700)
    document.documentElement.removeAttribute('style')
    long.remove()
  })

  it('overrides any style of the page, and restores it exactly (PART-9)', () => {
    const root = document.documentElement
    const sheet = document.createElement('style')
    sheet.textContent = 'html { overflow-y: scroll !important }'
    document.head.append(sheet)
    root.style.cssText = 'overflow-x: clip; overflow-y: auto !important; --kept: 1'
    const before = root.getAttribute('style')
    const { toggle } = open()
    expect(getComputedStyle(root).overflowY).to.equal('hidden')
    toggle(false)
    expect(root.getAttribute('style')).to.equal(before)
    root.removeAttribute('style')
    sheet.remove()
  })

  it('does not move sticky elements of a page whose body has an overflow (PART-9)', () => {
    const bar = document.createElement('div')
    bar.style.cssText = 'position: sticky; top: 0; height: 20px'
    const long = document.createElement('div')
    long.style.height = '4000px'
    document.body.prepend(bar, long)
    document.body.style.overflowX = 'hidden'
    window.scrollTo(0, 700)
    const { toggle } = open()
    expect(bar.getBoundingClientRect().top).to.equal(0)
    expect(window.scrollY).to.equal(700)
    toggle(false)
    expect(document.body.getAttribute('style')).to.equal('overflow-x: hidden;')
    document.body.removeAttribute('style')
    bar.remove()
    long.remove()
  })
})
