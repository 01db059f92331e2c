import { expect } from '@open-wc/testing'
import { withActivePath } from '../../../src/shop/navigation/active-path.ts'
import { hasFlyout, type NavigationNode } from '../../../src/shop/navigation/navigation.ts'
import { isOpenAt, nodesAlong, pathWithActive } from '../../../src/shop/navigation/navigation-path.ts'
import { isHeadingInto } from '../../../src/shop/navigation/pointer-intent.ts'

const node = (title: string, href: string | undefined, ...children: NavigationNode[]): NavigationNode => ({
  title,
  href,
  index: 0,
  children: children.map((child, index) => ({ ...child, index })),
})
const listOf = (...nodes: NavigationNode[]) => nodes.map((one, index) => ({ ...one, index }))

const TREE = listOf(
  node(
    'Coffee',
    '/categories/coffee',
    node('Beans', '/categories/coffee/beans'),
    node('Ground', '/categories/coffee/ground'),
  ),
  node(
    'Home',
    '/categories/home',
    node('Living', undefined, node('Chairs', '/categories/home/living/chairs?sort=new')),
    node('Ground', '/categories/home/ground/'),
  ),
)

/** Titles of the marked nodes; an exclamation mark follows that of the current page. */
function markedIn(nodes: readonly NavigationNode[]): string[] {
  return nodes.flatMap((one) => [
    ...(one.lastSelectedNode ? [`${one.title}!`] : one.childIsSelected ? [one.title] : []),
    ...markedIn(one.children),
  ])
}

describe('active path of the navigation', () => {
  it('marks the node of the current page and the nodes above it (NAV-35, NAV-36)', () => {
    expect(markedIn(withActivePath(TREE, '/categories/coffee/beans'))).to.deep.equal(['Coffee', 'Beans!'])
  })

  it('is found by the last path segment of the page (NAV-35)', () => {
    expect(markedIn(withActivePath(TREE, '/some/other/way/to/chairs'))).to.deep.equal(['Home', 'Living', 'Chairs!'])
  })

  it('prefers the whole path where two nodes have the same last segment (NAV-35)', () => {
    expect(markedIn(withActivePath(TREE, '/categories/home/ground'))).to.deep.equal(['Home', 'Ground!'])
    expect(markedIn(withActivePath(TREE, '/elsewhere/ground'))).to.deep.equal(['Coffee', 'Ground!'])
  })

  it('ignores host, query, fragment, trailing slash and percent-encoding (NAV-35)', () => {
    const tree = listOf(node('Küche', 'https://www.shop.example/categories/küche/?a=1#top'))
    expect(markedIn(withActivePath(tree, '/categories/k%C3%BCche'))).to.deep.equal(['Küche!'])
  })

  it('is empty on the home page, and on a page without a node (NAV-35)', () => {
    expect(withActivePath(TREE, '/')).to.equal(TREE)
    expect(markedIn(withActivePath(TREE, '/checkout'))).to.deep.equal([])
  })

  it('marks the theme worlds by the address of one of them (NAV-36)', () => {
    const entry: NavigationNode = {
      ...node('Themes', '/themeworlds'),
      sections: [
        { name: 'new', themeworlds: [{ url: '/themeworlds/slow', title: 'Slow', isForCard: false, badges: [] }] },
      ],
    }
    expect(markedIn(withActivePath([entry], '/themeworlds/slow'))).to.deep.equal(['Themes'])
    expect(markedIn(withActivePath([entry], '/themeworlds'))).to.deep.equal(['Themes!'])
  })

  it('opens with its entry or the menu, down to the last node with children (NAV-37)', () => {
    const entries = withActivePath(TREE, '/categories/home/living/chairs')
    expect(pathWithActive(entries, [1])).to.deep.equal([1, 0])
    expect(pathWithActive(entries, [])).to.deep.equal([1, 0])
    expect(pathWithActive(entries, [0])).to.deep.equal([0])
    expect(pathWithActive(withActivePath(TREE, '/categories/coffee'), [])).to.deep.equal([0])
  })

  it('copies only the nodes along it', () => {
    const entries = withActivePath(TREE, '/categories/coffee/beans')
    expect(entries[1]).to.equal(TREE[1])
    expect(entries[0]?.children[1]).to.equal(TREE[0]?.children[1])
    expect(TREE[0]?.childIsSelected).to.equal(undefined)
  })
})

describe('navigation path', () => {
  it('leads to the nodes from the bar down, as far as they exist', () => {
    expect(nodesAlong(TREE, [1, 0, 0]).map(({ title }) => title)).to.deep.equal(['Home', 'Living', 'Chairs'])
    expect(nodesAlong(TREE, [1, 7, 0]).map(({ title }) => title)).to.deep.equal(['Home'])
  })

  it('is open when its node, or one below it, is open', () => {
    expect([
      isOpenAt([1, 0], [1]),
      isOpenAt([1, 0], [1, 0]),
      isOpenAt([1], [1, 0]),
      isOpenAt([1, 0], [0]),
    ]).to.deep.equal([true, true, false, false])
  })

  it('has a flyout where a node has children or theme worlds', () => {
    expect(hasFlyout(node('Leaf', '/leaf'))).to.equal(false)
    expect(hasFlyout(TREE[0] as NavigationNode)).to.equal(true)
    expect(hasFlyout({ ...node('Themes', '/t'), sections: [] })).to.equal(false)
  })
})

describe('pointer intent (NAV-18)', () => {
  // The points are above the box.
  const box = { left: 100, right: 500, top: 50, bottom: 400 }

  it('heads into a box by any straight line that hits it', () => {
    expect(isHeadingInto(box, { x: 120, y: 20 }, { x: 120, y: 22 }), 'straight down').to.equal(true)
    expect(isHeadingInto(box, { x: 120, y: 20 }, { x: 160, y: 24 }), 'diagonally').to.equal(true)
    expect(isHeadingInto(box, { x: 480, y: 40 }, { x: 470, y: 43 }), 'diagonally back').to.equal(true)
  })

  it('does not head into it past its end, away from it, along it, or at rest', () => {
    expect(isHeadingInto(box, { x: 480, y: 0 }, { x: 520, y: 10 }), 'past its end').to.equal(false)
    expect(isHeadingInto(box, { x: 120, y: 20 }, { x: 120, y: 18 }), 'up').to.equal(false)
    expect(isHeadingInto(box, { x: 120, y: 20 }, { x: 140, y: 20 }), 'along').to.equal(false)
    expect(isHeadingInto(box, { x: 120, y: 20 }, { x: 120, y: 20 }), 'at rest').to.equal(false)
  })
})
