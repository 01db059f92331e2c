import { expect } from '@open-wc/testing'
import type { CartChange } from '../../../src/shop/cart/cart.ts'
import { type ChangeEvent, reduce } from '../../../src/state/cart/cart-change-machine.late.ts'
import {
  type CartState,
  INITIAL_STATE,
  optimisticCart,
  type PendingChange,
  REFETCH,
  type ReadEvent,
  reduceRead,
} from '../../../src/state/cart/cart-machine.ts'
import { set } from '../../support/cart-page.ts'
import { article, cartOf } from '../../support/carts.ts'

const play = (state: CartState, ...events: (ReadEvent | ChangeEvent)[]): CartState => events.reduce(reduce, state)

const received = (cart = cartOf(article('A'), article('B', 2)), version = 1): ReadEvent => ({
  type: 'received',
  cart,
  version,
})
const ordered = (change: CartChange): ChangeEvent => ({ type: 'ordered', order: { change, sentAs: '1-1' } })

/** The articles of the optimistic cart, e.g. `A×1 B×2`. */
const shown = ({ confirmed, pending }: CartState) =>
  optimisticCart(confirmed, pending)
    ?.articles.map(({ productId, quantity }) => `${productId}×${quantity}`)
    .join(' ')

const pendingAt = (state: CartState, index: number) => state.pending[index] as PendingChange

describe('the cart machine: reads', () => {
  it('takes a cart, and replaces one only by different content (CART-3, CART-34)', () => {
    const state = reduceRead(INITIAL_STATE, received())
    const again = reduceRead(state, received(undefined, 2))
    expect(again.confirmed).to.equal(state.confirmed)
    expect(again.version).to.equal(2)
    expect(shown(reduceRead(state, received(cartOf(article('C')))))).to.equal('C×1')
  })

  it('ends a request by its own answer only (CART-6)', () => {
    const first = reduceRead(INITIAL_STATE, { type: 'requested', rank: REFETCH.page })
    const second = reduceRead(first, { type: 'requested', rank: REFETCH.page })
    const answer = { type: 'received', cart: cartOf(), version: 1 } as const
    expect(reduceRead(second, { ...answer, refetch: first.refetch }).refetch).to.equal(second.refetch)
    expect(reduceRead(second, { ...answer, refetch: second.refetch }).refetch).to.equal(undefined)
  })

  for (const [name, rank, status] of [
    ['keeps the cart when a read of its own fails (CART-5)', REFETCH.own, 'known'],
    ['keeps the cart when a read for another tab fails (CART-5)', REFETCH.tab, 'known'],
    ['clears the cart when a read of the page fails (CART-4)', REFETCH.page, 'failed'],
    ['clears the cart when a forced read fails (CART-4)', REFETCH.forced, 'failed'],
  ] as const) {
    it(name, () => {
      const state = play(INITIAL_STATE, received(), { type: 'requested', rank })
      if (!state.refetch) throw new Error('It was requested.')
      const failed = reduceRead(state, { type: 'failed', error: 'UNKNOWN', refetch: state.refetch })
      expect([failed.confirmed.status, failed.refetch]).to.deep.equal([status, undefined])
    })
  }
})

describe('the cart machine: changes', () => {
  const known = reduceRead(INITIAL_STATE, received())

  it('tells two free articles of one product and campaign apart, unless a page removes both (CART-48)', () => {
    const spoon = (uuid: string) => article('F', 1, { campaignId: 'c', uuid })
    const start = play(INITIAL_STATE, received({ ...cartOf(), freeArticles: [spoon('u1'), spoon('u2')] }))
    const change = { setFreeArticle: { productId: 'F', campaignId: 'c', remove: true } }
    const free = ({ confirmed, pending }: CartState) =>
      optimisticCart(confirmed, pending)?.freeArticles.map(({ uuid }) => uuid)

    const one = play(start, { type: 'ordered', order: { change, sentAs: '1-1', key: 'setFreeArticle:F:c:u2' } })
    expect([free(one), one.deleted.map(({ key, index }) => [key, index])]).to.deep.equal([
      ['u1'],
      [['setFreeArticle:F:c:u2', 1]],
    ])
    const failure = { error: 'UNKNOWN' } as const
    const refused = play(one, { type: 'refused', pending: pendingAt(one, 0), failure })
    expect([free(refused), refused.deleted]).to.deep.equal([['u1', 'u2'], []])

    const both = play(start, ordered(change))
    expect([free(both), both.deleted.map(({ key, index }) => [key, index])]).to.deep.equal([
      [],
      [
        ['setFreeArticle:F:c:u1', 0],
        ['setFreeArticle:F:c:u2', 0],
      ],
    ])
    expect(play(both, { type: 'refused', pending: pendingAt(both, 0), failure }).deleted).to.deep.equal([])
  })

  it('shows an item that is put in again not as deleted (CART-18)', () => {
    expect(play(known, ordered(set('B', 0))).deleted.map(({ key, index }) => [key, index])).to.deep.equal([
      ['setArticle:B:tcm-B', 1],
    ])
    expect(play(known, ordered(set('B', 0)), ordered(set('B', 2))).deleted).to.deep.equal([])
  })
})
