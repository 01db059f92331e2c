import { expect } from '@open-wc/testing'
import { sendMouse } from '@web/test-runner-commands'
import { createRef, type RefObject } from 'react'
import { Flyout, type FlyoutCloseReason } from '../../../../src/react/ui/overlay/Flyout.tsx'
import { page } from '../../../support/page.ts'

type Props = Partial<Parameters<typeof Flyout>[0]>

const flyout = (props: Props = {}) => (
  <Flyout id="panel" label="Warenkorb" closeLabel="Schließen" anchor={undefined} onClose={() => {}} {...props}>
    {props.children ?? (
      <a href="/cart" style={{ height: 80 }}>
        Zum Warenkorb
      </a>
    )}
  </Flyout>
)

/** Shows a flyout beside a button of the page; returns the reasons why it wanted to close. */
function open(props: Props = {}): FlyoutCloseReason[] {
  const reasons: FlyoutCloseReason[] = []
  page.show(
    <>
      <button type="button" style={{ position: 'fixed', bottom: 20, left: 20 }}>
        Dahinter
      </button>
      {flyout({ ...props, onClose: (reason) => void reasons.push(reason) })}
    </>,
  )
  return reasons
}

const toPanel = () => page.hover('dialog', 'Warenkorb')
/** The flyout itself is at the upper right. */
const toOverlay = (x = 5) => sendMouse({ type: 'move', position: [x, 590] })

describe('a flyout', () => {
  it('lies in the top layer, where no z-index of the page covers it (FLYOUT-21, THEME-13)', () => {
    open()
    expect(page.get('dialog').closest(':popover-open')).to.not.equal(null)
  })

  it('closes by its overlay, its button and Escape, and passes the reason (FLYOUT-13)', async () => {
    const reasons = open()
    await sendMouse({ type: 'click', position: [5, 590] })
    await page.click('button', 'Schließen')
    await page.press('Escape')
    expect(reasons).to.deep.equal(['overlay', 'button', 'escape'])
  })

  it('closes only for the reasons in closesBy, and by its button', async () => {
    const reasons = open({ closesBy: ['escape'] })
    await sendMouse({ type: 'click', position: [5, 590] })
    await page.press('Escape')
    await page.click('button', 'Schließen')
    expect(reasons).to.deep.equal(['escape', 'button'])
  })

  it('ignores an Escape that something inside has handled (FLYOUT-17)', async () => {
    const children = <input aria-label="Wort" onKeyDown={(event) => event.preventDefault()} />
    const reasons = open({ children })
    page.field('Wort').focus()
    await page.press('Escape')
    expect(reasons).to.deep.equal([])
  })

  it('closes when a mouse has left it for the overlay, not when it comes back, nor by touch (FLYOUT-14)', async () => {
    const clock = page.clock()
    const reasons = open()
    await toPanel()
    await toOverlay()
    clock.tick(999)
    await toPanel()
    clock.tick(2000)
    const overlay = page.get('dialog').previousElementSibling
    for (const type of ['pointerover', 'pointermove'])
      overlay?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }))
    clock.tick(2000)
    expect(reasons).to.deep.equal([])
    await toOverlay()
    clock.tick(999)
    expect(reasons).to.deep.equal([])
    clock.tick(1)
    expect(reasons).to.deep.equal(['hover-out'])
  })

  it('closes for a mouse that was never in it, once it moves on the overlay (FLYOUT-14)', async () => {
    const clock = page.clock()
    await toOverlay()
    const reasons = open({ hoverOutMs: 20 })
    await page.frame()
    await page.frame()
    clock.tick(2000)
    expect(reasons, 'The overlay has appeared below a mouse that rests.').to.deep.equal([])
    await toOverlay(10)
    clock.tick(10)
    await toOverlay(15)
    clock.tick(10)
    expect(reasons, 'Going on moving does not keep it open.').to.deep.equal(['hover-out'])
  })

  it('closes although a field in it has the focus, unless something was typed (FLYOUT-14)', async () => {
    const clock = page.clock()
    const reasons = open({ children: <input aria-label="Wort" defaultValue="kaffee" /> })
    const leave = async () => {
      await toPanel()
      await toOverlay()
      clock.tick(1000)
    }
    page.field('Wort').focus()
    await leave()
    expect(reasons, 'The page has filled the field.').to.deep.equal(['hover-out'])
    await page.type('x')
    await leave()
    expect(reasons).to.deep.equal(['hover-out'])
    await page.press('Control+a', 'Delete')
    await leave()
    expect(reasons, 'What was typed is gone.').to.deep.equal(['hover-out', 'hover-out'])
  })

  it('returns focus that is inside when it is removed (FLYOUT-16)', () => {
    const opener: RefObject<HTMLButtonElement | null> = createRef()
    const tree = (isOpen: boolean) => (
      <>
        <button ref={opener} type="button">
          Warenkorb
        </button>
        {isOpen && flyout({ opener })}
      </>
    )
    const { update } = page.show(tree(true))
    page.get('link', 'Zum Warenkorb').focus()
    update(tree(false))
    expect(page.focused()).to.equal(opener.current)
  })

  it('leaves the page usable without an overlay', async () => {
    const reasons = open({ hasOverlay: false })
    await page.click('button', 'Dahinter')
    await page.click('link', 'Zum Warenkorb')
    expect(page.followed()).to.deep.equal(['/cart'])
    expect(reasons).to.deep.equal([])
  })

  it('closes when the focus moves elsewhere on the page (FLYOUT-15)', () => {
    const reasons = open({ anchor: document.createElement('div') })
    page.get('button', 'Dahinter').focus()
    expect(reasons).to.deep.equal(['focus-out'])
  })
})
