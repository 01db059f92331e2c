/** The work of the tools when an assistant calls them. */
import { searchProducts } from '../../api/search/product-search.late.ts'
import { pageType } from '../../page/configuration/page-root.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { emit, reportMissingCode } from '../../page/events/events.ts'
import { SEARCH_MIN_LENGTH } from '../../shop/awake-limits.ts'
import type { Cart } from '../../shop/cart/cart.ts'
import { type CartItem, itemsOf, removalOf } from '../../shop/cart/cart-items.ts'
import { ROUTES } from '../../shop/links.ts'
import { priceOf, rulesOf } from '../../shop/prices/item-price.ts'
import { formatMoney } from '../../shop/prices/money.ts'
import { finalSumOf } from '../../shop/prices/price-summary.ts'
import { failure, PLACES, type Place } from '../../shop/proposals/agent-tools.ts'
import { numberOf, titleOf } from '../../shop/proposals/item-title.ts'
import { cutTerm, searchTerm } from '../../shop/search/search-term.ts'
import { agentCart, piecesOf, Refusal, type Wish } from '../../state/cart/agent-cart.late.ts'
import { flyoutAtom } from '../../state/header/open-flyout.ts'
import { pageContextAtom } from '../../state/page-context.ts'
import type { LiveElement } from '../live-element.ts'

type Header = LiveElement<HeaderProps>
type Call = (name: string, input: unknown, signal?: AbortSignal) => Promise<unknown>

/** The most that an assistant is told of a cart (PROPOSAL-6). */
const MAX_ITEMS = 50
const MAX_TITLE = 120

const cut = (text: string) => text.slice(0, MAX_TITLE)

export function agentCalls(element: Header): Call {
  const { store } = element
  const cart = agentCart(store)
  /** Titles of products that the search has found, by id. */
  const titles = new Map<string, string>()
  const { site } = element.props
  const money = (cents: number | undefined) =>
    cents === undefined ? undefined : formatMoney(cents, site, { withSymbol: true }).replaceAll('\u00a0', ' ')
  /** The name of an item or a wished product; undefined when nobody has said. */
  const nameOf = ({ change, item }: Pick<Wish, 'change' | 'item'>) =>
    (item && titleOf(item)) || titles.get(numberOf(change)) || ''

  const calls: Record<string, (input: Record<string, unknown>, signal?: AbortSignal) => Promise<unknown>> = {
    async search_products({ text }, signal) {
      const context = store.get(pageContextAtom)
      const term = cutTerm(`${text ?? ''}`.trim())
      if (!context || term.length < SEARCH_MIN_LENGTH)
        throw new Refusal('TOO_SHORT', `Give a text of at least ${SEARCH_MIN_LENGTH} letters.`)
      const found = await searchProducts(context, term, signal).catch((error) => {
        throw new Refusal('SEARCH_UNAVAILABLE', `The search gives no answer now; try again later. ${error.message}`)
      })
      for (const { id, title } of found.products) titles.set(id, title)
      return {
        terms: found.terms.map(cut),
        products: found.products.map(({ id, title, url, amount }) => ({
          productId: id,
          title: cut(title),
          price: money(amount),
          url,
        })),
      }
    },
    async read_cart(_, signal) {
      return readable(await cart.read(signal), money)
    },
    async change_cart(input, signal) {
      const { agentTools } = element.props
      const isAllowed =
        agentTools === 'ask'
          ? async (wish: Wish) =>
              (await import('./agent-question.late.ts')).mayChange(element, wish, nameOf(wish), signal)
          : undefined
      const made = await cart.change(input, signal, isAllowed)
      const title = nameOf(made)
      import('./done-panel.late.tsx').then(
        ({ showDone }) => showDone(element, made, title),
        (error) => reportMissingCode(element.tag, error),
      )
      return { changed: true, title: cut(title), quantity: made.count, before: made.before }
    },
    async open({ place, text }) {
      if (!PLACES.includes(place as Place)) throw new Refusal('NO_SUCH_PLACE', `Give one of ${PLACES.join(', ')}.`)
      return open(element, place as Place, `${text ?? ''}`.trim())
    },
  }

  return async (name, input, signal) => {
    try {
      return await calls[name]?.(Object(input), signal)
    } catch (error) {
      if (error instanceof Refusal) return failure(error.code, error.message)
      throw error
    }
  }
}

type Money = (cents: number | undefined) => string | undefined

/** A cart without what is personal: neither vouchers nor gift cards that pay, nor who is logged in. */
function readable(cart: Cart, money: Money) {
  const rules = rulesOf(cart)
  const items = itemsOf(cart)
  const told = (item: CartItem) => ({
    title: cut(titleOf(item)),
    kind: item.kind,
    quantity: piecesOf(item),
    price: money(priceOf(item, rules)),
    removal: removalOf(item),
  })
  return {
    count: cart.numberOfArticles,
    sum: money(finalSumOf(cart)),
    items: items.slice(0, MAX_ITEMS).map(told),
    ...(items.length > MAX_ITEMS && { notListed: items.length - MAX_ITEMS }),
  }
}

/** Follows a link as a shopper would, so that the page's router hears of it; once the call has its answer. */
function follow(href: string): void {
  setTimeout(() => {
    const link = Object.assign(document.createElement('a'), { href })
    link.setAttribute('href', href)
    document.body.append(link)
    link.click()
    link.remove()
  })
}

/** Opens what the shopper could open by a click that costs nothing (PROPOSAL-13). */
function open({ store, props, host }: Header, place: Place, text: string): { opened: string } {
  const opened = { opened: place }
  const follows = (href: string) => {
    follow(href)
    return opened
  }
  if (place === 'search') {
    if (!text) throw new Refusal('TOO_SHORT', 'Give the text to search for.')
    // As the search's form does (SEARCH-1).
    return follows(`${ROUTES.search}?${new URLSearchParams({ query: searchTerm(text), site: props.site })}`)
  }
  if (place === 'newsletter') return follows(ROUTES.newsletter)
  // The page that shows the cart.
  if (place === 'cart' && pageType() === 'basket') return opened
  if (props.reduced || !host.showPopover) return follows(ROUTES[place])
  emit('shop-open-flyout', { flyout: place })
  if (store.get(flyoutAtom) !== place)
    throw new Refusal('NOT_OPENED', 'It opens when the shopper has closed the dialog that lies over the page.')
  return opened
}
