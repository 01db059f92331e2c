/** Random scripts of what can happen to a cart, drawn by fast-check. */
import fc from 'fast-check'
import type { CartChange } from '../../src/shop/cart/cart.ts'
import { CART_CHANGE_ERRORS } from '../../src/shop/cart/cart-change-errors.ts'
import { restorationOf } from '../../src/shop/cart/cart-items.ts'
import { mirrorName } from '../../src/state/cart/cart-mirror.ts'
import { deletedItemsAtom } from '../../src/state/cart/cart-outcomes.ts'
import { type CallOutcome, TOKENS } from './cart-model.ts'
import { type CallPlan, CartSimulation, TABS } from './cart-simulation.ts'
import { article, cartOf } from './carts.ts'
import { page } from './page.ts'

interface Happening {
  name: string
  run(simulation: CartSimulation): unknown
}

/** Something that happens, in any way that is drawn. A failure prints its name and what was drawn. */
const happening = <Drawn>(
  name: string,
  run: (simulation: CartSimulation, drawn: Drawn) => unknown,
  of: fc.Arbitrary<Drawn> = fc.constant(undefined as Drawn),
): fc.Arbitrary<Happening> =>
  of.map((drawn) => ({
    name: `${name} ${fc.stringify(drawn).slice(0, 100)}`,
    run: (simulation) => run(simulation, drawn),
  }))

const tcm = (productId: string) => ({ productId, tcm: `tcm-${productId}` })
const tab = fc.nat(TABS - 1)
const person = fc.nat(TOKENS.length - 1)

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

/** An event of the first tab's page after which its cart knows who is here (CART-29). */
const identifying = (name: string, event: () => Event, target: EventTarget = window) =>
  happening(name, (simulation) => {
    target.dispatchEvent(event())
    if (!simulation.tab(0).knowsPerson) simulation.fail(`It does not know the person after: ${name}.`)
  })

const ofTab = fc.record({ tab, change })
const shopping = fc.oneof(
  happening('click', (simulation, { tab, change }) => simulation.tab(tab).click({ change }), ofTab),
  happening('request', (simulation, { tab, change }) => simulation.tab(tab).request(change), ofTab),
  happening(
    'undo',
    (simulation, index) => {
      const tab = simulation.tab(index)
      const [restores] = tab.store.get(deletedItemsAtom)
      const change = restores && restorationOf(restores.item)
      return change && tab.click({ change, restores })
    },
    tab,
  ),
)

const reads = fc.oneof(
  happening('cartTriggerUpdate', (_, forceReload) => page.dispatch('cartTriggerUpdate', { forceReload }), fc.boolean()),
  happening('modal-closed', () => page.dispatch('modal-closed')),
  identifying('visible', () => new Event('visibilitychange', { bubbles: true }), document),
)

const pageEvents = fc.oneof(
  reads,
  identifying('restored', () => new PageTransitionEvent('pageshow', { persisted: true })),
  happening('reload', (simulation, tab) => simulation.reload(tab), tab),
  identifying('reset', () => new CustomEvent('shop-personal-data-reset')),
)

const otherPersons = fc.oneof(
  happening('login', (simulation, person) => simulation.logIn(person), person),
  happening(
    'other device',
    (simulation, { person, change }) => simulation.model.change(person, change),
    fc.record({ person, change }),
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
  happening('poisoned mirror', (_, value) => localStorage.setItem(mirrorName('DE'), JSON.stringify(value)), invalid),
  happening(
    'poisoned channel',
    (_, value) => {
      const channel = new BroadcastChannel(mirrorName('DE'))
      channel.postMessage(value)
      channel.close()
    },
    fc.oneof(invalid, untimely),
  ),
)

const done = fc.constant<CallOutcome>({ isDone: true, answer: 'cart' })
const refused = fc
  .tuple(fc.constantFrom(...CART_CHANGE_ERRORS, 'SOMETHING_NEW'), fc.constantFrom(200, 409, 503))
  .map(([error, status]): CallOutcome => {
    return { isDone: false, answer: { status, text: JSON.stringify({ error, limit: 3 }) } }
  })
const lost: fc.Arbitrary<CallOutcome> = fc.record({
  isDone: fc.boolean(),
  answer: fc.constantFrom('failure', 'silence'),
})
const malformed: fc.Arbitrary<CallOutcome> = fc.record({
  isDone: fc.constant(true),
  answer: fc
    .constantFrom('', '{"cart": {', '<html>', '{"cart":null}', '{"cart":{"numberOfArticles":"x"}}')
    .map((text) => ({ status: 200, text })),
})
const anyOutcome = fc.oneof(
  { weight: 3, arbitrary: done },
  { weight: 2, arbitrary: fc.oneof(refused, lost, malformed) },
)

const ms = fc.constantFrom(0, 1, 5, 20, 100, 1000, 6000)
const plans = (outcome: fc.Arbitrary<CallOutcome>): fc.Arbitrary<CallPlan[]> =>
  fc.array(fc.record({ outcome, requestMs: ms, responseMs: ms }), { maxLength: 30 })
/** The time after something in which nothing else happens. */
const waitMs = fc.constantFrom(0, 0, 1, 5, 10, 50, 500, 3000, 8000, 16_000)

const script = (happenings: fc.Arbitrary<Happening>, reads: fc.Arbitrary<CallOutcome>) =>
  fc.record({
    changes: plans(anyOutcome),
    reads: plans(reads),
    broadcastMs: fc.constantFrom(0, 1, 10, 300),
    steps: fc.array(
      fc.record({ happens: happenings, waitMs }).map(({ happens: { name, run }, waitMs }) => {
        return { run, waitMs, [fc.toStringMethod]: () => `${name}; ${waitMs} ms` }
      }),
      { minLength: 1, maxLength: 14 },
    ),
  })

/** Everything may happen, and every call may fail. */
export const anything = script(
  fc.oneof({ weight: 6, arbitrary: shopping }, { weight: 3, arbitrary: pageEvents }, otherPersons, poison),
  anyOutcome,
)

/** One person shops in several tabs, and every read is answered. */
export const shoppingInTabs = script(
  fc.oneof({ weight: 4, arbitrary: shopping }, { weight: 1, arbitrary: reads }),
  done,
)

/** Plays scripts; `end` checks what is to be true at the end of each. */
export const playing = (scripts: typeof anything, end: (simulation: CartSimulation) => Promise<void>) =>
  fc.asyncProperty(scripts, async ({ steps, ...plan }) => {
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
  })
