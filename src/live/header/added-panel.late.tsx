/** @jsxRuntime classic */ /** @jsx node */
/** Shows for some seconds what was added to the cart, below the cart's icon, with the ways on (HEADER-48). */

import rules from '../../elements/sheets/added-panel.css'
// Its buttons.
import headerRules from '../../elements/sheets/shop-header.css'
import { adoptSheet } from '../../page/browser/adopt-sheet.ts'
import { onEscape } from '../../page/browser/escape.ts'
import { sharedOnPage } from '../../page/browser/own-symbol.ts'
import { placeBelow } from '../../page/browser/place-below.ts'
import { pageType } from '../../page/configuration/page-root.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { fetchFeatureTexts } from '../../page/feature-texts.ts'
import { ADDED_PANEL_MS } from '../../shop/awake-limits.ts'
import type { Cart } from '../../shop/cart/cart.ts'
import { articleAmountOf, rulesOf } from '../../shop/prices/item-price.ts'
import { formatMoney, hidesSymbol } from '../../shop/prices/money.ts'
import { finalSumOf, missingForFreeShipping, summaryLinesOf } from '../../shop/prices/price-summary.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { cartAtom } from '../../state/cart/cart.ts'
import { flyoutAtom } from '../../state/header/open-flyout.ts'
import { personalDataAtom } from '../../state/visitor/personal-data.ts'
import { type AddedArticle, addedPanel } from '../../view/header/added-panel.late.tsx'
import { node } from '../../view/node.ts'
import type { ViewContext } from '../../view/view.ts'
import type { LiveElement } from '../live-element.ts'
import { createPatches } from '../patches.ts'
import { whenFetched } from '../when-fetched.ts'
import { writeShown } from '../write-views.ts'
import { whenUsable } from './behind-dialog.late.ts'

type Header = LiveElement<HeaderProps>

/** Functions that end the wait of a header's last panel, or close it. */
const closers = new WeakMap<Header, () => void>()

/** Shows what a change has added, as the service has answered it. */
export function showAdded(element: Header, added: unknown): undefined {
  const { tag, props } = element
  // PHP writes nothing as an empty list.
  const isNothing = typeof added === 'object' && Object.keys(Object(added)).length === 0
  // Goods that an assistant or a link has added are told elsewhere (PROPOSAL-10).
  const isTold = sharedOnPage('quiet', () => new WeakSet<object>()).has(Object(added))
  // A reduced header has no cart (HEADER-3), and the basket page shows it.
  if (props.reduced || isNothing || isTold || pageType() === 'basket') return
  whenFetched(tag, fetchFeatureTexts(props, ['header-flyouts', 'minicart']), (text) => {
    closers.get(element)?.()
    closers.set(
      element,
      whenUsable(element, 'The panel of what was added', () => show(element, added, text)),
    )
    return undefined
  })
}

/** Nothing where the cart itself is in sight, in an open flyout. */
function show(element: Header, added: unknown, text: ViewContext['text']): (() => void) | undefined {
  const { host, root, store } = element
  const painted = root.querySelector('[data-theme]')
  if (!painted || !host.isConnected || store.get(flyoutAtom)) return undefined
  for (const sheet of [headerRules, rules]) adoptSheet(root, sheet)
  const { isCardMember } = store.get(personalDataAtom)
  const article = articleOf(store.get(cartAtom), added, element.props.site, isCardMember)
  const base = painted.cloneNode() as HTMLElement
  const content = addedPanel(article, text)
  const children = [
    <span class="visually-hidden" role="status" />,
    <div class="added" popover="manual" part="added">
      {content}
    </div>,
  ]
  writeShown(base, { children }, createPatches())
  const [status, panel] = base.children as unknown as [HTMLElement, HTMLElement]
  root.append(base)
  // Screen readers tell what changes in it.
  requestAnimationFrame(() => {
    status.textContent = article.title
      ? text('header-flyouts.addedItem', { title: article.title })
      : text('header-flyouts.added')
  })
  const focused = document.activeElement
  const controller = new AbortController()
  const { signal } = controller
  let timer: ReturnType<typeof setTimeout>
  const stay = () => clearTimeout(timer)
  const close = () => {
    if (signal.aborted) return
    stay()
    stopEscape()
    stopStore()
    controller.abort()
    if (panel.matches(':focus-within')) (focused as HTMLElement | null)?.focus({ preventScroll: true })
    base.remove()
  }
  const wait = () => {
    stay()
    timer = setTimeout(close, ADDED_PANEL_MS)
  }
  const stopEscape = onEscape(close)
  const stopStore = store.sub(flyoutAtom, close)
  for (const type of ['pointerenter', 'focusin']) panel.addEventListener(type, stay, { signal })
  for (const type of ['pointerleave', 'focusout']) panel.addEventListener(type, wait, { signal })
  panel.addEventListener('click', ({ target }) => (target as Element).closest('[data-close]') && close(), { signal })
  window.addEventListener('pagehide', close, { signal })
  const bar = element.hooked('header.bar')
  placeBelow(panel, bar, signal)
  panel.style.setProperty('--_bar', `${bar?.offsetHeight ?? 0}px`)
  panel.showPopover()
  const isCovering = focused && focused !== document.body && doMeet(focused, panel)
  if (isCovering || (bar && bar.getBoundingClientRect().bottom <= 0)) panel.classList.add('added--low')
  wait()
  return close
}

/** The article of the cart that an answer names, and what the cart costs with it. */
function articleOf(cart: Cart | undefined, added: unknown, site: Site, isCardMember?: boolean): AddedArticle {
  if (!cart) return {}
  const { productId } = (added ?? {}) as { productId?: unknown }
  const articles = [...cart.articles, ...cart.giftCards.map(({ article }) => article)]
  const article = articles.find((one) => one.productId === productId)
  // As in the cart (PRICE-10).
  const money = (cents: number | undefined) => (cents === undefined ? undefined : formatMoney(cents, site))
  const shipping = summaryLinesOf(cart).find(({ kind }) => kind === 'shipping' || kind === 'freeShipping')
  return {
    ...article,
    price: article && money(articleAmountOf(article, rulesOf(cart))),
    // Members of the card have other sums (MINICART-67).
    untilFree: isCardMember ? undefined : money(missingForFreeShipping(cart, site)),
    shipping: shipping?.kind === 'freeShipping' ? '' : money(shipping?.cents),
    sum: money(finalSumOf(cart)),
    isInEuro: hidesSymbol(site),
  }
}

/** Whether two elements share a pixel. */
function doMeet(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()] as const
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
