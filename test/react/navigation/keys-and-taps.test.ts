import { expect, waitUntil } from '@open-wc/testing'
import { allInside, eventually, html, inside, place } from '../../support/elements.ts'
import { levels, openTitle, setting } from './setting.ts'
import { bar, click, focused, frames, link, out, placeHeader, press, titles } from './support.ts'

describe('the main navigation', () => {
  const page = setting(1280)

  describe('by touch (specification 1 §2)', () => {
    it('opens by the first tap, and follows the link by the second', async () => {
      const element = await placeHeader()
      expect(click(link(element, 'Coffee'), 'touch')).to.equal(false)
      await frames()
      expect(openTitle(element)).to.equal('Coffee')
      expect(click(link(element, 'Coffee'), 'touch')).to.equal(true)
      expect(click(link(element, 'Beans'), 'touch')).to.equal(false)
      await frames()
      expect(levels(element)).to.deep.equal(['Coffee', 'Beans'])
      expect(click(link(element, 'Beans'), 'touch')).to.equal(true)
      expect(click(link(element, 'Ground'), 'touch')).to.equal(true)
    })

    it('stays open when the finger is lifted or has scrolled', async () => {
      const element = await placeHeader()
      click(link(element, 'Coffee'), 'touch')
      await frames()
      const time = page.stopTime()
      out(bar(element), 'touch')
      time.tick(1000)
      time.uninstall()
      await frames()
      expect(openTitle(element)).to.equal('Coffee')
    })

    it('opens when the code arrives, for a tap that came before it', async () => {
      const element = await place(html`<shop-header site="TR"></shop-header>`)
      await waitUntil(() => titles(element).includes('Coffee'))
      expect(click(link(element, 'Coffee'), 'touch')).to.equal(false)
      await eventually(element, '.flyout__panel')
      expect(openTitle(element)).to.equal('Coffee')
    })
  })

  describe('by keyboard (disclosure navigation)', () => {
    it('opens by Enter and follows by a second one; an entry that holds nothing is followed at once', async () => {
      const element = await placeHeader()
      link(element, 'Coffee').focus()
      expect(click(link(element, 'Coffee'), 'key')).to.equal(false)
      await frames()
      expect(openTitle(element)).to.equal('Coffee')
      expect(focused(element)).to.equal('Coffee')
      expect(click(link(element, 'Coffee'), 'key')).to.equal(true)
      expect(click(link(element, 'Gifts'), 'key')).to.equal(true)
    })

    it('leaves a click with a modifier to the browser', async () => {
      const element = await placeHeader()
      expect(click(link(element, 'Coffee'), 'key', { ctrlKey: true })).to.equal(true)
      await frames()
      expect(openTitle(element)).to.equal(null)
    })

    it('opens and closes by Space', async () => {
      const element = await placeHeader()
      link(element, 'Coffee').focus()
      expect(press(link(element, 'Coffee'), ' ')).to.equal(false)
      await frames()
      expect(openTitle(element)).to.equal('Coffee')
      press(link(element, 'Coffee'), ' ')
      await frames()
      expect(openTitle(element)).to.equal(null)
    })

    it('has what an entry opens next to it in the order of Tab', async () => {
      const element = await placeHeader()
      press(link(element, 'Coffee'), ' ')
      await frames()
      const order = allInside(element, '.navigation a, .navigation .flyout button').map(
        ({ textContent }) => textContent,
      )
      expect(order.slice(0, 8)).to.deep.equal([
        'Themes',
        'Coffee',
        '',
        'Alles in Coffee',
        'Beans',
        'Ground',
        'Guide (öffnet in einem neuen Fenster)',
        'Aurora',
      ])
      expect(order.at(-1)).to.equal('Gifts')
    })

    it('goes along the bar by arrow keys, Home and End', async () => {
      const element = await placeHeader()
      link(element, 'Themes').focus()
      const steps = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'ArrowRight', 'ArrowLeft', 'Home'].map((key) => {
        press(element.shadowRoot?.activeElement as Element, key)
        return focused(element)
      })
      expect(steps).to.deep.equal(['Coffee', 'Home', 'Coffee', 'Gifts', 'Themes', 'Gifts', 'Themes'])
    })

    it('goes by arrow keys into what is open, through its levels, and back', async () => {
      const element = await placeHeader()
      link(element, 'Coffee').focus()
      const key = async (name: string) => {
        press(element.shadowRoot?.activeElement as Element, name)
        await frames()
        return focused(element)
      }
      expect(await key('ArrowDown')).to.equal('Alles in Coffee')
      expect(await key('ArrowDown')).to.equal('Beans')
      expect(await key('ArrowRight')).to.equal('Alles in Beans')
      expect(await key('End')).to.equal('Light')
      expect(await key('ArrowUp')).to.equal('Dark')
      expect(await key('ArrowLeft')).to.equal('Beans')
      expect(await key('ArrowUp')).to.equal('Alles in Coffee')
      expect(await key('ArrowLeft')).to.equal('Coffee')
    })

    it('keeps up with keys that come faster than frames', async () => {
      const element = await placeHeader()
      link(element, 'Coffee').focus()
      const key = (name: string) => press(element.shadowRoot?.activeElement as Element, name)
      for (const name of [' ', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown']) key(name)
      expect(focused(element)).to.equal('Dark')
    })

    it('goes into the level that Enter opens inside of a flyout', async () => {
      const element = await placeHeader()
      press(link(element, 'Coffee'), ' ')
      await frames()
      link(element, 'Beans').focus()
      expect(click(link(element, 'Beans'), 'key')).to.equal(false)
      await frames()
      expect(focused(element)).to.equal('Alles in Beans')
    })

    it('opens a node without an address as a button', async () => {
      const element = await placeHeader()
      press(link(element, 'Home'), ' ')
      await frames()
      const rooms = link(element, 'Rooms')
      expect([rooms.getAttribute('role'), rooms.tabIndex, rooms.hasAttribute('href')]).to.deep.equal([
        'button',
        0,
        false,
      ])
      press(rooms, 'Enter')
      await frames()
      expect(levels(element)).to.deep.equal(['Home', 'Rooms'])
      expect(click(rooms, 'mouse')).to.equal(false)
    })

    it('closes by Escape and gives the focus back to the entry', async () => {
      const element = await placeHeader()
      press(link(element, 'Coffee'), ' ')
      await frames()
      link(element, 'Beans').focus()
      press(link(element, 'Beans'), 'Escape')
      await frames()
      expect(openTitle(element)).to.equal(null)
      expect(focused(element)).to.equal('Coffee')
    })

    it('closes when the focus goes elsewhere', async () => {
      const element = await placeHeader()
      press(link(element, 'Coffee'), ' ')
      await frames()
      link(element, 'Beans').focus()
      inside(element, '.logo')?.focus()
      await frames()
      expect(openTitle(element)).to.equal(null)
    })
  })
})
