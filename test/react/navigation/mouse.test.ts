import { expect } from '@open-wc/testing'
import { inside } from '../../support/elements.ts'
import { openTitle, panel, setting } from './setting.ts'
import { bar, click, focused, frames, link, move, out, over, placeHeader } from './support.ts'

describe('the main navigation under a mouse (specification 1 §2, §9)', () => {
  const page = setting(1280)

  it('selects an entry after 300 ms of hovering, not before', async () => {
    const element = await placeHeader()
    const time = page.stopTime()
    over(link(element, 'Coffee'))
    time.tick(299)
    await frames()
    expect(openTitle(element)).to.equal(null)
    time.tick(1)
    await frames()
    expect(openTitle(element)).to.equal('Coffee')
    expect(link(element, 'Coffee').getAttribute('aria-expanded')).to.equal('true')
  })

  it('does not open for a pointer that leaves within 300 ms', async () => {
    const element = await placeHeader()
    const time = page.stopTime()
    over(link(element, 'Coffee'))
    time.tick(200)
    out(bar(element))
    time.tick(2000)
    await frames()
    expect(openTitle(element)).to.equal(null)
  })

  it('follows the link by a click', async () => {
    const element = await placeHeader()
    expect(click(link(element, 'Coffee'), 'mouse')).to.equal(true)
    await frames()
    expect(openTitle(element)).to.equal(null)
  })

  it('does not switch while the pointer moves diagonally into the open flyout, however slowly', async () => {
    const element = await placeHeader()
    const time = page.stopTime()
    over(link(element, 'Coffee'))
    time.tick(300)
    await frames()
    const next = link(element, 'Home')
    const { left, top } = next.getBoundingClientRect()
    over(next, { clientX: left + 2, clientY: top + 4 })
    for (let step = 1; step <= 10; step += 1) {
      time.tick(200)
      move(next, left + 2 + 3 * step, top + 4 + 3 * step)
    }
    over(panel(element) as Element)
    time.tick(1000)
    await frames()
    expect(openTitle(element)).to.equal('Coffee')
  })

  it('switches when the pointer comes to rest on another entry, and when it moves along the row', async () => {
    const element = await placeHeader()
    const time = page.stopTime()
    over(link(element, 'Coffee'))
    time.tick(300)
    await frames()
    const next = link(element, 'Home')
    const { left, top } = next.getBoundingClientRect()
    over(next, { clientX: left + 1, clientY: top + 10 })
    time.tick(150)
    move(next, left + 4, top + 10)
    time.tick(149)
    await frames()
    expect(openTitle(element)).to.equal('Coffee')
    time.tick(1)
    await frames()
    expect(openTitle(element)).to.equal('Home')
  })

  it('closes over an entry that holds nothing', async () => {
    const element = await placeHeader()
    const time = page.stopTime()
    over(link(element, 'Coffee'))
    time.tick(300)
    over(link(element, 'Gifts'))
    time.tick(300)
    await frames()
    expect(openTitle(element)).to.equal(null)
  })

  it('closes half a second after the pointer has left, and not if it comes back before', async () => {
    const element = await placeHeader()
    const time = page.stopTime()
    over(link(element, 'Coffee'))
    time.tick(300)
    out(bar(element))
    time.tick(499)
    over(link(element, 'Coffee'))
    time.tick(2000)
    await frames()
    expect(openTitle(element)).to.equal('Coffee')
    out(bar(element))
    time.tick(500)
    await frames()
    expect(openTitle(element)).to.equal(null)
  })

  it('closes by a press outside, by a click on the overlay, and by its button, which gives the focus back', async () => {
    const element = await placeHeader()
    const time = page.stopTime()
    const open = async () => {
      over(link(element, 'Coffee'))
      time.tick(300)
      await frames()
      expect(openTitle(element)).to.equal('Coffee')
      over(bar(element))
    }
    await open()
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
    await frames()
    expect(openTitle(element)).to.equal(null)
    out(bar(element))
    await open()
    inside(element, '.flyout__overlay')?.click()
    await frames()
    expect(openTitle(element)).to.equal(null)
    out(bar(element))
    await open()
    const button = inside(element, '.flyout__close button') as HTMLElement
    button.focus()
    button.click()
    await frames()
    expect(openTitle(element)).to.equal(null)
    expect(focused(element)).to.equal('Coffee')
  })
})
