import { aTimeout, expect, nextFrame } from '@open-wc/testing'
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands'
import { Tooltip } from '../../../../src/react/ui/overlay/Tooltip.tsx'
import { clearParts, part, show } from '../../../support/parts.tsx'
import { waitUntil } from '../../../support/wait-until.ts'

function open() {
  const shown = show(
    <div className="tooltip-test">
      <Tooltip label="Was ist der Bestpreis?">Der niedrigste Preis der letzten 30 Tage.</Tooltip>
    </div>,
  )
  const trigger = part(shown, 'button')
  const bubble = part(shown, '[role=tooltip]')
  const host = shown.root.host as HTMLElement
  host.style.cssText = 'position: fixed; left: 200px; top: 200px'
  const isVisible = () => bubble.matches(':popover-open')
  const until = (isWanted: boolean) => waitUntil(() => isVisible() === isWanted, `visible: ${isWanted}`)
  const hover = async (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    await sendMouse({ type: 'move', position: [Math.round(x + width / 2), Math.round(y + height / 2)] })
  }
  return { shown, trigger, bubble, host, isVisible, until, hover }
}

const touch = (target: Element) =>
  target.dispatchEvent(new Event('touchstart', { bubbles: true, composed: true, cancelable: true }))

describe('tooltip', () => {
  afterEach(async () => {
    clearParts()
    await resetMouse()
  })

  it('is hidden at first, and describes its trigger all the same (PART-3, PART-6)', () => {
    const { trigger, bubble, isVisible } = open()
    expect(isVisible()).to.equal(false)
    expect(trigger.getAttribute('aria-describedby')).to.equal(bubble.id)
  })

  it('shows on hover and hides when the mouse leaves (PART-3, PART-4)', async () => {
    const { trigger, hover, until } = open()
    await hover(trigger)
    await until(true)
    await sendMouse({ type: 'move', position: [2, 2] })
    await until(false)
  })

  it('stays while the mouse moves into the bubble (PART-5)', async () => {
    const { trigger, bubble, hover, until, isVisible } = open()
    await hover(trigger)
    await until(true)
    await hover(bubble)
    await aTimeout(250)
    expect(isVisible()).to.equal(true)
  })

  it('shows on focus and hides on blur (PART-3, PART-4)', async () => {
    const { trigger, until } = open()
    trigger.focus()
    await until(true)
    trigger.blur()
    await until(false)
  })

  it('hides on Escape, which then counts as handled; Enter shows it again (PART-3, PART-4, FLYOUT-17)', async () => {
    const { trigger, until } = open()
    trigger.focus()
    await until(true)
    let wasHandled = false
    window.addEventListener('keydown', (event) => (wasHandled = event.defaultPrevented), { once: true })
    await sendKeys({ press: 'Escape' })
    await until(false)
    expect(wasHandled).to.equal(true)
    await sendKeys({ press: 'Enter' })
    await until(true)
  })

  it('shows on click (PART-3)', async () => {
    const { trigger, until } = open()
    trigger.click()
    await until(true)
  })

  for (const type of ['resize', 'orientationchange']) {
    it(`hides on ${type} (PART-4)`, async () => {
      const { trigger, until } = open()
      trigger.click()
      await until(true)
      window.dispatchEvent(new Event(type))
      await until(false)
    })
  }

  it('hides on touch, of its trigger too, but not of the bubble (PART-4)', async () => {
    const { trigger, bubble, until, isVisible } = open()
    trigger.click()
    await until(true)
    touch(bubble)
    expect(isVisible()).to.equal(true)
    touch(document.body)
    await until(false)
    trigger.click()
    await until(true)
    touch(trigger)
    trigger.click()
    await until(false)
    trigger.click()
    await until(true)
  })

  it('stays when its text is pressed, to select it (PART-5)', async () => {
    const { trigger, bubble, hover, until, isVisible } = open()
    trigger.focus()
    await until(true)
    await hover(bubble)
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'up' })
    await aTimeout(50)
    expect(isVisible()).to.equal(true)
  })

  it('hides when its element is moved in the page, and can be shown again (THEME-13)', async () => {
    const shown = show(
      <div data-root="">
        <Tooltip label="Bestpreis">Der niedrigste.</Tooltip>
      </div>,
    )
    const isVisible = () => part(shown, '[role=tooltip]').matches(':popover-open')
    part(shown, 'button').click()
    await waitUntil(isVisible)
    document.body.append(shown.root.host)
    part(shown, '[data-root]').dispatchEvent(new Event('shop-moved'))
    await aTimeout(100)
    expect(isVisible()).to.equal(false)
    part(shown, 'button').click()
    await waitUntil(isVisible)
  })

  it('is placed at its own trigger, next to others (PART-7)', async () => {
    const shown = show(
      <div style={{ position: 'fixed', top: 300, left: 100 }}>
        <Tooltip label="Eins">Eins</Tooltip>
        <span style={{ marginInlineStart: 300 }} />
        <Tooltip label="Zwei">Zwei</Tooltip>
      </div>,
    )
    const centre = ({ left, width }: DOMRect) => left + width / 2
    for (const place of shown.root.querySelectorAll('.tooltip')) {
      const [trigger, bubble] = place.children as unknown as [HTMLElement, HTMLElement]
      trigger.click()
      await waitUntil(() => bubble.matches(':popover-open'))
      expect(centre(bubble.getBoundingClientRect())).to.be.closeTo(centre(trigger.getBoundingClientRect()), 1)
    }
  })

  it('stays when focusing its trigger scrolls the page', async () => {
    const { trigger, host, isVisible } = open()
    host.style.cssText = 'position: absolute; left: 200px; top: 3000px'
    trigger.focus()
    await waitUntil(() => window.scrollY > 0)
    await aTimeout(100)
    expect(isVisible()).to.equal(true)
    window.scrollTo(0, 0)
  })

  it('follows its trigger when the page scrolls (PART-7)', async () => {
    const { trigger, bubble, host, until } = open()
    host.style.cssText = 'position: absolute; left: 200px; top: 400px; height: 3000px'
    trigger.click()
    await until(true)
    const gap = () => trigger.getBoundingClientRect().top - bubble.getBoundingClientRect().bottom
    const before = gap()
    window.scrollTo(0, 150)
    await nextFrame()
    await nextFrame()
    expect(gap()).to.be.closeTo(before, 1)
    window.scrollTo(0, 0)
  })

  it('is placed above its trigger, below it where there is no room, and inside the window (PART-7)', async () => {
    const { trigger, bubble, host, until } = open()
    trigger.click()
    await until(true)
    expect(bubble.getBoundingClientRect().bottom).to.be.below(trigger.getBoundingClientRect().top)
    window.dispatchEvent(new Event('resize'))
    await until(false)
    host.style.cssText = 'position: fixed; left: 0; top: 0'
    trigger.click()
    await until(true)
    const box = bubble.getBoundingClientRect()
    expect(box.top).to.be.above(trigger.getBoundingClientRect().bottom)
    expect(box.left).to.be.at.least(0)
    expect(box.right).to.be.at.most(document.documentElement.clientWidth)
  })
})
