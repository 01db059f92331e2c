import { expect } from '@open-wc/testing'
import { allInside, eventually, html, inside, place } from '../../support/elements.ts'
import { waitUntil } from '../../support/wait-until.ts'
import {
  bar,
  barTitles,
  click,
  focusedText,
  frames,
  levelLabels,
  linkOf,
  openLabel,
  placeHeader,
  pointerLeave,
  press,
} from './actions.ts'
import { setUpNavigationPage } from './navigation-page.ts'

describe('main navigation', () => {
  const page = setUpNavigationPage(1280)

  describe('by touch', () => {
    it('opens on the first tap and follows the link on the second (NAV-22)', async () => {
      const element = await placeHeader()
      expect(click(linkOf(element, 'Coffee'), 'touch')).to.equal(false)
      await frames()
      expect(openLabel(element)).to.equal('Coffee')
      expect(click(linkOf(element, 'Coffee'), 'touch')).to.equal(true)
      expect(click(linkOf(element, 'Beans'), 'touch')).to.equal(false)
      await frames()
      expect(levelLabels(element)).to.deep.equal(['Coffee', 'Beans'])
      expect(click(linkOf(element, 'Beans'), 'touch')).to.equal(true)
      expect(click(linkOf(element, 'Ground'), 'touch')).to.equal(true)
    })

    it('stays open when the finger is lifted or has scrolled (NAV-22)', async () => {
      const element = await placeHeader()
      click(linkOf(element, 'Coffee'), 'touch')
      await frames()
      const time = page.fakeTimers()
      pointerLeave(bar(element), 'touch')
      time.tick(1000)
      time.uninstall()
      await frames()
      expect(openLabel(element)).to.equal('Coffee')
    })

    it('opens once the code has loaded, for a tap before (NAV-27)', async () => {
      const element = await place(html`<shop-header site="TR"></shop-header>`)
      await waitUntil(() => barTitles(element).includes('Coffee'))
      expect(click(linkOf(element, 'Coffee'), 'touch')).to.equal(false)
      await eventually(element, '.flyout__panel')
      expect(openLabel(element)).to.equal('Coffee')
    })
  })

  describe('by keyboard', () => {
    it('opens on Enter and follows the link on a second one; an entry without children is followed at once (NAV-23)', async () => {
      const element = await placeHeader()
      linkOf(element, 'Coffee').focus()
      expect(click(linkOf(element, 'Coffee'), 'key')).to.equal(false)
      await frames()
      expect(openLabel(element)).to.equal('Coffee')
      expect(focusedText(element)).to.equal('Coffee')
      expect(click(linkOf(element, 'Coffee'), 'key')).to.equal(true)
      expect(click(linkOf(element, 'Gifts'), 'key')).to.equal(true)
    })

    it('opens for an Enter at any moment while the code loads and starts (NAV-27)', async () => {
      const element = await place(html`<shop-header site="TR"></shop-header>`)
      await waitUntil(() => barTitles(element).includes('Coffee'))
      linkOf(element, 'Coffee').focus()
      const { port1, port2 } = new MessageChannel()
      // React commits and runs effects in tasks of their own: between them too.
      while (!inside(element, '.flyout__panel')) {
        expect(click(linkOf(element, 'Coffee'), 'key')).to.equal(false)
        await new Promise((next) => {
          port1.onmessage = next
          port2.postMessage(undefined)
        })
      }
      expect(openLabel(element)).to.equal('Coffee')
    })

    it('leaves a click with a modifier key to the browser (NAV-23)', async () => {
      const element = await placeHeader()
      expect(click(linkOf(element, 'Coffee'), 'key', { ctrlKey: true })).to.equal(true)
      await frames()
      expect(openLabel(element)).to.equal(null)
    })

    it('opens and closes on Space (NAV-24)', async () => {
      const element = await placeHeader()
      linkOf(element, 'Coffee').focus()
      expect(press(linkOf(element, 'Coffee'), ' ')).to.equal(false)
      await frames()
      expect(openLabel(element)).to.equal('Coffee')
      press(linkOf(element, 'Coffee'), ' ')
      await frames()
      expect(openLabel(element)).to.equal(null)
    })

    it('has the flyout of an entry next to it in the order of Tab (NAV-26)', async () => {
      const element = await placeHeader()
      press(linkOf(element, 'Coffee'), ' ')
      await frames()
      const order = allInside(element, '.navigation a, .navigation .flyout button').map(
        ({ textContent }) => textContent,
      )
      expect(order.slice(0, 8)).to.deep.equal([
        'Themes',
        'Coffee',
        '',
        'Alles: Coffee',
        'Beans',
        'Ground',
        'Guide (öffnet in einem neuen Fenster)',
        'Aurora',
      ])
      expect(order.at(-1)).to.equal('Gifts')
    })

    it('moves along the bar by arrow keys, Home and End (NAV-25)', async () => {
      const element = await placeHeader()
      linkOf(element, 'Themes').focus()
      const steps = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'ArrowRight', 'ArrowLeft', 'Home'].map((key) => {
        press(element.shadowRoot?.activeElement as Element, key)
        return focusedText(element)
      })
      expect(steps).to.deep.equal(['Coffee', 'Home', 'Coffee', 'Gifts', 'Themes', 'Gifts', 'Themes'])
    })

    it('moves by arrow keys into the flyout, through its levels, and back (NAV-25)', async () => {
      const element = await placeHeader()
      linkOf(element, 'Coffee').focus()
      const key = async (name: string) => {
        press(element.shadowRoot?.activeElement as Element, name)
        await frames()
        return focusedText(element)
      }
      expect(await key('ArrowDown')).to.equal('Alles: Coffee')
      expect(await key('ArrowDown')).to.equal('Beans')
      expect(await key('ArrowRight')).to.equal('Alles: Beans')
      expect(await key('End')).to.equal('Light')
      expect(await key('ArrowUp')).to.equal('Dark')
      expect(await key('ArrowLeft')).to.equal('Beans')
      expect(await key('ArrowUp')).to.equal('Alles: Coffee')
      expect(await key('ArrowLeft')).to.equal('Coffee')
    })

    it('follows keys that come faster than frames (NAV-25)', async () => {
      const element = await placeHeader()
      linkOf(element, 'Coffee').focus()
      const key = (name: string) => press(element.shadowRoot?.activeElement as Element, name)
      for (const name of [' ', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown']) key(name)
      expect(focusedText(element)).to.equal('Dark')
    })

    it('moves into a level that Enter opens inside a flyout (NAV-23)', async () => {
      const element = await placeHeader()
      press(linkOf(element, 'Coffee'), ' ')
      await frames()
      linkOf(element, 'Beans').focus()
      expect(click(linkOf(element, 'Beans'), 'key')).to.equal(false)
      await frames()
      expect(focusedText(element)).to.equal('Alles: Beans')
    })

    it('treats a node without an address as a button (NAV-10, NAV-24)', async () => {
      const element = await placeHeader()
      press(linkOf(element, 'Home'), ' ')
      await frames()
      const rooms = linkOf(element, 'Rooms')
      expect([rooms.getAttribute('role'), rooms.tabIndex, rooms.hasAttribute('href')]).to.deep.equal([
        'button',
        0,
        false,
      ])
      press(rooms, 'Enter')
      await frames()
      expect(levelLabels(element)).to.deep.equal(['Home', 'Rooms'])
      expect(click(rooms, 'mouse')).to.equal(false)
    })

    it('closes on Escape and returns the focus to the entry (NAV-30)', async () => {
      const element = await placeHeader()
      press(linkOf(element, 'Coffee'), ' ')
      await frames()
      linkOf(element, 'Beans').focus()
      press(linkOf(element, 'Beans'), 'Escape')
      await frames()
      expect(openLabel(element)).to.equal(null)
      expect(focusedText(element)).to.equal('Coffee')
    })

    it('closes when the focus leaves the navigation (NAV-30)', async () => {
      const element = await placeHeader()
      press(linkOf(element, 'Coffee'), ' ')
      await frames()
      linkOf(element, 'Beans').focus()
      inside(element, '.logo')?.focus()
      await frames()
      expect(openLabel(element)).to.equal(null)
    })
  })
})
