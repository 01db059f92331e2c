// every engine: focus, keys, dialog, scrolling
import { expect } from '@open-wc/testing'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import { THEMES, THEMES_CALL, TREE, TREE_CALL } from './answers.ts'
import { levels, link, mountNavigation, openByKey } from './navigation-page.ts'

describe('flyouts of the main navigation', () => {
  const dialog = () => page.within(page.get('dialog'))

  it('begin with a link to the node, and have the teaser of the deepest node with one (NAV-28, NAV-29)', async () => {
    await mountNavigation()
    await openByKey('Coffee')
    expect(link('Alles ansehen: Coffee').getAttribute('href')).to.equal('/x/coffee')
    expect(dialog().text()).to.match(/Try\nAurora$/)
    // A product's name is nobody's to divide.
    expect(getComputedStyle(page.select('.navigation-card__title')).hyphens).to.equal('manual')
    link('Beans').focus()
    await page.press(' ')
    await dialog().says('Beans of the week\nMocha')
    expect(dialog().text()).not.to.include('Aurora')
  })

  it('have four columns for every entry: lists from the start, the teaser in the last (NAV-47)', async () => {
    const tree = structuredClone(TREE)
    const [coffee] = tree
    for (const one of [coffee, coffee?.children?.[0]])
      for (const entry of one?.teaser?.list ?? []) entry.imgUrl = '/picture.png'
    await mountNavigation({ site: 'SK', services: { [TREE_CALL]: () => json(tree) } })
    await openByKey('Coffee')
    const panel = page.select('.flyout__panel')
    const width = panel.getBoundingClientRect().width
    expect(width).to.equal(Math.min(1280, document.documentElement.clientWidth))
    const lefts = () =>
      page.selectAll('[data-level], .navigation-teaser').map((part) => part.getBoundingClientRect().left)
    const [list = 0, teaser] = lefts()
    const column = page.select('[data-level]').getBoundingClientRect().width
    expect(teaser).to.be.closeTo(list + 3 * column, 1)
    link('Beans').focus()
    await page.press(' ')
    await page.see('link', 'Light')
    link('Light').focus()
    await page.press(' ')
    await page.see('link', 'Mild')
    expect(lefts().map((left) => Math.round((left - list) / column))).to.deep.equal([0, 1, 2, 3])
    const [drillDown] = page.selectAll('.drill-down')
    expect(drillDown?.scrollWidth).to.equal(drillDown?.clientWidth)
  })

  it('have a teaser without pictures as a row below the lists (NAV-47)', async () => {
    await mountNavigation()
    await openByKey('Coffee')
    const [list, row] = ['[data-level]', '.navigation-teaser'].map((part) => page.select(part).getBoundingClientRect())
    expect(row?.top).to.be.closeTo(list?.bottom ?? 0, 1)
    expect(row?.left).to.be.at.most(list?.left ?? 0)
  })

  const twoLevels = async (width = 980) => {
    await mountNavigation({ site: 'AT', width })
    await openByKey('Coffee')
  }

  it('show two levels at once in wide windows, and the third on demand (NAV-51)', async () => {
    await twoLevels()
    expect(levels()).to.deep.equal(['Coffee', 'Beans'])
    // The content that it would open is in sight.
    expect(link('Beans').ariaExpanded).to.equal(null)
    expect(link('Beans').getAttribute('href')).to.equal('/x/beans')
    expect(link('Light').getBoundingClientRect().top).to.be.above(link('Beans').getBoundingClientRect().bottom - 1)
    expect(link('Light').ariaExpanded).to.equal('false')
    link('Light').focus()
    await page.press('ArrowRight')
    await page.until(() => page.focused() === link('Alles ansehen: Light'))
    expect(levels()).to.deep.equal(['Coffee', 'Beans', 'Light'])
    // The place where it comes to rest.
    const [groups, third] = page.selectAll('[data-level]')
    expect(third?.offsetLeft).to.be.closeTo((groups?.offsetLeft ?? 0) + (groups?.offsetWidth ?? 0), 1)
    await page.press('ArrowLeft')
    expect(page.focused()).to.equal(link('Light'))
    await expect(page.get('dialog')).to.be.accessible()
  })

  it('lead through both levels by the arrow keys (NAV-25, NAV-51)', async () => {
    await twoLevels()
    link('Alles ansehen: Coffee').focus()
    const passed: (string | null | undefined)[] = []
    for (let count = 0; count < 5; count += 1) {
      await page.press('ArrowDown')
      passed.push(page.focused()?.textContent)
    }
    expect(passed.slice(0, 4)).to.deep.equal(['Beans', 'Dark', 'Light', 'Ground'])
  })

  it('show one level at a time in narrower windows (NAV-51)', async () => {
    await twoLevels(979)
    expect(levels()).to.deep.equal(['Coffee'])
    expect(link('Beans').ariaExpanded).to.equal('false')
  })

  it('have no placeholders where no theme world has a picture (NAV-52)', async () => {
    const themes = structuredClone(THEMES)
    for (const world of themes.themeworldFlyout.sections.scout.themeworlds) Reflect.deleteProperty(world, 'imgUrl')
    await mountNavigation({ site: 'CZ', services: { [THEMES_CALL]: () => json(themes) } })
    await openByKey('Themes')
    expect(dialog().all('listitem')).to.have.length(5)
    expect(page.selectAll('.navigation-card__picture')).to.have.length(0)
  })

  it('open a new window for _blank only, with rel=noopener and a hint (NAV-11)', async () => {
    await mountNavigation()
    await openByKey('Coffee')
    const guide = link('Guide (öffnet in einem neuen Fenster)')
    expect([guide.getAttribute('target'), guide.getAttribute('rel')]).to.deep.equal(['_blank', 'noopener'])
    expect(link('Ground').hasAttribute('target')).to.equal(false)
  })

  it('open along the active path (NAV-37)', async () => {
    history.replaceState(null, '', '/somewhere/here')
    const tree = structuredClone(TREE)
    const light = tree[0]?.children?.[0]?.children?.[1]
    if (light) light.children = [{ title: 'Here', href: '/x/here' }]
    await mountNavigation({ site: 'HU', services: { [TREE_CALL]: () => json(tree) } })
    await openByKey('Coffee')
    expect(levels()).to.deep.equal(['Coffee', 'Beans', 'Light'])
    expect(link('Here').ariaCurrent).to.equal('page')
  })

  it('show theme worlds by section, with a placeholder for a missing picture (NAV-14, NAV-15)', async () => {
    await mountNavigation()
    await openByKey('Themes')
    expect(page.within(page.get('dialog')).names('region')).to.deep.equal([
      'Scout',
      'New',
      'Weitere Themenwelten',
      'Last chance',
    ])
    expect(
      page
        .within(page.get('dialog'))
        .all('listitem')
        .map(({ textContent }) => textContent),
    ).to.deep.equal([
      'AheadShopCard',
      'BrightNewSale',
      'CalmAusverkauft',
      'Doneuntil 25/11Only 5 days left',
      'EndsBis 31.12.2026',
    ])
    expect(page.select('time').getAttribute('datetime')).to.equal('2026-11-25')
    const pictures = dialog()
      .all('listitem')
      .map((item) => item.querySelector('a > span') as HTMLElement)
    expect(pictures.map((picture) => picture.querySelector('img')?.getAttribute('src'))).to.deep.equal([
      '/test/live/search/logo.svg',
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    for (const { offsetWidth, offsetHeight } of pictures) expect(offsetWidth / offsetHeight).to.be.closeTo(4 / 3, 0.1)
    expect(link('Alle Themenwelten ansehen').getAttribute('href')).to.equal('/themeworlds')
  })
})
