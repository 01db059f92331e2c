import { expect } from '@open-wc/testing'
import { allInside, inside, textsOf } from '../../support/elements.ts'
import { json } from '../../support/services.ts'
import { levels, setting } from './setting.ts'
import { frames, link, move, over, placeHeader, TREE, TREE_CALL } from './support.ts'

describe('the flyouts of the main navigation', () => {
  const page = setting(1280)

  describe('its drill-down lists (specification 1 §2, §4)', () => {
    it('show a level at a time beside each other, and only what is open is in the DOM', async () => {
      const element = await placeHeader()
      const time = page.stopTime()
      over(link(element, 'Coffee'))
      time.tick(300)
      await frames()
      expect(levels(element)).to.deep.equal(['Coffee'])
      expect(inside(element, '.flyout__panel')?.textContent).to.not.include('Mild')
      over(link(element, 'Beans'))
      time.tick(300)
      await frames()
      expect(levels(element)).to.deep.equal(['Coffee', 'Beans'])
      over(link(element, 'Light'))
      time.tick(300)
      await frames()
      expect(levels(element)).to.deep.equal(['Coffee', 'Beans', 'Light'])
      over(link(element, 'Ground'))
      time.tick(300)
      await frames()
      expect(levels(element)).to.deep.equal(['Coffee'])
    })

    it('keep a level while the pointer is on its way into it', async () => {
      const element = await placeHeader()
      const time = page.stopTime()
      over(link(element, 'Coffee'))
      time.tick(300)
      await frames()
      over(link(element, 'Beans'))
      time.tick(300)
      await frames()
      const next = link(element, 'Ground')
      const { left, top } = next.getBoundingClientRect()
      over(next, { clientX: left + 5, clientY: top + 3 })
      for (let step = 1; step <= 10; step += 1) {
        time.tick(200)
        move(next, left + 5 + 12 * step, top + 3 + step)
      }
      await frames()
      expect(levels(element)).to.deep.equal(['Coffee', 'Beans'])
    })

    it('have a teaser panel: that of the deepest selected node that has one', async () => {
      const element = await placeHeader()
      const time = page.stopTime()
      over(link(element, 'Coffee'))
      time.tick(300)
      await frames()
      expect(textsOf(element, '.navigation-teaser')).to.deep.equal(['TryAurora'])
      over(link(element, 'Beans'))
      time.tick(300)
      await frames()
      expect(textsOf(element, '.navigation-teaser')).to.deep.equal(['Beans of the weekMocha'])
    })

    it('begin with a link to the node itself', async () => {
      const element = await placeHeader()
      const time = page.stopTime()
      over(link(element, 'Coffee'))
      time.tick(300)
      await frames()
      const all = inside(element, '.drill-down__level .navigation-all')
      expect([all?.getAttribute('href'), all?.textContent]).to.deep.equal(['/x/coffee', 'Alles in Coffee'])
    })

    it('open another window for _blank only, and let it know nothing of this one', async () => {
      const element = await placeHeader()
      const time = page.stopTime()
      over(link(element, 'Coffee'))
      time.tick(300)
      await frames()
      const guide = link(element, 'Guide')
      expect([guide.getAttribute('target'), guide.getAttribute('rel')]).to.deep.equal(['_blank', 'noopener'])
      expect(guide.textContent).to.include('neuen Fenster')
      expect(link(element, 'Ground').hasAttribute('target')).to.equal(false)
    })

    it('are open along the active path', async () => {
      history.replaceState(null, '', '/somewhere/here')
      const tree = structuredClone(TREE)
      const light = tree[0]?.children?.[0]?.children?.[1]
      if (light) light.children = [{ title: 'Here', href: '/x/here' }]
      page.using({ [TREE_CALL]: () => json(tree) })
      const element = await placeHeader({ site: 'HU' })
      const time = page.stopTime()
      over(link(element, 'Coffee'))
      time.tick(300)
      await frames()
      expect(levels(element)).to.deep.equal(['Coffee', 'Beans', 'Light'])
      expect(link(element, 'Here').getAttribute('aria-current')).to.equal('page')
    })
  })

  describe('its theme worlds (specification 1 §2, §3)', () => {
    it('stand in the sections scout, new, more and lastChance, with all that an entry says', async () => {
      const element = await placeHeader()
      const time = page.stopTime()
      over(link(element, 'Themes'))
      time.tick(300)
      await frames()
      expect(textsOf(element, '.theme-worlds h2')).to.deep.equal([
        'Scout',
        'New',
        'Weitere Themenwelten',
        'Last chance',
      ])
      expect(textsOf(element, '.theme-worlds .navigation-card__text')).to.deep.equal([
        'AheadShopCard',
        'BrightNewSale',
        'CalmAusverkauft',
        'Doneuntil 25/11Only 5 days left',
      ])
      expect(inside(element, 'time')?.getAttribute('datetime')).to.equal('2026-11-25')
      expect(allInside(element, '.theme-worlds img').map((image) => image.getAttribute('src'))).to.deep.equal([
        '/a.png',
      ])
      expect(allInside(element, '.theme-worlds .picture')).to.have.length(4)
      expect(inside(element, '.theme-worlds .navigation-all')?.getAttribute('href')).to.equal('/themeworlds')
    })
  })
})
