import { expect } from '@open-wc/testing'
import { allInside, inside, textsOf } from '../../support/elements.ts'
import { json } from '../../support/services.ts'
import { frames, levelLabels, linkOf, placeHeader, pointerMove, pointerOver } from './actions.ts'
import { TREE, TREE_CALL } from './answers.ts'
import { setUpNavigationPage } from './navigation-page.ts'

describe('flyouts of the main navigation', () => {
  const page = setUpNavigationPage(1280)

  describe('drill-down lists', () => {
    it('stand side by side, and only what is open is rendered (NAV-28)', async () => {
      const element = await placeHeader()
      const time = page.fakeTimers()
      pointerOver(linkOf(element, 'Coffee'))
      time.tick(300)
      await frames()
      expect(levelLabels(element)).to.deep.equal(['Coffee'])
      expect(inside(element, '.flyout__panel')?.textContent).to.not.include('Mild')
      pointerOver(linkOf(element, 'Beans'))
      time.tick(300)
      await frames()
      expect(levelLabels(element)).to.deep.equal(['Coffee', 'Beans'])
      pointerOver(linkOf(element, 'Light'))
      time.tick(300)
      await frames()
      expect(levelLabels(element)).to.deep.equal(['Coffee', 'Beans', 'Light'])
      pointerOver(linkOf(element, 'Ground'))
      time.tick(300)
      await frames()
      expect(levelLabels(element)).to.deep.equal(['Coffee'])
    })

    it('keep a level while the pointer moves into it (NAV-18)', async () => {
      const element = await placeHeader()
      const time = page.fakeTimers()
      pointerOver(linkOf(element, 'Coffee'))
      time.tick(300)
      await frames()
      pointerOver(linkOf(element, 'Beans'))
      time.tick(300)
      await frames()
      const next = linkOf(element, 'Ground')
      const { left, top } = next.getBoundingClientRect()
      pointerOver(next, { clientX: left + 5, clientY: top + 3 })
      for (let step = 1; step <= 10; step += 1) {
        time.tick(200)
        pointerMove(next, left + 5 + 12 * step, top + 3 + step)
      }
      await frames()
      expect(levelLabels(element)).to.deep.equal(['Coffee', 'Beans'])
    })

    it('have the teaser panel of the deepest selected node with a teaser (NAV-29)', async () => {
      const element = await placeHeader()
      const time = page.fakeTimers()
      pointerOver(linkOf(element, 'Coffee'))
      time.tick(300)
      await frames()
      expect(textsOf(element, '.navigation-teaser')).to.deep.equal(['TryAurora'])
      pointerOver(linkOf(element, 'Beans'))
      time.tick(300)
      await frames()
      expect(textsOf(element, '.navigation-teaser')).to.deep.equal(['Beans of the weekMocha'])
    })

    it('begin with a link to the node itself (NAV-28)', async () => {
      const element = await placeHeader()
      const time = page.fakeTimers()
      pointerOver(linkOf(element, 'Coffee'))
      time.tick(300)
      await frames()
      const all = inside(element, '.drill-down__level .navigation-all')
      expect([all?.getAttribute('href'), all?.textContent]).to.deep.equal(['/x/coffee', 'Alles: Coffee'])
    })

    it('open a new window for _blank only, with rel=noopener and a hint (NAV-11)', async () => {
      const element = await placeHeader()
      const time = page.fakeTimers()
      pointerOver(linkOf(element, 'Coffee'))
      time.tick(300)
      await frames()
      const guide = linkOf(element, 'Guide')
      expect([guide.getAttribute('target'), guide.getAttribute('rel')]).to.deep.equal(['_blank', 'noopener'])
      expect(guide.textContent).to.include('neuen Fenster')
      expect(linkOf(element, 'Ground').hasAttribute('target')).to.equal(false)
    })

    it('open along the active path (NAV-37)', async () => {
      history.replaceState(null, '', '/somewhere/here')
      const tree = structuredClone(TREE)
      const light = tree[0]?.children?.[0]?.children?.[1]
      if (light) light.children = [{ title: 'Here', href: '/x/here' }]
      page.serveInstead({ [TREE_CALL]: () => json(tree) })
      const element = await placeHeader({ site: 'HU' })
      const time = page.fakeTimers()
      pointerOver(linkOf(element, 'Coffee'))
      time.tick(300)
      await frames()
      expect(levelLabels(element)).to.deep.equal(['Coffee', 'Beans', 'Light'])
      expect(linkOf(element, 'Here').getAttribute('aria-current')).to.equal('page')
    })
  })

  describe('theme worlds', () => {
    it('are shown by section with all their fields, with a placeholder for a missing picture (NAV-14, NAV-15)', async () => {
      const element = await placeHeader()
      const time = page.fakeTimers()
      pointerOver(linkOf(element, 'Themes'))
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
