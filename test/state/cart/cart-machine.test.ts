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
  type RefetchRank,
  reduceRead,
} from '../../../src/state/cart/cart-machine.ts'
import { article, cartOf } from '../../support/carts.ts'

const set = (productId: string, quantity: number): CartChange => ({
  setArticle: { productId, tcm: `tcm-${productId}`, quantity },
})

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

  it('keeps the highest rank of the requests for one read (CART-2)', () => {
    const request = (state: CartState, rank: RefetchRank) => reduceRead(state, { type: 'requested', rank })
    const forced = request(request(request(INITIAL_STATE, REFETCH.tab), REFETCH.forced), REFETCH.page)
    expect(forced.refetch?.rank).to.equal(REFETCH.forced)
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

  it('forgets everything of the previous person, and nothing with a first token (CART-28)', () => {
    const anonymous = play(INITIAL_STATE, { type: 'identified', person: 0 }, received(), ordered(set('B', 0)))
    const first = reduceRead(anonymous, { type: 'identified', person: 7 })
    expect([shown(first), first.deleted.length, first.pending.length]).to.deep.equal(['A×1', 1, 1])
    const other = reduceRead(first, { type: 'identified', person: 8 })
    expect([shown(other), other.deleted, other.pending, other.person]).to.deep.equal([undefined, [], [], 8])
  })

  it('keeps pending changes when cart and mirror are forgotten (CART-33)', () => {
    const state = play(INITIAL_STATE, received(), ordered(set('B', 5)), { type: 'forgotten' })
    expect([shown(state), state.pending.length]).to.deep.equal([undefined, 1])
  })
})

