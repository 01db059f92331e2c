import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { allInside } from '../../support/elements.ts'
import { json } from '../../support/services.ts'
import { setting } from './setting.ts'
import { type Answered, frames, link, placeHeader, press, TREE_CALL } from './support.ts'

/** 10 entries of 20 of 24 nodes: 5,010 in all. */
const large: Answered[] = Array.from({ length: 10 }, (_, a) => ({
  title: a === 0 ? 'Coffee' : `Entry ${a}`,
  href: `/${a}`,
  children: Array.from({ length: 20 }, (_, b) => ({
    title: `Child ${a} ${b}`,
    href: `/${a}/${b}`,
    children: Array.from({ length: 24 }, (_, c) => ({ title: `Leaf ${a} ${b} ${c}`, href: `/${a}/${b}/${c}` })),
  })),
}))

describe('a navigation of 5,000 nodes (specification 1 §2)', () => {
  const page = setting(1280)
  beforeEach(() => page.using({ [TREE_CALL]: () => json(large) }))

  const linksOfTree = (element: HTMLElement) => allInside(element, '[data-path]').length

  it('has only what is open in the DOM', async () => {
    const element = await placeHeader({ site: 'CH' })
    expect(linksOfTree(element)).to.equal(11)
    press(link(element, 'Entry 3'), ' ')
    await frames()
    expect(linksOfTree(element)).to.equal(11 + 20)
    press(link(element, 'Child 3 7'), ' ')
    await frames()
    expect(linksOfTree(element)).to.equal(11 + 20 + 24)
    press(link(element, 'Entry 5'), ' ')
    await frames()
    expect(linksOfTree(element)).to.equal(11 + 20)
    press(link(element, 'Entry 5'), ' ')
    await frames()
    expect(linksOfTree(element)).to.equal(11)
  })

  it('has buttons for the entries that do not fit, and goes on scrolling by key', async () => {
    await setViewport({ width: 1000, height: 800 })
    page.using({ [TREE_CALL]: () => json([...large, ...large.slice(1)]) })
    const element = await placeHeader({ site: 'CH_FR' })
    await frames()
    const list = element.shadowRoot?.querySelector('.navigation__list') as HTMLElement
    const sides = () => allInside(element, '.navigation__more').map(({ className }) => className.split('--')[1])
    expect(sides()).to.deep.equal(['after'])
    press(link(element, 'Coffee'), 'End')
    await frames(6)
    expect(list.scrollLeft).to.be.greaterThan(0)
    expect(sides()).to.deep.equal(['before'])
  })
})
