// every engine: focus, keys, pointer, dialog
import { expect } from '@open-wc/testing'
import { page } from '../../support/page.ts'
import { levels, link, mountNavigation, moveTo, openLabel, overlay } from './navigation-page.ts'

describe('main navigation with a mouse', () => {
  const logo = () => page.select('[part=logo]')
  /** With the flyout of Coffee, which a resting mouse has opened. */
  const mountOpen = async () => {
    await mountNavigation()
    const clock = page.clock()
    await page.hover('link', 'Coffee')
    clock.tick(300)
    await page.see('dialog', 'Coffee')
    return clock
  }

  it('opens an entry after 300 ms of hovering, not before (NAV-17)', async () => {
    await mountNavigation()
    const clock = page.clock()
    await page.hover('link', 'Coffee')
    clock.tick(299)
    await page.rendered()
    expect(openLabel()).to.equal(undefined)
    clock.tick(1)
    await page.see('dialog', 'Coffee')
    expect(link('Coffee').ariaExpanded).to.equal('true')
  })

  it('does not open for a pointer that leaves within 300 ms (NAV-17)', async () => {
    await mountNavigation()
    const clock = page.clock()
    await page.hover('link', 'Coffee')
    clock.tick(200)
    await page.hover(logo())
    clock.tick(2000)
    await page.rendered()
    expect(openLabel()).to.equal(undefined)
  })

  it('opens nothing when the page has been left meanwhile, and comes back (FLYOUT-60)', async () => {
    await mountNavigation()
    const clock = page.clock()
    await page.hover('link', 'Coffee')
    page.dispatch('pagehide')
    clock.tick(2000)
    await page.rendered()
    expect(openLabel()).to.equal(undefined)
  })

  it('follows the link on a click (NAV-19)', async () => {
    await mountNavigation()
    page.clock()
    await page.click('link', 'Coffee')
    await page.rendered()
    expect([page.followed(), openLabel()]).to.deep.equal([['/x/coffee'], undefined])
  })

  it('does not switch while the pointer moves diagonally into the open flyout, however slowly (NAV-18)', async () => {
    const clock = await mountOpen()
    const next = link('Home')
    await moveTo(next, 2, 4)
    for (let step = 1; step <= 10; step += 1) {
      clock.tick(200)
      await moveTo(next, 2 + 3 * step, 4 + 3 * step)
    }
    await page.hover('dialog')
    clock.tick(1000)
    await page.rendered()
    expect(openLabel()).to.equal('Coffee')
  })

  it('switches when the pointer rests on another entry or moves along the row (NAV-17)', async () => {
    const clock = await mountOpen()
    await moveTo(link('Home'), 1, 10)
    clock.tick(150)
    await moveTo(link('Home'), 4, 10)
    clock.tick(149)
    await page.rendered()
    expect(openLabel()).to.equal('Coffee')
    clock.tick(1)
    await page.see('dialog', 'Home')
  })

  it('closes over an entry without children (NAV-20)', async () => {
    const clock = await mountOpen()
    await page.hover('link', 'Gifts')
    clock.tick(300)
    await page.gone('dialog')
  })

  it('closes 1 s after the pointer has left, unless it returns before (NAV-21)', async () => {
    const clock = await mountOpen()
    await page.hover(logo())
    clock.tick(999)
    await page.hover('link', 'Coffee')
    clock.tick(2000)
    await page.rendered()
    expect(openLabel()).to.equal('Coffee')
    await page.hover(logo())
    clock.tick(1000)
    await page.gone('dialog')
  })

  it('closes after 1 s on the overlay (NAV-21)', async () => {
    const clock = await mountOpen()
    await page.hover('dialog')
    await page.hover(overlay())
    clock.tick(999)
    await page.rendered()
    expect(openLabel()).to.equal('Coffee')
    clock.tick(1)
    await page.gone('dialog')
  })

  for (const [how, close] of [
    ['a press outside', () => page.click(logo())],
    ['a click on the overlay', () => page.click(overlay())],
  ] as const)
    it(`closes by ${how} (NAV-30)`, async () => {
      await mountOpen()
      await close()
      await page.gone('dialog')
    })

  it('closes by its button, which returns the focus (NAV-30)', async () => {
    await mountOpen()
    page.get('button', 'Menü schließen').focus()
    await page.press('Enter')
    await page.gone('dialog')
    expect(page.focused()).to.equal(link('Coffee'))
  })

  it('opens list beside list, and renders only what is open (NAV-28)', async () => {
    const clock = await mountOpen()
    const hover = async (title: string, opened: string[]) => {
      await page.hover('link', title)
      clock.tick(300)
      await page.until(() => String(levels()) === String(opened))
    }
    expect(levels()).to.deep.equal(['Coffee'])
    expect(page.select('[role=dialog]').textContent).to.not.include('Mild')
    await hover('Beans', ['Coffee', 'Beans'])
    await hover('Light', ['Coffee', 'Beans', 'Light'])
    await hover('Ground', ['Coffee'])
  })

  it('keeps a list while the pointer moves into it (NAV-18)', async () => {
    const clock = await mountOpen()
    await page.hover('link', 'Beans')
    clock.tick(300)
    await page.see('link', 'Dark')
    await moveTo(link('Ground'), 5, 3)
    for (let step = 1; step <= 10; step += 1) {
      clock.tick(200)
      await moveTo(link('Ground'), 5 + 12 * step, 3 + step)
    }
    await page.rendered()
    expect(levels()).to.deep.equal(['Coffee', 'Beans'])
  })
})
