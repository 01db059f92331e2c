/** The steps that can happen in a life, one after the other. What a step does exactly follows from its own draw. */
import type { CartChange } from '../../src/shop/cart/cart.ts'
import { restorationOf } from '../../src/shop/cart/cart-items.ts'
import type { Browser } from './browser.ts'
import { TOKENS } from './cart-service.ts'
import type { Draw } from './draw.ts'
import { forgedMessage, forgedMirror, MIRROR } from './forgeries.ts'
import type { Page, Tab } from './page.ts'
import { callTool, readByTool, rival } from './tool-calls.ts'

/** A life, as its steps see it. */
interface Life {
  readonly browser: Browser
  ownChange(tab: Tab, name: string): CartChange
  request(page: Page, change: CartChange): string
  reset(page: Page): void
  show(page: Page): void
  focus(page: Page): void
  leave(tab: Tab, isKept: boolean): string | undefined
  kill(tab: Tab): string | undefined
  come(tab: Tab, isBack?: boolean): string | undefined
  logIn(person: number): string
}

/** Returns what has been done, for the trace; nothing when it could not be. */
type Action = (life: Life, tab: Tab, draw: Draw) => string | undefined

const tcm = (productId: string) => ({ productId, tcm: `tcm-${productId}` })

/** To items that are in the cart, that are not, and that are defective. */
function anyChange(draw: Draw): CartChange {
  switch (draw.below(6)) {
    case 0:
      return { setFreeArticle: { productId: 'F', campaignId: 'campaign-F', remove: draw.percent(50) } }
    case 1:
      return { setGiftCard: { ...tcm(draw.pick(['G', 'E', 'H'])), set: draw.below(3) } }
    case 2:
      return { setPartnerProduct: { partnerProductId: draw.pick(['P', 'Q', 'R']), set: draw.below(3) } }
    case 3:
      return { deleteSubscription: { subscriptionId: draw.pick(['S', 'T', 'U']) } }
    default:
      return { setArticle: { ...tcm(draw.pick(['A', 'A', 'B', 'C', 'D', 'N'])), quantity: draw.below(5) } }
  }
}

/** Half of the changes are to articles of the tab's own, by whose quantity they are known again. */
function request(life: Life, tab: Tab, draw: Draw): string | undefined {
  const change = draw.percent(50) ? life.ownChange(tab, draw.pick(['x', 'y'])) : anyChange(draw)
  return tab.page && life.request(tab.page, change)
}

const event =
  (name: string, detail?: unknown): Action =>
  (_, { page }) => {
    page?.dispatch(name, detail)
    return page && name
  }

export const ACTIONS = {
  request,
  click(_, { page }, draw) {
    const change = anyChange(draw)
    void page?.product.click({ change }).catch(() => {})
    return page && JSON.stringify(change)
  },
  undo(_, { page }) {
    const restores = page?.product.look().deleted[0]
    const change = restores && restorationOf(restores.item)
    if (change) void page?.product.click({ change, restores }).catch(() => {})
    return change && JSON.stringify(change)
  },
  /** Only in lives with an assistant, as the next two. */
  tool: ({ browser }, { page, index }, draw) =>
    page && callTool(browser, page, index, draw.percent(75) ? undefined : anyChange(draw), draw),
  toolRead: ({ browser }, { page }) => page && readByTool(browser, page),
  rival: ({ browser }, { page, index }) => page && rival(browser, page, index),
  update: event('cartTriggerUpdate'),
  force: event('cartTriggerUpdate', { forceReload: true }),
  reset(life, { page }) {
    if (page) life.reset(page)
    return page && 'shop-personal-data-reset'
  },
  hide(_, { page }) {
    page?.show(false)
    return page && ''
  },
  show(life, { page }) {
    if (page) life.show(page)
    return page && ''
  },
  focus(life, { page }) {
    if (page) life.focus(page)
    return page && ''
  },
  leave: (life, tab, draw) => life.leave(tab, draw.percent(70)),
  /** A change, and off to another page in the next task. */
  left(life, tab, draw) {
    const isKept = draw.percent(70)
    life.browser.clock.after(0, () => life.leave(tab, isKept))
    return request(life, tab, draw)
  },
  kill: (life, tab) => life.kill(tab),
  reload(life, tab) {
    return life.leave(tab, false) === undefined ? undefined : life.come(tab)
  },
  /** The page in the back/forward cache may have been evicted. */
  back: (life, tab, draw) => life.come(tab, draw.percent(80)),
  visit: (life, tab) => life.come(tab),
  login: (life, _, draw) => life.logIn(draw.below(TOKENS.length)),
  device({ browser }, _, draw) {
    const change = anyChange(draw)
    browser.service.change(browser.person, change)
    return JSON.stringify(change)
  },
  storage({ browser }, _, draw) {
    browser.storage.trouble = draw.pick([undefined, undefined, 'barred', 'full'] as const)
    return browser.storage.trouble ?? 'works'
  },
  /** Somebody sets the device's clock. */
  clock({ browser }, _, draw) {
    browser.aheadMs = draw.pick([-1, 1]) * draw.pick([1, 1000, 60_000, 86_400_000])
    return String(browser.aheadMs)
  },
  clear({ browser }) {
    browser.storage.write(MIRROR, undefined)
    return ''
  },
  mirror({ browser }, _, draw) {
    const text = JSON.stringify(forgedMirror(draw))
    browser.storage.write(MIRROR, text)
    return text.slice(0, 90)
  },
  message(life, { page }, draw) {
    const message = forgedMessage(draw, page?.product.state().person)
    life.browser.post(message)
    return JSON.stringify(message)?.slice(0, 90)
  },
  wait: () => '',
} satisfies Record<string, Action>

export type Kind = keyof typeof ACTIONS

const times = (counts: Partial<Record<Kind, number>>): Kind[] =>
  Object.entries(counts).flatMap(([kind, count]) => Array<Kind>(count).fill(kind as Kind))

const SHOPPING = {
  request: 8,
  click: 5,
  undo: 3,
  update: 2,
  force: 1,
  reset: 1,
  hide: 1,
  show: 1,
  focus: 1,
  left: 2,
  leave: 2,
}
const CALM = { ...SHOPPING, reload: 2, login: 1, wait: 2 }
const AWAY = times({ back: 4, visit: 1, login: 1, wait: 1 })
const ROUGH = { ...CALM, kill: 1, device: 2, clock: 1, storage: 1, clear: 1, mirror: 1, message: 2 }

/** By whether a tab shows the shop. Half of all lives have more of three kinds: what is rare meets more often so. */
export function kindsOf(isCalm: boolean, draw: Draw): { atShop: Kind[]; away: Kind[] } {
  const all = isCalm ? CALM : ROUGH
  const kinds = Object.keys(all) as Kind[]
  const favourites = (draw.percent(50) ? [] : [1, 2, 3]).flatMap(() => Array<Kind>(8).fill(draw.pick(kinds)))
  return { atShop: [...times(all), ...favourites], away: AWAY }
}
