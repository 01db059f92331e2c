/** Random scripts of what can happen to a cart, drawn by fast-check. */
import fc from 'fast-check'
import { CART_CHANGE_ERRORS, type CartChange } from '../../src/shop/cart/cart.ts'
import { restorationOf } from '../../src/shop/cart/cart-items.ts'
import { deletedItemsAtom } from '../../src/state/cart/cart.ts'
import { mirrorName } from '../../src/state/cart/cart-mirror.ts'
import type { CallOutcome, CallPlan } from './cart-network.ts'
import { CartSimulation, TABS } from './cart-simulation.ts'
import { article, cartOf } from './carts.ts'

/** One thing that happens, and the time in which nothing else does. */
export interface Step {
  name: string
  waitMs: number
  run(simulation: CartSimulation): unknown
}

const tcm = (productId: string) => ({ productId, tcm: `tcm-${productId}` })
const tab = fc.nat(TABS - 1)

/** To items that are in the cart, that are not, and that are defective. */
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

const step = (name: string, run: Step['run']) => ({ name, run })
/** A failure prints the name instead of the code. */
const printable = (step: Step): Step =>
  Object.assign(step, { [fc.toStringMethod]: () => `${step.name}; ${step.waitMs} ms` })
const dispatch = (name: string, detail?: unknown) => window.dispatchEvent(new CustomEvent(name, { detail }))

/** An event of the first tab's page after which its cart knows who is here (CART-29). */
const identifyingEvent = (name: string, event: () => Event, target: EventTarget = window) =>
  fc.constant(
    step(name, (simulation) => {
      target.dispatchEvent(event())
      if (!simulation.tab(0).knowsPerson) simulation.fail(`It does not know the person after: ${name}.`)
    }),
  )

const shopping = fc.oneof(
  fc
    .record({ tab, change })
    .map(({ tab, change }) =>
      step(`click in ${tab}: ${JSON.stringify(change)}`, (simulation) => simulation.click(tab, { change })),
    ),
  fc
    .record({ tab, change })
    .map(({ tab, change }) =>
      step(`page of ${tab}: ${JSON.stringify(change)}`, (simulation) => simulation.request(tab, change)),
    ),
  tab.map((tab) =>
    step(`undo in ${tab}`, (simulation) => {
      const [restores] = simulation.tab(tab).store.get(deletedItemsAtom)
      const change = restores && restorationOf(restores.item)
      return change && simulation.click(tab, { change, restores })
    }),
  ),
)

const reads = fc.oneof(
  fc
    .boolean()
    .map((forceReload) =>
      step(`cartTriggerUpdate ${forceReload}`, () => dispatch('cartTriggerUpdate', { forceReload })),
    ),
  fc.constant(step('modal-closed', () => dispatch('modal-closed'))),
  identifyingEvent('visible', () => new Event('visibilitychange', { bubbles: true }), document),
)

const pageEvents = fc.oneof(
  reads,
  identifyingEvent('restored', () => new PageTransitionEvent('pageshow', { persisted: true })),
  tab.map((tab) => step(`reload of ${tab}`, (simulation) => simulation.reload(tab))),
  identifyingEvent('reset', () => new CustomEvent('shop-personal-data-reset')),
)

const otherPersons = fc.oneof(
  fc.nat(2).map((person) => step(`login of ${person}`, (simulation) => simulation.logIn(person))),
  fc
    .record({ person: fc.nat(2), change })
    .map(({ person, change }) =>
      step(`other device of ${person}: ${JSON.stringify(change)}`, (simulation) =>
        simulation.model.change(person, change),
      ),
    ),
)

