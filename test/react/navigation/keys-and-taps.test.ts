// every engine: focus, keys, pointer, dialog
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { page } from '../../support/page.ts'
import { nextTask } from '../../support/waits.ts'
import { levels, link, mountNavigation, openByKey, openLabel, serveNavigation, titles } from './navigation-page.ts'

describe('main navigation', () => {
  const focusedText = () => page.focused()?.textContent
  /** With entries, but without the code that opens them. */
  const mountWithoutCode = async () => {
    await page.size(1280)
    serveNavigation()
    await page.mount(html`<shop-header site="TR"></shop-header>`)
    await page.until(() => titles().includes('Coffee'))
  }

  describe('by touch', () => {
    it('opens on the first tap and follows the link on the second (NAV-22)', async () => {
      await mountNavigation()
      for (const [title, opened] of [
        ['Coffee', ['Coffee']],
        ['Beans', ['Coffee', 'Beans']],
      ] as const) {
        await page.tap(link(title))
        await page.until(() => openLabel() && String(levels()) === String(opened))
      }
      expect(page.followed()).to.deep.equal([])
      for (const title of ['Coffee', 'Beans', 'Ground']) await page.tap(link(title))
      expect(page.followed()).to.deep.equal(['/x/coffee', '/x/beans', '/x/ground'])
    })

    it('stays open when the finger is lifted or has scrolled (NAV-22)', async () => {
      await mountNavigation()
      const clock = page.clock()
      await page.tap(link('Coffee'))
      page
        .get('navigation', 'Hauptnavigation')
        .dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'touch' }))
      clock.tick(1000)
      await page.rendered()
      expect(openLabel()).to.equal('Coffee')
    })

    it('opens once the code has loaded, for a tap before (NAV-27)', async () => {
      await mountWithoutCode()
      await page.tap(link('Coffee'))
      await page.see('dialog', 'Coffee')
      expect(page.followed()).to.deep.equal([])
    })
  })

  describe('by keyboard', () => {
    it('opens on Enter, and follows the link on a second one, or without children at once (NAV-23)', async () => {
      await mountNavigation()
      link('Coffee').focus()
      await page.press('Enter')
      await page.see('dialog', 'Coffee')
      expect([focusedText(), page.followed()]).to.deep.equal(['Coffee', []])
      await page.press('Enter')
      link('Gifts').focus()
      await page.press('Enter')
      expect(page.followed()).to.deep.equal(['/x/coffee', '/x/gifts'])
    })

    it('opens for an Enter at any moment while the code loads and starts (NAV-27)', async () => {
      await mountWithoutCode()
      link('Coffee').focus()
      let presses = 0
      while (!page.query('dialog')) {
        link('Coffee').click()
        presses += 1
        await nextTask()
      }
      // Each counts, in turn: the first one opens.
      expect(openLabel()).to.equal('Coffee')
      expect(page.followed()).to.have.length(presses - 1)
    })

    it('leaves a click with a modifier key to the browser (NAV-23)', async () => {
      await mountNavigation()
      const init = { bubbles: true, composed: true, cancelable: true, ctrlKey: true }
      link('Coffee').dispatchEvent(new MouseEvent('click', init))
      await page.rendered()
      expect([openLabel(), page.followed()]).to.deep.equal([undefined, ['/x/coffee']])
    })

    it('opens and closes on Space (NAV-24)', async () => {
      await mountNavigation()
      await openByKey('Coffee')
      await page.press(' ')
      await page.gone('dialog')
    })

    it('has the flyout of an entry next to it in the order of Tab (NAV-26)', async () => {
      await mountNavigation()
      await openByKey('Coffee')
      const order = page.selectAll('nav a, nav button').filter((one) => one.checkVisibility())
      expect(order.map(({ textContent, ariaLabel }) => ariaLabel ?? textContent)).to.deep.equal([
        'Themes',
        'Coffee',
        'Menü schließen',
        'Alles ansehen: Coffee',
        'Beans',
        'Ground',
        'Guide (öffnet in einem neuen Fenster)',
        'Aurora',
        'Home',
        'Gifts',
      ])
    })

    it('moves along the bar by arrow keys, Home and End (NAV-25)', async () => {
      await mountNavigation()
      link('Themes').focus()
      const steps: unknown[] = []
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'ArrowRight', 'ArrowLeft', 'Home']) {
        await page.press(key)
        steps.push(focusedText())
      }
      expect(steps).to.deep.equal(['Coffee', 'Home', 'Coffee', 'Gifts', 'Themes', 'Gifts', 'Themes'])
    })

    it('moves by arrow keys into the flyout, through its levels, and back (NAV-25)', async () => {
      await mountNavigation()
      link('Coffee').focus()
      for (const [key, text] of [
        ['ArrowDown', 'Alles ansehen: Coffee'],
        ['ArrowDown', 'Beans'],
        ['ArrowRight', 'Alles ansehen: Beans'],
        ['End', 'Light'],
        ['ArrowUp', 'Dark'],
        ['ArrowLeft', 'Beans'],
        ['ArrowUp', 'Alles ansehen: Coffee'],
        ['ArrowLeft', 'Coffee'],
      ] as const) {
        await page.press(key)
        expect(focusedText()).to.equal(text)
      }
    })

    it('follows keys that come faster than frames (NAV-25)', async () => {
      await mountNavigation()
      link('Coffee').focus()
      for (const key of [' ', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown'])
        page
          .focused()
          ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }))
      expect(focusedText()).to.equal('Dark')
    })

    it('moves into a level that Enter opens inside a flyout (NAV-23)', async () => {
      await mountNavigation()
      await openByKey('Coffee')
      link('Beans').focus()
      await page.press('Enter')
      await page.until(() => focusedText() === 'Alles ansehen: Beans')
      expect(page.followed()).to.deep.equal([])
    })

    it('treats a node without an address as a button (NAV-10, NAV-24)', async () => {
      await mountNavigation()
      await openByKey('Home')
      const rooms = page.get('button', 'Rooms')
      expect([rooms.tabIndex, rooms.hasAttribute('href')]).to.deep.equal([0, false])
      rooms.focus()
      await page.press('Enter')
      await page.until(() => String(levels()) === 'Home,Rooms')
    })

    it('closes on Escape and returns the focus to the entry (NAV-30)', async () => {
      await mountNavigation()
      await openByKey('Coffee')
      link('Beans').focus()
      await page.press('Escape')
      await page.gone('dialog')
      expect(focusedText()).to.equal('Coffee')
    })

    it('closes when the focus leaves the navigation (NAV-30)', async () => {
      await mountNavigation()
      await openByKey('Coffee')
      page.select('[part=logo]').focus()
      await page.gone('dialog')
    })
  })
})
