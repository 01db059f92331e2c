/** Laws that must hold in every life. */
import { piecesOf } from '../../packages/shop/cart/change-cart.ts'
import type { Cart, CartChange } from '../../src/shop/cart/cart.ts'
import { defectsOf, isChangedBy, itemsOf } from '../../src/shop/cart/cart-items.ts'
import { isEmptyCart, isRemoval } from '../../src/shop/cart/cart-rules.ts'
import type { Browser } from './browser.ts'
import { NAMES, stampOf, TOKENS } from './cart-service.ts'
import { FORGER } from './forgeries.ts'
import { type AskedChange, judge, type SentChange } from './judge.ts'
import type { Page, Tab } from './page.ts'
import type { Product } from './product.ts'

/** One of the articles that only one tab changes. */
export const OWN = 'own'

/** A change that a page has asked for, by the id of the request. */
export interface Asked {
  page: Page
  change: CartChange
  /** The person who was logged in. */
  person: number
  /** Whether somebody else has logged in since. */
  isBeforeLogin: boolean
  results: boolean[]
}

/** A life, as the laws see it. */
interface Judged {
  readonly browser: Browser
  readonly tabs: readonly Tab[]
  readonly asked: ReadonlyMap<string, Asked>
}

type Look = ReturnType<Product['look']>

/** Pieces that a change sets its item to; undefined for one that has none. */
function wantedPieces(change: CartChange): number | undefined {
  if ('setArticle' in change) return change.setArticle.quantity
  if ('setGiftCard' in change) return change.setGiftCard.set
  return 'setPartnerProduct' in change ? change.setPartnerProduct.set : undefined
}

/** Rows, sums and badge agree with each other, and with the changes that are still to be answered (CART-9, CART-10, CART-18). */
function* faultsOfAmounts({ cart, rows, itemCount, pending }: Look & { cart: Cart }) {
  const shown = rows.filter(({ isDeleted }) => !isDeleted).map(({ item }) => item)
  if (new Set(rows.map(({ key, item }) => `${key} ${item.isDefective}`)).size < rows.length)
    yield 'A row is shown twice.'
  if (shown.length !== [...itemsOf(cart), ...defectsOf(cart)].length) yield 'An item has no row.'
  const bought = shown.filter(({ isDefective, kind }) => !isDefective && kind !== 'freeArticle')
  const pieces = bought.reduce((sum, item) => sum + piecesOf(item), 0)
  let added = 0
  for (const { key, change } of new Map(pending.map((one) => [one.key, one])).values()) {
    const item = shown.find((one) => isChangedBy(one, key))
    const wanted = wantedPieces(change)
    if (isRemoval(change)) {
      if (item) yield `${key} is deleted, and still shown.`
    } else if (!item) added += wanted ?? 0
    else if (wanted !== undefined && !item.isDefective && piecesOf(item) !== wanted)
      yield `${key} does not show its change.`
  }
  if (itemCount !== pieces + added) yield `The badge says ${itemCount}, the rows ${pieces} and ${added} more.`
  if (cart.totalSum !== 500 * pieces) yield `The sum is ${cart.totalSum}, the rows have ${pieces} pieces.`
}

/** After each thing that happens. */
export function checkShown({ browser }: Judged, page: Page): void {
  const { product } = page
  const state = product.state()
  const look = page.lastLook?.state === state && page.lastLook.person === browser.person ? undefined : product.look()
  if (!look) return
  page.lastLook = { state, person: browser.person }
  const { cart, confirmed, name, isPersonKnown, itemCount, known } = look
  const who = NAMES.indexOf(name as 'Anna')
  if (who > 0 && !page.persons.has(who)) browser.fail(`The name of ${name} is shown to another person (FLYOUT-30).`)
  if (confirmed.status !== 'unknown' && page.reportedCount !== itemCount)
    browser.fail(`The count ${page.reportedCount} was reported, and ${itemCount} is shown (CART-37).`)
  if (confirmed.status !== 'unknown' && known.itemCount !== itemCount) browser.fail('state() has another count.')
  if (!cart) return
  const { person, version } = stampOf(cart)
  if (person === FORGER) browser.fail('A forged cart is shown (CART-35).')
  else if (isPersonKnown && person > 0 && person !== browser.person)
    browser.fail("Another person's cart is shown (CART-28).")
  if (version >= 0) browser.number(look.version, version)
  if (version < (page.versions.get(person) ?? 0)) browser.fail('An older cart replaced a newer one (CART-35).')
  if (person >= 0) page.versions.set(person, version)
  if (page.countAheadSince === undefined) for (const fault of faultsOfAmounts({ ...look, cart })) browser.fail(fault)
}

/** When nothing is under way any more. */
export function checkAtEnd(life: Judged): void {
  const { browser, tabs } = life
  for (const { index, page } of tabs) {
    if (!page) continue
    const { cart, pending, deleted, failure } = page.product.look()
    const fail = (what: string) => browser.fail(`Tab ${index} ${what}`)
    if (pending.length > 0) fail('has changes without an answer (CART-11).')
    if (deleted.length > 0) fail('still shows what was deleted (CART-18).')
    if (failure) fail('still shows an error (CART-17).')
    if (page.countAheadSince !== undefined && !page.hasReadFailed)
      fail('has not read the cart after a change that it knows nothing of (CART-14, CART-21).')
    const heard = page.heard.get(browser.person) ?? 0
    if (cart && !page.hasReadFailed && stampOf(cart).person === browser.person && stampOf(cart).version < heard)
      fail(`shows version ${stampOf(cart).version} of the cart, and has heard of ${heard} (CART-35).`)
  }
  for (const fault of judge(...changesOf(life), TOKENS[0])) browser.fail(fault)
}

/** The changes to articles of the tabs' own. */
function changesOf({ browser, asked }: Judged): [AskedChange[], SentChange[]] {
  const all: AskedChange[] = []
  for (const { page, change, person, isBeforeLogin, results } of asked.values()) {
    const isAwaited = page.state === 'open'
    const own = ownArticle(change)
    // To any item.
    if (isAwaited && results.length === 0) browser.fail(`${JSON.stringify(change)} was never answered (CART-39).`)
    const isExcused = isBeforeLogin || page.isKilled
    if (own) all.push({ ...own, person: TOKENS[person] ?? '', isOk: results[0], isAwaited, isExcused })
  }
  const sent = browser.network.sent.flatMap(({ change, page, person, key, madeAs, way }): SentChange[] => {
    const own = ownArticle(change)
    return own ? [{ ...own, person: TOKENS[person] ?? '', key, page, madeAs, isAnswered: way === 'done' }] : []
  })
  return [all, sent]
}

function ownArticle(change: CartChange): { number: number; product: string } | undefined {
  if (!('setArticle' in change) || change.setArticle.tcm !== OWN) return undefined
  return { number: change.setArticle.quantity, product: change.setArticle.productId }
}

/** All tabs show the cart of the service. */
export function checkSame({ browser, tabs }: Judged): void {
  const cart = browser.service.cartOf(browser.person)
  const isSame = (shown: Cart | undefined) =>
    isEmptyCart(cart) ? shown && isEmptyCart(shown) : shown && same(stampOf(shown), stampOf(cart))
  for (const { index, page } of tabs) {
    const shown = page?.product.look().cart
    if (!isSame(shown)) browser.fail(`Tab ${index} does not show the cart of the service (CART-34).`)
  }
}

const same = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)
