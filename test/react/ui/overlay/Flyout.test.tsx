// every engine: focus, keys, pointer, popover
import { expect } from '@open-wc/testing'
import { sendMouse } from '@web/test-runner-commands'
import { createRef, type RefObject } from 'react'
import { Flyout } from '../../../../src/react/ui/overlay/Flyout.tsx'
import { page } from '../../../support/page.ts'

type Props = Partial<Parameters<typeof Flyout>[0]>

const flyout = (props: Props = {}) => (
  <Flyout
    id="panel"
    label="Warenkorb"
    closeLabel="Schließen"
    anchor={undefined}
    opener={{ current: null }}
    onClose={() => {}}
    {...props}
  >
    {props.children ?? (
      <a href="/cart" style={{ height: 80 }}>
        Zum Warenkorb
      </a>
    )}
  </Flyout>
)

/** Shows a flyout; counts how often it wanted to close. */
function open(props: Props = {}): { count: number } {
  const closes = { count: 0 }
  page.show(
    flyout({
      ...props,
      onClose() {
        closes.count += 1
      },
    }),
  )
  return closes
}

const toPanel = () => page.hover('dialog', 'Warenkorb')
/** The flyout itself is at the upper right. */
const toOverlay = (x = 5) => sendMouse({ type: 'move', position: [x, 590] })

describe('a flyout', () => {
  it('lies in the top layer, where no z-index of the page covers it (FLYOUT-21, THEME-13)', () => {
    open()
    expect(page.get('dialog').closest(':popover-open')).to.not.equal(null)
  })

  it('closes by its overlay, its button and Escape (FLYOUT-13)', async () => {
    const closes = open()
    await sendMouse({ type: 'click', position: [5, 590] })
    expect(closes.count).to.equal(1)
    await page.click('button', 'Schließen')
    expect(closes.count).to.equal(2)
    await page.press('Escape')
    expect(closes.count).to.equal(3)
  })

  it('ignores an Escape that something inside has handled (FLYOUT-17)', async () => {
    const children = <input aria-label="Wort" onKeyDown={(event) => event.preventDefault()} />
    const closes = open({ children })
    page.field('Wort').focus()
    await page.press('Escape')
    expect(closes.count).to.equal(0)
  })

  it('closes when a mouse has left it for the overlay, not when it comes back, nor by touch (FLYOUT-14)', async () => {
    const clock = page.clock()
    const closes = open()
    await toPanel()
    await toOverlay()
    clock.tick(999)
    await toPanel()
    clock.tick(2000)
    const overlay = page.get('dialog').previousElementSibling
    for (const type of ['pointerover', 'pointermove'])
      overlay?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }))
    clock.tick(2000)
    expect(closes.count).to.equal(0)
    await toOverlay()
    clock.tick(999)
    expect(closes.count).to.equal(0)
    clock.tick(1)
    expect(closes.count).to.equal(1)
  })

  it('closes for a mouse that was never in it, once it moves on the overlay (FLYOUT-14)', async () => {
    const clock = page.clock()
    await toOverlay()
    const closes = open()
    await page.frame()
    await page.frame()
    clock.tick(2000)
    expect(closes.count, 'The overlay has appeared below a mouse that rests.').to.equal(0)
    await toOverlay(10)
    clock.tick(500)
    await toOverlay(15)
    clock.tick(500)
    expect(closes.count, 'Going on moving does not keep it open.').to.equal(1)
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
})
