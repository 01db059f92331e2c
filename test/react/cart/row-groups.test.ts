import { expect } from '@open-wc/testing'
import { groupsOf } from '../../../src/react/cart/row-groups.ts'
import type { CartRow } from '../../../src/state/cart/cart-rows.ts'
import { article } from '../../support/carts.ts'

const rowOf = (index: number): CartRow => ({
  key: `setArticle:A${index}:tcm-A${index}`,
  item: { kind: 'article', article: article(`A${index}`) },
  isDeleted: false,
})
const rows = Array.from({ length: 500 }, (_, index) => rowOf(index))
/** Each group by its key and the rows in it. */
const written = (list: readonly CartRow[]) =>
  groupsOf(list).map(({ key, rows: inside }) => [key, ...inside.map((row) => row.key)].join(' '))

describe('the groups of rows', () => {
  it('hold all rows in their order, few in each (MINICART-44)', () => {
    const groups = groupsOf(rows)
    expect(groups.flatMap((group) => group.rows)).to.deep.equal(rows)
    expect(groups.length).to.be.within(10, 40)
  })

  it('stay as they are where no row has come or gone (MINICART-44)', () => {
    const before = new Set(written(rows))
    for (const gone of [0, 1, 250, 499]) {
      const others = written(rows.filter((_, index) => index !== gone)).filter((group) => !before.has(group))
      expect(others.length, `without row ${gone}`).to.be.at.most(1)
    }
    expect(written([rowOf(1000), ...rows]).filter((group) => !before.has(group)).length).to.be.at.most(2)
  })
})
