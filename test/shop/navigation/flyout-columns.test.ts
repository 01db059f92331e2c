import { expect } from '@open-wc/testing'
import { columnsOf, groupColumnsOf } from '../../../src/shop/navigation/flyout-columns.ts'
import type { NavigationNode } from '../../../src/shop/navigation/navigation.ts'

const node = (children: readonly NavigationNode[] = []): NavigationNode => ({
  title: 'Node',
  href: '/node',
  index: 0,
  children,
})
const leaves = (count: number) => Array.from({ length: count }, () => node())

describe('the columns of a flyout', () => {
  it('are more for a long list in which nothing opens, and at most three (NAV-47)', () => {
    expect([1, 10, 11, 21, 80].map((count) => columnsOf(node(leaves(count))))).to.deep.equal([1, 1, 2, 3, 3])
    expect(columnsOf(node([...leaves(30), node(leaves(1))])), 'A list that opens another one.').to.equal(1)
  })

  it('of two levels are as many as there are groups, at most three (NAV-51)', () => {
    const groups = (count: number, size = 3) => node(Array.from({ length: count }, () => node(leaves(size))))
    expect([0, 1, 2, 5].map((count) => groupColumnsOf(groups(count)))).to.deep.equal([0, 1, 2, 3])
    expect(groupColumnsOf(node(leaves(5))), 'Nothing below its children.').to.equal(0)
  })

  it('are none where two levels would be too high (NAV-51)', () => {
    const groups = (count: number, size: number) => node(Array.from({ length: count }, () => node(leaves(size))))
    expect([groupColumnsOf(groups(6, 6)), groupColumnsOf(groups(7, 6))]).to.deep.equal([3, 0])
    expect([groupColumnsOf(groups(1, 13)), groupColumnsOf(groups(3, 14))]).to.deep.equal([1, 0])
  })
})
