import { expect } from '@open-wc/testing'
import { hasFlyout, type NavigationNode } from '../../../src/shop/navigation/navigation.ts'
import { withActivePath } from '../../../src/shop/navigation/navigation-active.ts'
import { headsInto } from '../../../src/shop/navigation/navigation-intent.ts'
import { isOpenAt, nodesAlong, pathWithActive } from '../../../src/shop/navigation/navigation-path.ts'

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

/** Titles of the nodes that are marked, the current page's own with an exclamation mark. */
function markedIn(nodes: readonly NavigationNode[]): string[] {
  return nodes.flatMap((one) => [
    ...(one.lastSelectedNode ? [`${one.title}!`] : one.childIsSelected ? [one.title] : []),
    ...markedIn(one.children),
  ])
}

describe('the active path of the navigation (specification 1 §2, §3)', () => {
  it('leads to the node whose address is the current page, and marks the nodes above it', () => {
    expect(markedIn(withActivePath(TREE, '/categories/coffee/beans'))).to.deep.equal(['Coffee', 'Beans!'])
  })

  it('is found by the last path segment of the current page alone', () => {
    expect(markedIn(withActivePath(TREE, '/some/other/way/to/chairs'))).to.deep.equal(['Home', 'Living', 'Chairs!'])
  })

  it('prefers the whole path where two nodes end in the same segment', () => {
    expect(markedIn(withActivePath(TREE, '/categories/home/ground'))).to.deep.equal(['Home', 'Ground!'])
    expect(markedIn(withActivePath(TREE, '/elsewhere/ground'))).to.deep.equal(['Coffee', 'Ground!'])
  })

  it('takes no notice of host, query, hash, a slash at the end and the way letters are written', () => {
    const tree = listOf(node('Küche', 'https://www.shop.example/categories/küche/?a=1#top'))
    expect(markedIn(withActivePath(tree, '/categories/k%C3%BCche'))).to.deep.equal(['Küche!'])
  })

  it('is empty on the home page, and on a page that no node leads to', () => {
    expect(withActivePath(TREE, '/')).to.equal(TREE)
    expect(markedIn(withActivePath(TREE, '/checkout'))).to.deep.equal([])
  })

  it('leads to the theme worlds by the address of one of them', () => {
    const entry: NavigationNode = {
      ...node('Themes', '/themeworlds'),
      sections: [
        { name: 'new', themeworlds: [{ url: '/themeworlds/slow', title: 'Slow', isForCard: false, badges: [] }] },
      ],
    }
    expect(markedIn(withActivePath([entry], '/themeworlds/slow'))).to.deep.equal(['Themes'])
    expect(markedIn(withActivePath([entry], '/themeworlds'))).to.deep.equal(['Themes!'])
  })

  it('is open already when an entry or the menu opens, down to the last node that holds something, the page itself included', () => {
    const entries = withActivePath(TREE, '/categories/home/living/chairs')
    expect(pathWithActive(entries, [1])).to.deep.equal([1, 0])
    expect(pathWithActive(entries, [])).to.deep.equal([1, 0])
    expect(pathWithActive(entries, [0])).to.deep.equal([0])
    expect(pathWithActive(withActivePath(TREE, '/categories/coffee'), [])).to.deep.equal([0])
  })

  it('copies the nodes along it only', () => {
    const entries = withActivePath(TREE, '/categories/coffee/beans')
    expect(entries[1]).to.equal(TREE[1])
    expect(entries[0]?.children[1]).to.equal(TREE[0]?.children[1])
    expect(TREE[0]?.childIsSelected).to.equal(undefined)
  })
})

describe('paths through the navigation', () => {
  it('name the nodes from the bar down, and end where there is none', () => {
    expect(nodesAlong(TREE, [1, 0, 0]).map(({ title }) => title)).to.deep.equal(['Home', 'Living', 'Chairs'])
    expect(nodesAlong(TREE, [1, 7, 0]).map(({ title }) => title)).to.deep.equal(['Home'])
  })

  it('are open by themselves and by what is open below them', () => {
    expect([
      isOpenAt([1, 0], [1]),
      isOpenAt([1, 0], [1, 0]),
      isOpenAt([1], [1, 0]),
      isOpenAt([1, 0], [0]),
    ]).to.deep.equal([true, true, false, false])
  })

  it('lead into a flyout where a node has children, or theme worlds', () => {
    expect(hasFlyout(node('Leaf', '/leaf'))).to.equal(false)
    expect(hasFlyout(TREE[0] as NavigationNode)).to.equal(true)
    expect(hasFlyout({ ...node('Themes', '/t'), sections: [] })).to.equal(false)
  })
})

describe('pointer intent', () => {
  // Below the point, from 100 to 500 across.
  const box = { left: 100, right: 500, top: 50, bottom: 400 }

  it('is on its way into what is open by any straight line that meets it', () => {
    expect(headsInto(box, { x: 120, y: 20 }, { x: 120, y: 22 }), 'straight down').to.equal(true)
    expect(headsInto(box, { x: 120, y: 20 }, { x: 160, y: 24 }), 'diagonally').to.equal(true)
    expect(headsInto(box, { x: 480, y: 40 }, { x: 470, y: 43 }), 'diagonally back').to.equal(true)
  })

  it('is not when the line passes by, leads away or along, or when nothing moves', () => {
    expect(headsInto(box, { x: 480, y: 0 }, { x: 520, y: 10 }), 'past its end').to.equal(false)
    expect(headsInto(box, { x: 120, y: 20 }, { x: 120, y: 18 }), 'up').to.equal(false)
    expect(headsInto(box, { x: 120, y: 20 }, { x: 140, y: 20 }), 'along').to.equal(false)
    expect(headsInto(box, { x: 120, y: 20 }, { x: 120, y: 20 }), 'at rest').to.equal(false)
  })
})
