/** What may happen to a cart, as fast-check draws it. */
import fc from 'fast-check'
import { CART_CHANGE_ERRORS, type CartChange } from '../../src/shop/cart/cart.ts'
import { restorationOf } from '../../src/shop/cart/cart-items.ts'
import { deletedItemsAtom } from '../../src/state/cart/cart.ts'
import { mirrorName } from '../../src/state/cart/cart-mirror.ts'
import type { Fate, Plan } from './cart-net.ts'
import { CartWorld, TABS } from './cart-world.ts'
import { article, cartOf } from './carts.ts'

/** One thing that happens, and how long nothing else does then. */
export interface Happening {
  name: string
  waitMs: number
  happen(world: CartWorld): unknown
}

const tcm = (productId: string) => ({ productId, tcm: `tcm-${productId}` })
const tab = fc.nat(TABS - 1)

/** Of things that are in the cart, that aren't, and that are defective. */
const change: fc.Arbitrary<CartChange> = fc.oneof(
  fc.record({ id: fc.constantFrom('A', 'A', 'B', 'C', 'D', 'N'), quantity: fc.nat(4) }).map(({ id, quantity }) => ({
    setArticle: { ...tcm(id), quantity },
  })),
  fc.boolean().map((remove) => ({ setFreeArticle: { productId: 'F', campaignId: 'campaign-F', remove } })),
  fc.record({ id: fc.constantFrom('G', 'E', 'H'), set: fc.nat(2) }).map(({ id, set }) => ({
    setGiftCard: { ...tcm(id), set },
  })),
  fc.record({ partnerProductId: fc.constantFrom('P', 'Q', 'R'), set: fc.nat(2) }).map((wanted) => ({
    setPartnerProduct: wanted,
  })),
  fc.constantFrom('S', 'T', 'U').map((subscriptionId) => ({ deleteSubscription: { subscriptionId } })),
)

const happening = (name: string, happen: Happening['happen']) => ({ name, happen })
/** A failure prints its name instead of its code. */
const printed = (happening: Happening): Happening =>
  Object.assign(happening, { [fc.toStringMethod]: () => `${happening.name}; ${happening.waitMs} ms` })
const dispatch = (name: string, detail?: unknown) => window.dispatchEvent(new CustomEvent(name, { detail }))

/** What the page tells the first tab's cart; from then on it knows who is here. */
const telling = (name: string, event: () => Event, target: EventTarget = window) =>
  fc.constant(
    happening(name, (world) => {
      target.dispatchEvent(event())
      if (!world.tab(0).hasLooked) world.fail(`It does not know who is here: ${name}.`)
    }),
  )

const shopping = fc.oneof(
  fc
    .record({ tab, change })
    .map(({ tab, change }) =>
      happening(`click in ${tab}: ${JSON.stringify(change)}`, (world) => world.click(tab, { change })),
    ),
  fc
    .record({ tab, change })
    .map(({ tab, change }) =>
      happening(`page of ${tab}: ${JSON.stringify(change)}`, (world) => world.ask(tab, change)),
    ),
  tab.map((tab) =>
    happening(`undo in ${tab}`, (world) => {
      const [restores] = world.tab(tab).store.get(deletedItemsAtom)
      const change = restores && restorationOf(restores.item)
      return change && world.click(tab, { change, restores })
    }),
  ),
)

const readings = fc.oneof(
  fc
    .boolean()
    .map((forceReload) =>
      happening(`cartTriggerUpdate ${forceReload}`, () => dispatch('cartTriggerUpdate', { forceReload })),
    ),
  fc.constant(happening('modal-closed', () => dispatch('modal-closed'))),
  telling('seen', () => new Event('visibilitychange', { bubbles: true }), document),
)

const surroundings = fc.oneof(
  readings,
  telling('restored', () => new PageTransitionEvent('pageshow', { persisted: true })),
  tab.map((tab) => happening(`reload of ${tab}`, (world) => world.reload(tab))),
  telling('reset', () => new CustomEvent('shop-personal-data-reset')),
)

const strangers = fc.oneof(
  fc.nat(2).map((person) => happening(`login of ${person}`, (world) => world.logIn(person))),
  fc
    .record({ person: fc.nat(2), change })
    .map(({ person, change }) =>
      happening(`elsewhere of ${person}: ${JSON.stringify(change)}`, (world) => world.model.change(person, change)),
    ),
)

