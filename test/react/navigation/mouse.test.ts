import { expect } from '@open-wc/testing'
import { inside } from '../../support/elements.ts'
import {
  bar,
  click,
  focusedText,
  frames,
  linkOf,
  openLabel,
  panel,
  placeHeader,
  pointerLeave,
  pointerMove,
  pointerOver,
} from './actions.ts'
import { setUpNavigationPage } from './navigation-page.ts'

describe('main navigation with a mouse', () => {
  const page = setUpNavigationPage(1280)

  it('opens an entry after 300 ms of hovering, not before (NAV-17)', async () => {
    const element = await placeHeader()
    const time = page.fakeTimers()
    pointerOver(linkOf(element, 'Coffee'))
    time.tick(299)
    await frames()
    expect(openLabel(element)).to.equal(null)
    time.tick(1)
    await frames()
    expect(openLabel(element)).to.equal('Coffee')
    expect(linkOf(element, 'Coffee').getAttribute('aria-expanded')).to.equal('true')
  })

  it('does not open for a pointer that leaves within 300 ms (NAV-17)', async () => {
    const element = await placeHeader()
    const time = page.fakeTimers()
    pointerOver(linkOf(element, 'Coffee'))
    time.tick(200)
    pointerLeave(bar(element))
    time.tick(2000)
    await frames()
    expect(openLabel(element)).to.equal(null)
  })

  it('follows the link on a click (NAV-19)', async () => {
    const element = await placeHeader()
    expect(click(linkOf(element, 'Coffee'), 'mouse')).to.equal(true)
    await frames()
    expect(openLabel(element)).to.equal(null)
  })

  it('does not switch while the pointer moves diagonally into the open flyout, however slowly (NAV-18)', async () => {
    const element = await placeHeader()
    const time = page.fakeTimers()
    pointerOver(linkOf(element, 'Coffee'))
    time.tick(300)
    await frames()
    const next = linkOf(element, 'Home')
    const { left, top } = next.getBoundingClientRect()
    pointerOver(next, { clientX: left + 2, clientY: top + 4 })
    for (let step = 1; step <= 10; step += 1) {
      time.tick(200)
      pointerMove(next, left + 2 + 3 * step, top + 4 + 3 * step)
    }
    pointerOver(panel(element) as Element)
    time.tick(1000)
    await frames()
    expect(openLabel(element)).to.equal('Coffee')
  })

  it('switches when the pointer rests on another entry or moves along the row (NAV-17)', async () => {
    const element = await placeHeader()
    const time = page.fakeTimers()
    pointerOver(linkOf(element, 'Coffee'))
    time.tick(300)
    await frames()
    const next = linkOf(element, 'Home')
    const { left, top } = next.getBoundingClientRect()
    pointerOver(next, { clientX: left + 1, clientY: top + 10 })
    time.tick(150)
    pointerMove(next, left + 4, top + 10)
    time.tick(149)
    await frames()
    expect(openLabel(element)).to.equal('Coffee')
    time.tick(1)
    await frames()
    expect(openLabel(element)).to.equal('Home')
  })

  it('closes over an entry without children (NAV-20)', async () => {
    const element = await placeHeader()
    const time = page.fakeTimers()
    pointerOver(linkOf(element, 'Coffee'))
    time.tick(300)
    pointerOver(linkOf(element, 'Gifts'))
    time.tick(300)
    await frames()
    expect(openLabel(element)).to.equal(null)
  })

  it('closes 1 s after the pointer has left, unless it returns before (NAV-21)', async () => {
    const element = await placeHeader()
    const time = page.fakeTimers()
    pointerOver(linkOf(element, 'Coffee'))
    time.tick(300)
    pointerLeave(bar(element))
    time.tick(999)
    pointerOver(linkOf(element, 'Coffee'))
    time.tick(2000)
    await frames()
    expect(openLabel(element)).to.equal('Coffee')
    pointerLeave(bar(element))
    time.tick(1000)
    await frames()
    expect(openLabel(element)).to.equal(null)
  })

  it('closes after 1 s on the overlay (NAV-21)', async () => {
    const element = await placeHeader()
    const time = page.fakeTimers()
    pointerOver(linkOf(element, 'Coffee'))
    time.tick(300)
    await frames()
    pointerOver(panel(element) as Element)
    pointerOver(inside(element, '.flyout__overlay') as Element)
    time.tick(999)
    await frames()
    expect(openLabel(element)).to.equal('Coffee')
    time.tick(1)
    await frames()
    expect(openLabel(element)).to.equal(null)
  })

  it('closes by a press outside, a click on the overlay, and the close button, which returns the focus (NAV-30)', async () => {
    const element = await placeHeader()
    const time = page.fakeTimers()
    const open = async () => {
      pointerOver(linkOf(element, 'Coffee'))
      time.tick(300)
      await frames()
      expect(openLabel(element)).to.equal('Coffee')
      pointerOver(bar(element))
    }
    await open()
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
    await frames()
    expect(openLabel(element)).to.equal(null)
    pointerLeave(bar(element))
    await open()
    inside(element, '.flyout__overlay')?.click()
    await frames()
    expect(openLabel(element)).to.equal(null)
    pointerLeave(bar(element))
    await open()
    const button = inside(element, '.flyout__close button') as HTMLElement
    button.focus()
    button.click()
    await frames()
    expect(openLabel(element)).to.equal(null)
    expect(focusedText(element)).to.equal('Coffee')
  })
})