const forged = {
  form: 2,
  site: 'DE',
  person: 0,
  base: 1e15,
  version: 1e15,
  cart: { ...cartOf(article('X', 66)), loyaltyBeanData: { redeemedAmount: 9, redeemedValue: 999 } },
}
/** Of another format, site or person, of a wrong type, or nonsense. */
const invalid = fc.oneof(
  fc.constantFrom<unknown>(null, 7, 'x', [], {}),
  fc
    .constantFrom({ form: 1 }, { site: 'HU' }, { person: 12345 }, { cart: { numberOfArticles: 'many' } })
    .map((wrong) => ({ ...forged, ...wrong })),
)
/** Valid, but not of a tab that knew of the cart here, or not newer. */
const untimely = fc
  .oneof(
    fc.constantFrom(Number.NaN, -1, 'x', undefined).map((base) => ({ base })),
    fc.constantFrom(Number.NaN, -1, 0, '5', undefined).map((version) => ({ version })),
  )
  .map((wrong) => ({ ...forged, ...wrong }))

/** None of it may ever be shown. */
const poison = fc.oneof(
  invalid.map((value) =>
    step(`poisoned mirror: ${JSON.stringify(value).slice(0, 60)}`, () =>
      localStorage.setItem(mirrorName('DE'), JSON.stringify(value)),
    ),
  ),
  fc.oneof(invalid, untimely).map((value) =>
    step(`poisoned channel: ${JSON.stringify(value).slice(0, 60)}`, () => {
      const channel = new BroadcastChannel(mirrorName('DE'))
      channel.postMessage(value)
      channel.close()
    }),
  ),
)

const failure: fc.Arbitrary<CallOutcome> = fc.oneof(
  fc
    .constantFrom(...CART_CHANGE_ERRORS, 'SOMETHING_NEW')
    .chain((error) =>
      fc.constantFrom(200, 409, 503).map((status) => ({ kind: 'refused' as const, status, error, limit: 3 })),
    ),
  fc.record({ kind: fc.constant('lost' as const), isDone: fc.boolean(), isSilent: fc.boolean() }),
  fc.record({
    kind: fc.constant('malformed' as const),
    text: fc.constantFrom('', '{"cart": {', '<html>', '{"cart":null}', '{"cart":{"numberOfArticles":"x"}}'),
  }),
)

const done: fc.Arbitrary<CallOutcome> = fc.constant({ kind: 'done' })
const ms = fc.constantFrom(0, 1, 5, 20, 100, 1000, 6000)
const plans = (outcome: fc.Arbitrary<CallOutcome>): fc.Arbitrary<CallPlan[]> =>
  fc.array(fc.record({ outcome, requestMs: ms, responseMs: ms }), { maxLength: 30 })
const waitMs = fc.constantFrom(0, 0, 1, 5, 10, 50, 500, 3000, 8000, 16_000)

const script = (
  steps: fc.Arbitrary<ReturnType<typeof step>>,
  changes: fc.Arbitrary<CallOutcome>,
  reads: fc.Arbitrary<CallOutcome> = changes,
) =>
  fc.record({
    changes: plans(changes),
    reads: plans(reads),
    broadcastMs: fc.constantFrom(0, 1, 10, 300),
    steps: fc.array(
      fc.record({ drawn: steps, waitMs }).map(({ drawn, waitMs }) => printable({ ...drawn, waitMs })),
      { minLength: 1, maxLength: 14 },
    ),
  })

const anyOutcome = fc.oneof({ weight: 3, arbitrary: done }, { weight: 2, arbitrary: failure })

/** Everything may happen, and every call may fail. */
export const anything = script(
  fc.oneof({ weight: 6, arbitrary: shopping }, { weight: 3, arbitrary: pageEvents }, otherPersons, poison),
  anyOutcome,
)

/** One person shops in several tabs, and every read is answered. */
export const shoppingInTabs = script(
  fc.oneof({ weight: 4, arbitrary: shopping }, { weight: 1, arbitrary: reads }),
  anyOutcome,
  done,
)

export type Script = typeof anything extends fc.Arbitrary<infer Drawn> ? Drawn : never

/** Plays a script; `end` checks what is to be true at the end. */
export async function play({ steps, ...plan }: Script, end: (simulation: CartSimulation) => Promise<void>) {
  const simulation = new CartSimulation(plan)
  try {
    for (const { run, waitMs } of steps) {
      await run(simulation)
      await simulation.advance(waitMs)
    }
    await end(simulation)
  } finally {
    simulation.end()
  }
}
