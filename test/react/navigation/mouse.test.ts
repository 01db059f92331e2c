// every engine: focus, keys, pointer, dialog
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { liveElementOf } from '../../../src/live/live-element.ts'
import { page } from '../../support/page.ts'
import { type Handler, json } from '../../support/services.ts'
import { THEMES, THEMES_CALL, TREE_CALL } from './answers.ts'
import {
  entries,
  levels,
  link,
  mountNavigation,
  moveTo,
  openLabel,
  overlay,
  serveNavigation,
  showInterest,
  titles,
} from './navigation-page.ts'

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

  describe('that rests on an entry before its answer has come', () => {
    /** Rests on an entry for longer than it takes, and lets the services answer then. */
    const rest = async (site: string, at: number, themes: Handler, tree: Handler = () => json([])) => {
      let answer = () => {}
      const isAnswered = new Promise<void>((resolve) => (answer = resolve))
      const late = (handler: Handler) => async (call: Parameters<Handler>[0]) => {
        await isAnswered
        return handler(call)
      }
      await page.size(1280)
      serveNavigation({ [THEMES_CALL]: late(themes), [TREE_CALL]: late(tree) })
      const header = await page.mount(html`<shop-header site=${site} client-id="rests"></shop-header>`)
      showInterest()
      await page.until(() => liveElementOf(header)?.features.isReady('navigation'))
      const clock = page.clock()
      await page.hover(entries()[at] as HTMLElement)
      clock.tick(1000)
      const before = titles()[at]
      return { answer, clock, before }
    }
    const worlds = () => json(THEMES)

    it('gets the flyout of the theme worlds, below the title it had (NAV-50)', async () => {
      page.logs(/NAVIGATION_UNAVAILABLE/)
      const { answer, clock, before } = await rest('AT', 0, worlds)
      answer()
      await page.until(() => entries()[0]?.ariaExpanded)
      clock.tick(0)
      await page.see('dialog', before)
      expect(titles()[0]).to.equal(before)
      await page.hover(logo())
      clock.tick(1000)
      await page.gone('dialog')
      clock.tick(0)
      await page.until(() => titles()[0] === 'Themes')
    })

    it('gets that of an entry of the navigation too (NAV-50)', async () => {
      const { answer, clock, before } = await rest('HU', 1, worlds, () =>
        json(
          titles()
            .slice(1)
            .map((title) => ({ title, href: '/x', children: [{ title: 'Below', href: '/b' }] })),
        ),
      )
      answer()
      await page.until(() => entries()[1]?.ariaExpanded)
      clock.tick(0)
      await page.see('dialog', before)
    })

    for (const [site, what, themes] of [
      ['PL', 'it has left before', worlds],
      ['CZ', 'the answer fails', () => json({}, 500)],
      ['SK', 'the answer is empty', () => json({ themeworldFlyout: { overview: { url: '/worlds' } } })],
    ] as const)
      it(`gets none when ${what} (NAV-50)`, async () => {
        page.logs(...(site === 'CZ' ? [/THEME_WORLDS_UNAVAILABLE/] : []), /NAVIGATION_UNAVAILABLE/)
        const { answer, clock } = await rest(site, 0, themes)
        const errors = page.events('shop-element-error')
        if (site === 'PL') await page.hover(logo())
        answer()
        const hasAnswer = {
          PL: () => Boolean(entries()[0]?.ariaExpanded),
          CZ: () => errors.length === 2,
          SK: () => entries()[0]?.getAttribute('href') === '/worlds',
        }
        await page.until(hasAnswer[site])
        clock.tick(2000)
        await page.rendered()
        expect(openLabel()).to.equal(undefined)
      })

    it('leaves the focus where it rests, and Enter opens what has come (NAV-50)', async () => {
      page.logs(/NAVIGATION_UNAVAILABLE/)
      const { answer, before } = await rest('TR', 8, worlds)
      await page.hover(logo())
      const [entry] = entries()
      entry?.focus()
      answer()
      await page.until(() => entry?.ariaExpanded)
      expect([page.focused() === entry, titles()[0] === 'Themes', openLabel(), before !== '']).to.deep.equal([
        true,
        false,
        undefined,
        true,
      ])
      await page.press('Enter')
      await page.see('dialog')
    })
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
