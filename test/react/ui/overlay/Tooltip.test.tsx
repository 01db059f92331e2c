// every engine: focus, keys, pointer, scrolling
import { expect } from '@open-wc/testing'
import { computeAccessibleDescription } from 'dom-accessibility-api'
import { html } from 'lit-html'
import { flushSync } from 'react-dom'
import { Tooltip } from '../../../../src/react/ui/overlay/Tooltip.tsx'
import { page } from '../../../support/page.ts'

/** Shows a tooltip at a place of the page. */
function showTooltip(place = 'position: fixed; left: 200px; top: 200px') {
  const { root } = page.show(
    <div data-root="">
      <Tooltip label="Bestpreis">Der niedrigste Preis der letzten 30 Tage.</Tooltip>
    </div>,
  )
  const host = root.host as HTMLElement
  host.style.cssText = place
  return { host, trigger: page.get('button', 'Bestpreis') }
}

const touch = (target: Element) =>
  target.dispatchEvent(new Event('touchstart', { bubbles: true, composed: true, cancelable: true }))
const boxOf = (element: Element) => element.getBoundingClientRect()

describe('a tooltip', () => {
  it('is hidden at first, and describes its trigger all the same (PART-3, PART-6)', () => {
    const { trigger } = showTooltip()
    expect(page.query('tooltip')).to.equal(undefined)
    expect(computeAccessibleDescription(trigger)).to.equal('Der niedrigste Preis der letzten 30 Tage.')
  })

  it('hides in the same task when the page is left (FLYOUT-60)', async () => {
    const { trigger } = showTooltip()
    trigger.focus()
    await page.see('tooltip')
    await page.rendered()
    page.dispatch('pagehide')
    expect(page.query('tooltip')).to.equal(undefined)
  })

  it('shows on hover, also of its text, and hides 120 ms after the mouse has left (PART-3, PART-4, PART-5)', async () => {
    const clock = page.clock()
    const beside = await page.mount(html`<p>Daneben</p>`)
    const { trigger } = showTooltip()
    await page.hover(trigger)
    await page.see('tooltip')
    await page.hover(beside)
    clock.tick(119)
    await page.hover('tooltip')
    clock.tick(2000)
    await page.frame()
    await page.hover('tooltip')
    await page.hover(beside)
    clock.tick(119)
    await page.frame()
    expect(page.all('tooltip')).to.have.length(1)
    clock.tick(1)
    await page.gone('tooltip')
  })

  it('shows on focus and hides on blur (PART-3, PART-4)', async () => {
    const { trigger } = showTooltip()
    trigger.focus()
    await page.see('tooltip')
    trigger.blur()
    await page.gone('tooltip')
  })

  it('hides on Escape, which then counts as handled; Enter shows it again (PART-3, PART-4, FLYOUT-17)', async () => {
    const { trigger } = showTooltip()
    trigger.focus()
    await page.see('tooltip')
    let wasHandled = false
    window.addEventListener('keydown', (event) => (wasHandled = event.defaultPrevented), { once: true })
    await page.press('Escape')
    await page.gone('tooltip')
    expect(wasHandled).to.equal(true)
    await page.press('Enter')
    await page.see('tooltip')
  })

  for (const type of ['resize', 'orientationchange'])
    it(`shows on click, and hides on ${type} (PART-3, PART-4)`, async () => {
      // A tap is a click without hover and focus.
      await page.tap(showTooltip().trigger)
      await page.see('tooltip')
      page.dispatch(type)
      await page.gone('tooltip')
    })

  it('hides on touch, of its trigger too, but not of the bubble (PART-4)', async () => {
    const { trigger } = showTooltip()
    await page.tap(trigger)
    touch(await page.see('tooltip'))
    await page.frame()
    touch(page.get('tooltip'))
    touch(document.body)
    await page.gone('tooltip')
    await page.tap(trigger)
    await page.see('tooltip')
    touch(trigger)
    trigger.click()
    await page.gone('tooltip')
    await page.tap(trigger)
    await page.see('tooltip')
  })

  it('stays when its text is pressed, to select it (PART-5)', async () => {
    const { trigger } = showTooltip()
    trigger.focus()
    await page.click('tooltip')
    await page.frame()
    await page.frame()
    expect(page.all('tooltip')).to.have.length(1)
  })

  it('hides when its element is moved in the page, and can be shown again (THEME-13)', async () => {
    const { host, trigger } = showTooltip()
    await page.tap(trigger)
    await page.see('tooltip')
    document.body.append(host)
    // Rendered at once: the browser itself hides what is moved.
    flushSync(() => page.select('[data-root]').dispatchEvent(new Event('shop-moved')))
    expect(page.query('tooltip')).to.equal(undefined)
    await page.tap(trigger)
    await page.see('tooltip')
  })

  it('is placed at its own trigger, next to others (PART-7)', async () => {
    page.show(
      <div style={{ position: 'fixed', top: 300, left: 100 }}>
        <Tooltip label="Eins">Eins</Tooltip>
        <span style={{ marginInlineStart: 300 }} />
        <Tooltip label="Zwei">Zwei</Tooltip>
      </div>,
    )
    const centreOf = (element: Element) => boxOf(element).left + boxOf(element).width / 2
    for (const name of ['Eins', 'Zwei']) {
      await page.tap('button', name)
      expect(centreOf(await page.see('tooltip', name))).to.be.closeTo(centreOf(page.get('button', name)), 1)
    }
  })

  it('stays when focusing its trigger scrolls the page', async () => {
    const { trigger } = showTooltip('position: absolute; left: 200px; top: 3000px')
    trigger.focus()
    await page.until(() => window.scrollY > 0)
    await page.frame()
    await page.frame()
    expect(page.all('tooltip')).to.have.length(1)
  })

  it('follows its trigger when the page scrolls (PART-7)', async () => {
    const { trigger } = showTooltip('position: absolute; left: 200px; top: 400px; height: 3000px')
    await page.tap(trigger)
    const bubble = await page.see('tooltip')
    const gap = () => boxOf(trigger).top - boxOf(bubble).bottom
    const [before, { top }] = [gap(), boxOf(trigger)]
    window.scrollTo(0, 150)
    await page.until(() => boxOf(trigger).top < top && Math.abs(gap() - before) <= 1)
  })

  it('is placed above its trigger, below it where there is no room, and inside the window (PART-7)', async () => {
    const { host, trigger } = showTooltip()
    await page.tap(trigger)
    expect(boxOf(await page.see('tooltip')).bottom).to.be.below(boxOf(trigger).top)
    page.dispatch('resize')
    await page.gone('tooltip')
    host.style.cssText = 'position: fixed; left: 0; top: 0'
    await page.tap(trigger)
    const { top, left, right } = boxOf(await page.see('tooltip'))
    expect(top).to.be.above(boxOf(trigger).bottom)
    expect(left).to.be.at.least(0)
    expect(right).to.be.at.most(document.documentElement.clientWidth)
  })
})