const forged = {
  form: 2,
  site: 'DE',
  person: 0,
  asked: 1e15,
  cart: { ...cartOf(article('X', 66)), redeemedWsacs: ['9', '999'] },
}
/** Of another form, site or person, of a wrong type, or nonsense. */
const nonsense = fc.oneof(
  fc.constantFrom<unknown>(null, 7, 'x', [], {}),
  fc
    .constantFrom({ form: 1 }, { site: 'HU' }, { person: 12345 }, { cart: { numberOfArticles: 'many' } })
    .map((wrong) => ({ ...forged, ...wrong })),
)
/** All right, but for the time: it was told by nobody who has asked the service after us. */
const untimely = fc.constantFrom(1e15, Number.NaN, -1, '5', undefined).map((asked) => ({ ...forged, asked }))

/** Nothing of it may ever be shown. */
const poison = fc.oneof(
  nonsense.map((value) =>
    happening(`poisoned mirror: ${JSON.stringify(value).slice(0, 60)}`, () =>
      localStorage.setItem(mirrorName('DE'), JSON.stringify(value)),
    ),
  ),
  fc.oneof(nonsense, untimely).map((value) =>
    happening(`poisoned channel: ${JSON.stringify(value).slice(0, 60)}`, () => {
      const channel = new BroadcastChannel(mirrorName('DE'))
      channel.postMessage(value)
      channel.close()
    }),
  ),
)

const fault: fc.Arbitrary<Fate> = fc.oneof(
  fc
    .constantFrom(...CART_CHANGE_ERRORS, 'SOMETHING_NEW')
    .chain((error) =>
      fc.constantFrom(200, 409, 503).map((status) => ({ kind: 'refused' as const, status, error, limit: 3 })),
    ),
  fc.record({ kind: fc.constant('lost' as const), isDone: fc.boolean(), isSilent: fc.boolean() }),
  fc.record({
    kind: fc.constant('garbled' as const),
    text: fc.constantFrom('', '{"cart": {', '<html>', '{"cart":null}', '{"cart":{"numberOfArticles":"x"}}'),
  }),
)

const done: fc.Arbitrary<Fate> = fc.constant({ kind: 'done' })
const ms = fc.constantFrom(0, 1, 5, 20, 100, 1000, 6000)
const plans = (fate: fc.Arbitrary<Fate>): fc.Arbitrary<Plan[]> =>
  fc.array(fc.record({ fate, toMs: ms, backMs: ms }), { maxLength: 30 })
const waitMs = fc.constantFrom(0, 0, 1, 5, 10, 50, 500, 3000, 8000, 16_000)

const script = (happenings: fc.Arbitrary<ReturnType<typeof happening>>, changes: fc.Arbitrary<Fate>, reads = changes) =>
  fc.record({
    changes: plans(changes),
    reads: plans(reads),
    tellMs: fc.constantFrom(0, 1, 10, 300),
    happenings: fc.array(
      fc.record({ what: happenings, waitMs }).map(({ what, waitMs }) => printed({ ...what, waitMs })),
      { minLength: 1, maxLength: 14 },
    ),
  })

const anyFate = fc.oneof({ weight: 3, arbitrary: done }, { weight: 2, arbitrary: fault })

/** Everything may happen, and every call may fail. */
export const anything = script(
  fc.oneof({ weight: 6, arbitrary: shopping }, { weight: 3, arbitrary: surroundings }, strangers, poison),
  anyFate,
)

/** One person shops in several tabs, and every reading is answered. */
export const shoppingInTabs = script(
  fc.oneof({ weight: 4, arbitrary: shopping }, { weight: 1, arbitrary: readings }),
  anyFate,
  done,
)

export type Script = typeof anything extends fc.Arbitrary<infer Drawn> ? Drawn : never

/** Plays a script to its end; what is to be true at the end is the caller's matter. */
export async function play({ happenings, ...nature }: Script, end: (world: CartWorld) => Promise<void>) {
  const world = new CartWorld(nature)
  try {
    for (const { happen, waitMs } of happenings) {
      await happen(world)
      await world.advance(waitMs)
    }
    await end(world)
  } finally {
    world.end()
  }
}