describe('the cart machine: changes', () => {
  const known = reduceRead(INITIAL_STATE, received())

  it('applies pending changes to the confirmed cart, of one item the last only (CART-9)', () => {
    const state = play(known, ordered(set('A', 3)), { type: 'requested', rank: REFETCH.page }, ordered(set('B', 5)))
    expect(shown(state)).to.equal('A×3 B×5')
    const sent = play(state, { type: 'sent', pending: pendingAt(state, 0) }, ordered(set('A', 4)))
    expect([shown(sent), sent.pending.length]).to.deep.equal(['A×4 B×5', 3])
  })

  it('merges a change into an unsent one to the same item, with the requests of both (CART-12, CART-39)', () => {
    const order = (quantity: number, id: string): ChangeEvent => ({
      type: 'ordered',
      order: { change: set('A', quantity), sentAs: '1-1', request: { id } },
    })
    const state = play(known, order(2, 'one'), ordered(set('B', 3)), order(4, 'two'))
    expect(state.pending.map(({ change, requestIds }) => [change, requestIds])).to.deep.equal([
      [set('A', 4), ['one', 'two']],
      [set('B', 3), []],
    ])
  })

  it('ends a change with the cart of its answer (CART-13)', () => {
    const state = play(known, ordered(set('A', 3)))
    const pending = pendingAt(state, 0)
    const settled = play(
      state,
      { type: 'sent', pending },
      { type: 'changed', pending },
      received(cartOf(article('A', 2))),
    )
    expect([shown(settled), settled.pending, settled.sent]).to.deep.equal(['A×2', [], undefined])
  })

  it('takes an unchanged change into the confirmed cart, and requests a read (CART-14)', () => {
    const state = play(known, ordered(set('B', 0)))
    const settled = play(state, { type: 'unchanged', pending: pendingAt(state, 0) })
    expect([shown(settled), settled.pending, settled.refetch]).to.deep.equal(['A×1', [], { rank: REFETCH.own }])
  })

  it('rolls back a refused change only, keeps its failure and requests a read (CART-15, CART-16, CART-17)', () => {
    const state = play(known, ordered(set('A', 9)), ordered(set('B', 3)))
    const failure = { error: 'ITEM_LIMIT', limit: 5 } as const
    const refused = play(state, { type: 'refused', pending: pendingAt(state, 0), failure })
    expect(shown(refused)).to.equal('A×1 B×3')
    expect([refused.failure, refused.refetch]).to.deep.equal([failure, { rank: REFETCH.own }])
    expect(play(refused, { type: 'failureExpired', failure: { error: 'UNKNOWN' } }).failure).to.equal(failure)
    expect(play(refused, { type: 'failureExpired', failure }).failure).to.equal(undefined)
  })

  it('tells two free articles of one product and campaign apart, unless a page removes both (CART-48)', () => {
    const spoon = (uuid: string) => article('F', 1, { campaignId: 'c', uuid })
    const start = play(INITIAL_STATE, received({ ...cartOf(), freeArticles: [spoon('u1'), spoon('u2')] }))
    const change = { setFreeArticle: { productId: 'F', campaignId: 'c', remove: true } }
    const free = ({ confirmed, pending }: CartState) =>
      optimisticCart(confirmed, pending)?.freeArticles.map(({ uuid }) => uuid)

    const one = play(start, { type: 'ordered', order: { change, sentAs: '1-1', key: 'free:F:c:u2' } })
    expect([free(one), one.deleted.map(({ key, index }) => [key, index])]).to.deep.equal([['u1'], [['free:F:c:u2', 1]]])
    const failure = { error: 'UNKNOWN' } as const
    const refused = play(one, { type: 'refused', pending: pendingAt(one, 0), failure })
    expect([free(refused), refused.deleted]).to.deep.equal([['u1', 'u2'], []])

    const both = play(start, ordered(change))
    expect([free(both), both.deleted.map(({ key, index }) => [key, index])]).to.deep.equal([
      [],
      [
        ['free:F:c:u1', 0],
        ['free:F:c:u2', 0],
      ],
    ])
    expect(play(both, { type: 'refused', pending: pendingAt(both, 0), failure }).deleted).to.deep.equal([])
  })

  it('keeps a deleted item until it expires, comes back, or is put in again (CART-18, CART-19)', () => {
    const state = play(known, ordered(set('B', 0)))
    const [deleted] = state.deleted
    if (!deleted) throw new Error('It was deleted.')
    expect([deleted.key, deleted.index]).to.deep.equal(['article:B:tcm-B', 1])
    expect(play(state, { type: 'deletionExpired', deleted }).deleted).to.deep.equal([])
    const failure = { error: 'UNKNOWN' } as const
    expect(play(state, { type: 'refused', pending: pendingAt(state, 0), failure }).deleted).to.deep.equal([])
    expect(play(state, ordered(set('B', 2))).deleted).to.deep.equal([])
  })

  it('shows a deleted item again when its restoration is refused (CART-20)', () => {
    const state = play(known, ordered(set('B', 0)))
    const [restores] = state.deleted
    if (!restores) throw new Error('It was deleted.')
    const deletion = pendingAt(state, 0)
    const gone = play(state, { type: 'changed', pending: deletion }, received(cartOf(article('A'))))
    const restored = play(gone, { type: 'ordered', order: { change: set('B', 2), sentAs: '1-1', restores } })
    expect([shown(restored), restored.deleted]).to.deep.equal(['A×1 B×2', []])
    const failure = { error: 'UNKNOWN' } as const
    const refused = play(restored, { type: 'refused', pending: pendingAt(restored, 0), failure })
    expect(shown(refused)).to.equal('A×1')
    expect(refused.deleted).to.deep.equal([restores])
    // Its first expiry does not end the second.
    expect(play(refused, { type: 'deletionExpired', deleted: restores }).deleted).to.deep.equal([restores])
  })

  it('requests a read for the page when a change is dropped (CART-30)', () => {
    const state = play(known, ordered(set('A', 3)))
    const dropped = play(state, { type: 'dropped', pending: pendingAt(state, 0) })
    expect([shown(dropped), dropped.failure, dropped.refetch]).to.deep.equal([
      'A×1 B×2',
      undefined,
      { rank: REFETCH.page },
    ])
  })
})
