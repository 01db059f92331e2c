import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { allInside } from '../../support/elements.ts'
import { json } from '../../support/services.ts'
import { frames, linkOf, placeHeader, press } from './actions.ts'
import { type Answered, TREE_CALL } from './answers.ts'
import { setUpNavigationPage } from './navigation-page.ts'

/** 10 entries with 20 children, each of them with 24: 5,010 nodes. */
const large: Answered[] = Array.from({ length: 10 }, (_, a) => ({
  title: a === 0 ? 'Coffee' : `Entry ${a}`,
  href: `/${a}`,
  children: Array.from({ length: 20 }, (_, b) => ({
    title: `Child ${a} ${b}`,
    href: `/${a}/${b}`,
    children: Array.from({ length: 24 }, (_, c) => ({ title: `Leaf ${a} ${b} ${c}`, href: `/${a}/${b}/${c}` })),
  })),
}))

describe('navigation of 5,000 nodes', () => {
  const page = setUpNavigationPage(1280)
  beforeEach(() => page.serveInstead({ [TREE_CALL]: () => json(large) }))

  const linksOfTree = (element: HTMLElement) => allInside(element, '[data-path]').length

  it('renders only what is open (NAV-28)', async () => {
    const element = await placeHeader({ site: 'CH' })
    expect(linksOfTree(element)).to.equal(11)
    press(linkOf(element, 'Entry 3'), ' ')
    await frames()
    expect(linksOfTree(element)).to.equal(11 + 20)
    press(linkOf(element, 'Child 3 7'), ' ')
    await frames()
    expect(linksOfTree(element)).to.equal(11 + 20 + 24)
    press(linkOf(element, 'Entry 5'), ' ')
    await frames()
    expect(linksOfTree(element)).to.equal(11 + 20)
    press(linkOf(element, 'Entry 5'), ' ')
    await frames()
    expect(linksOfTree(element)).to.equal(11)
  })

  it('has buttons for entries that do not fit, and scrolls by key (NAV-13)', async () => {
    await setViewport({ width: 1000, height: 800 })
    page.serveInstead({ [TREE_CALL]: () => json([...large, ...large.slice(1)]) })
    const element = await placeHeader({ site: 'CH_FR' })
    await frames()
    const list = element.shadowRoot?.querySelector('.navigation__list') as HTMLElement
    const sides = () => allInside(element, '.navigation__more').map(({ className }) => className.split('--')[1])
    expect(sides()).to.deep.equal(['after'])
    press(linkOf(element, 'Coffee'), 'End')
    await frames(6)
    expect(list.scrollLeft).to.be.greaterThan(0)
    expect(sides()).to.deep.equal(['before'])
  })
})
