// every engine: focus, keys, pointer, dialog
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { useState } from 'react'
import { onEscape } from '../../../../src/page/browser/escape.ts'
import { Modal, type ModalCloseReason, type ModalSize } from '../../../../src/react/ui/overlay/Modal.tsx'
import { Tooltip } from '../../../../src/react/ui/overlay/Tooltip.tsx'
import { page } from '../../../support/page.ts'

type Props = Partial<Parameters<typeof Modal>[0]>

/** Shows a dialog and a button beside it; records why the dialog wanted to close. */
function open(props: Props = {}) {
  const reasons: ModalCloseReason[] = []
  const tree = (isOpen: boolean) => (
    <div data-root="">
      <button type="button">Öffnen</button>
      <Modal title="Settings" closeLabel="Close" onClose={(reason) => reasons.push(reason)} {...props} isOpen={isOpen}>
        {props.children ?? <input aria-label="Date" />}
      </Modal>
    </div>
  )
  const { root, update, remove } = page.show(tree(props.isOpen ?? true))
  return { root, remove, reasons, toggle: (isOpen: boolean) => update(tree(isOpen)) }
}

const dialog = () => page.select<HTMLDialogElement>('dialog')
/** At the upper left, where the backdrop covers it. */
const behind = () => page.get('button', 'Öffnen')
const overflowOf = (element: Element) => getComputedStyle(element).overflowY

function Nested() {
  const [depth, setDepth] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setDepth(1)}>
        To outer
      </button>
      <Modal isOpen={depth > 0} title="Outer" closeLabel="Zu" onClose={() => setDepth(0)}>
        <button type="button" onClick={() => setDepth(2)}>
          To inner
        </button>
        <Modal isOpen={depth > 1} title="Inner" closeLabel="Zu" onClose={() => setDepth(1)}>
          Text
        </Modal>
      </Modal>
    </>
  )
}

