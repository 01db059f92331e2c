/** A link that brings articles: the shopper is asked, and what is allowed goes into the cart (PROPOSAL-14, PROPOSAL-16). */
import { searchProducts } from '../../api/search/product-search.late.ts'
import { replaceAddress, withoutParameters } from '../../page/browser/address.ts'
import { on } from '../../page/browser/on.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { emit, reportError, reportMissingCode } from '../../page/events/events.ts'
import { fetchFeatureTexts } from '../../page/feature-texts.ts'
import { proposalTexts } from '../../page/proposal-texts.ts'
import { changeKey, changeTo } from '../../shop/cart/cart-items.ts'
import { type LinkEntry, parseCartLink } from '../../shop/proposals/cart-link.ts'
import { itemIn, piecesOf, requestChange, settledCart, variantsIn } from '../../state/cart/agent-cart.late.ts'
import { pageContextAtom } from '../../state/page-context.ts'
import type { LiveElement } from '../live-element.ts'
import { askShopper } from './question.ts'

type Header = LiveElement<HeaderProps>

/** Waits for a page that is prerendered: nobody may ever see it (PROPOSAL-15). Returns the cleanup. */
export function takeCartLink(element: Header): (() => void) | undefined {
  if (!(document as { prerendering?: boolean }).prerendering) return take(element)
  let end: (() => void) | undefined
  const stop = on(document, 'prerenderingchange', () => {
    stop()
    end = take(element)
  })
  return () => {
    stop()
    end?.()
  }
}

/** Takes the entries out of the address before anything else: a reload, Back or another tab finds none (PROPOSAL-15). */
function take(element: Header): (() => void) | undefined {
  const { tag, props } = element
  const name = props.cartLink
  if (!name) return undefined
  const value = new URLSearchParams(location.search).get(name)
  if (value === null) return undefined
  replaceAddress(withoutParameters(location.href, [name]))
  const entries = parseCartLink(value)
  // A wrong one says so once, and nothing is asked (PROPOSAL-17).
  if (!entries) {
    reportError(tag, 'CART_LINK_INVALID', `The parameter "${name}" is no list of articles; nothing was added.`)
    return undefined
  }
  const controller = new AbortController()
  void ask(element, entries, controller.signal).catch((error) => reportMissingCode(tag, error))
  return () => controller.abort()
}

/** By the number of the article; empty where the search does not know it. */
async function titleOf({ store }: Header, { productId }: LinkEntry): Promise<string> {
  const context = store.get(pageContextAtom)
  if (!context) return ''
  const found = await searchProducts(context, productId).catch(() => undefined)
  return found?.products.find(({ id }) => id === productId)?.title ?? ''
}

async function ask(element: Header, entries: readonly LinkEntry[], signal: AbortSignal): Promise<void> {
  const { props } = element
  const [text, ...titles] = await Promise.all([
    fetchFeatureTexts(props, ['proposals'], proposalTexts),
    ...entries.map((entry) => titleOf(element, entry)),
  ])
  const rows = entries.map(({ productId, quantity }, at) =>
    text('proposals.row', {
      title: titles[at] || text('proposals.product', { id: productId }),
      pieces: text('proposals.pieces', { count: quantity }),
    }),
  )
  const question = {
    heading: text('proposals.link'),
    rows,
    isChoice: true,
    yes: text('proposals.linkAdd'),
    no: text('proposals.linkCancel'),
  }
  const allowed = await askShopper(element, question, signal)
  if (!allowed?.length) return
  try {
    for (const at of allowed) await add(element, entries[at] as LinkEntry)
  } catch {
    // The cart can't be read: its flyout says so, and nothing more is added.
  }
  // The cart shows what is in it now, and what the shop has refused.
  emit('shop-open-flyout', { flyout: 'cart' })
}

/** Adds to what the cart holds of it: a link gives pieces, and no total (PROPOSAL-16). */
async function add({ store }: Header, entry: LinkEntry): Promise<void> {
  const given = { setArticle: { ...entry } }
  const cart = await settledCart(store, undefined)
  const item = itemIn(cart, changeKey(given)) ?? variantsIn(cart, given)[0]
  await requestChange(item ? changeTo(item, piecesOf(item) + entry.quantity) : given)
}
