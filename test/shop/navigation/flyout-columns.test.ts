import { expect } from '@open-wc/testing'
import { columnsOf } from '../../../src/shop/navigation/flyout-columns.ts'
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
})