describe('a dialog', () => {
  it('is opened and closed by its owner (PART-8)', () => {
    const { toggle } = open({ isOpen: false })
    expect(dialog()).to.equal(undefined)
    toggle(true)
    expect(page.get('dialog', 'Settings').matches(':modal')).to.equal(true)
    toggle(false)
    expect(dialog()).to.equal(undefined)
  })

  it('has the sizes S, M and L; M by default, and instead of an unknown one, which warns (PART-1, PART-8)', () => {
    page.logs(/ Modal: the size \(string\) is not one of M, S, L; using M\.$/)
    const [s = 0, m = 0, l = 0, byDefault, unknown] = (['S', 'M', 'L', undefined, 'XL'] as const).map((size) => {
      const { remove } = open(size && { size: size as ModalSize })
      const { width } = dialog().getBoundingClientRect()
      remove()
      return width
    })
    expect(s).to.be.below(m)
    expect(m).to.be.below(l)
    expect([byDefault, unknown]).to.deep.equal([m, m])
  })

  it('closes by its button, by a click on the backdrop and by Escape, and passes the reason (PART-8)', async () => {
    const { reasons } = open()
    await page.click('button', 'Close')
    await page.drag(behind(), behind())
    await page.press('Escape')
    expect(reasons).to.deep.equal(['button', 'backdrop', 'escape'])
  })

  it('stays open when a press crosses its edge, in or out, and on a click inside (PART-8)', async () => {
    const { reasons } = open()
    await page.drag(page.field('Date'), behind())
    await page.drag(behind(), page.field('Date'))
    await page.click(page.field('Date'))
    expect(reasons).to.deep.equal([])
  })

  it('stays open until its owner closes it, whatever the browser does (PART-8)', async () => {
    const { reasons } = open()
    dialog().dispatchEvent(new Event('cancel', { cancelable: true }))
    expect(reasons).to.deep.equal(['escape'])
    dialog().close()
    await page.until(() => dialog().matches(':modal'))
  })

  it('leaves alone that a choice of files inside was cancelled', () => {
    const { reasons } = open()
    page.field('Date').dispatchEvent(new Event('cancel', { bubbles: true }))
    expect(reasons).to.deep.equal([])
  })

  it('closes by one Escape, and nothing behind it does, wherever the focus is (FLYOUT-17)', async () => {
    let closes = 0
    page.onEnd(
      onEscape(() => {
        closes += 1
      }),
    )
    const { reasons } = open()
    await page.press('Escape')
    // A click on plain text removes the focus.
    await page.click('heading', 'Settings')
    await page.press('Escape')
    expect([reasons, closes]).to.deep.equal([['escape', 'escape'], 0])
  })

  it('stays open on an Escape that hides a tooltip inside (FLYOUT-17)', async () => {
    const { reasons } = open({ children: <Tooltip label="Bestpreis">Der niedrigste.</Tooltip> })
    page.get('button', 'Bestpreis').focus()
    await page.see('tooltip')
    await page.press('Escape')
    await page.gone('tooltip')
    expect(reasons).to.deep.equal([])
    expect(dialog().open).to.equal(true)
    await page.press('Escape')
    expect(reasons).to.deep.equal(['escape'])
  })

  it('closes nested dialogs from the inside out, and returns the focus step by step (PART-9, FLYOUT-17)', async () => {
    page.show(<Nested />)
    for (const to of ['outer', 'inner']) {
      ;(await page.see('button', `To ${to}`)).focus()
      await page.press('Enter')
    }
    await page.see('dialog', 'Inner')
    expect(overflowOf(document.body)).to.equal('hidden')
    await page.press('Escape')
    await page.gone('dialog', 'Inner')
    expect(page.focused()).to.equal(page.get('button', 'To inner'))
    await page.press('Escape')
    await page.gone('dialog')
    expect(page.focused()).to.equal(page.get('button', 'To outer'))
    expect(overflowOf(document.body)).to.equal('visible')
  })

  it('is modal again after its element was moved in the page (THEME-13)', async () => {
    const { root } = open()
    const place = await page.mount(html`<div></div>`)
    place.append(root.host)
    expect(dialog().matches(':modal')).to.equal(false)
    page.select('[data-root]').dispatchEvent(new Event('shop-moved'))
    expect(dialog().matches(':modal')).to.equal(true)
  })

  it('scrolls in a window of 320 × 256 px (400 % zoom), its close button always in reach', async () => {
    await page.size(320, 256)
    const { reasons } = open({ title: 'Ein sehr langer Titel '.repeat(8), children: 'Viel Text. '.repeat(100) })
    await Promise.all(
      dialog()
        .getAnimations()
        .map(({ finished }) => finished),
    )
    const frame = dialog().firstElementChild as HTMLElement
    for (const top of [0, 200, frame.scrollHeight]) {
      frame.scrollTop = top
      const { scrollTop } = frame
      await page.click('button', 'Close')
      expect(frame.scrollTop).to.equal(scrollTop)
    }
    expect(reasons).to.deep.equal(['button', 'button', 'button'])
    expect(frame.scrollTop).to.be.above(200)
    expect(frame.scrollWidth).to.equal(frame.clientWidth)
  })

  it('keeps the focus inside, and returns it (PART-9)', async () => {
    const { toggle } = open({ isOpen: false })
    behind().focus()
    toggle(true)
    for (let tabs = 0; tabs < 5; tabs += 1) {
      await page.press('Tab')
      // Or in the browser's own controls.
      expect(page.focused()).to.satisfy((one: Element) => one === document.body || dialog().contains(one))
    }
    toggle(false)
    expect(page.focused()).to.equal(behind())
  })

  it('asks to be closed in the same task when the page is left (FLYOUT-60)', () => {
    const { reasons, toggle } = open()
    page.dispatch('pagehide')
    expect(reasons).to.deep.equal(['leave'])
    toggle(false)
    page.dispatch('pagehide')
    expect(reasons).to.deep.equal(['leave'])
  })

  it('returns the focus to the page and leaves no styles when it is removed while open (PART-9)', async () => {
    const opener = await page.mount(html`<button>Opener</button>`)
    opener.focus()
    const { remove } = open()
    expect(page.focused()).not.to.equal(opener)
    remove()
    expect(page.focused()).to.equal(opener)
    expect(document.body.hasAttribute('style')).to.equal(false)
  })
})
