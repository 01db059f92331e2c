/** A mini cart before React: it shows the cart, and wakes when something in it is used. */
import rules from '../../elements/sheets/shop-minicart.css'
import { adoptSheet } from '../../page/browser/adopt-sheet.ts'
import { whenIdle } from '../../page/browser/idle.ts'
import { joinCleanups } from '../../page/browser/join-cleanups.ts'
import { on } from '../../page/browser/on.ts'
import { toCamelCase } from '../../page/configuration/attribute.ts'
import type { CommonProps } from '../../page/configuration/tables/common.ts'
import { MINICART_ATTRIBUTES, type MiniCartProps } from '../../page/configuration/tables/shop-minicart.ts'
import { reportReady } from '../../page/events/ready.ts'
import { type SayText, textsOnce } from '../../page/feature-texts.ts'
import { isChangingAtom } from '../../state/cart/cart-panel.ts'
import { cartViewAtom } from '../../state/cart/cart-view.ts'
import { isMetered } from '../fetch-ahead.ts'
import { holdTouch, holdTouches } from '../hold-touches.ts'
import { LiveElement, type LoaderSide, liveTag } from '../live-element.ts'
import { BEHAVIOURS } from './mini-cart.ts'
import { writePanel } from './write-panel.ts'

type Language = Pick<CommonProps, 'locale' | 'product'>
type MiniCart = LiveElement<MiniCartProps>

/** Fetches the texts of a mini cart once. */
export const fetchCartTexts = textsOnce(['minicart'])

/** What is around it, or on its page, fetches the code of React. */
export interface CartLoader extends Pick<LoaderSide, 'loadTag'> {
  preloadTag(tag: string): void
}

/** Shows the cart in an element that React's code does not know yet. `language`: that of the texts. Returns what ends it. */
export function startMiniCart(host: HTMLElement, loader: CartLoader, language: Language, text: SayText): MiniCart {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const container = root.querySelector<HTMLElement>('[data-root]') ?? document.createElement('div')
  // No search engine shows a cart as the summary of a page (DELIVERY-76).
  for (const name of ['data-root', 'data-nosnippet']) container.setAttribute(name, '')
  root.append(container)
  adoptSheet(root, rules)
  const { localName: tag } = host
  const isSpoken = ({ locale, product }: Language) => locale === language.locale && product === language.product
  const { attributes, behaviours, liveProps } = liveTag<MiniCartProps>({
    attributes: MINICART_ATTRIBUTES,
    // Another language needs React.
    liveProps: ['site', 'theme', 'stage', 'apiBase', ...(Object.keys(MINICART_ATTRIBUTES).map(toCamelCase) as [])],
    behaviours: [
      ...BEHAVIOURS,
      { start: (cart) => joinCleanups(holdTouches(cart as never), holdUse(cart)) },
      {
        isPaintedOnly: true,
        dependsOn: 'all',
        start: (cart) => (isSpoken(cart.props) ? writePanel(cart) : unwrite(cart)),
      },
      { isPaintedOnly: true, start: wakeForChanges },
      { isPaintedOnly: true, start: (cart) => fetchReactAhead(cart, () => loader.preloadTag(tag)) },
    ],
  })
  const element = new LiveElement<MiniCartProps>({
    attributes,
    behaviours,
    liveProps,
    tag,
    host,
    root,
    container,
    phase: 'asleep',
    async fetchCode() {
      const isThere = (await loader.loadTag(tag)) !== false
      // Who changes something goes on where that works without code.
      if (!isThere && element.held.length > 0) location.assign(element.props.cartUrl)
      return isThere
    },
    loadTag: loader.loadTag,
  })
  element.speakBy(() => text)
  element.connect()
  reportReady(tag, 'live')
  return element
}

/** What changes the cart waits for React. Returns the cleanup. */
const holdUse = (element: MiniCart): (() => void) =>
  on(
    element.root,
    'click',
    (event) => {
      const node = event.target instanceof Element && event.target.closest<HTMLElement>('[data-control]')
      if (node && element.phase !== 'awake') holdTouch(element as never, event, { node, feature: undefined })
    },
    { capture: true },
  )

/** React renders it anew. */
function unwrite({ container }: MiniCart): undefined {
  container.removeAttribute('data-written')
}

/** Focus and time of what has changed are React's. Returns the cleanup. */
function wakeForChanges(element: MiniCart): () => void {
  const { store } = element
  const update = () => {
    if (store.get(isChangingAtom)) element.wake()
  }
  update()
  return store.sub(isChangingAtom, update)
}

/** As soon as the cart shows, what changes it is fetched, but on a slow or metered connection with the first use (LIVE-8). Returns the cleanup. */
function fetchReactAhead({ store }: MiniCart, fetch: () => void): () => void {
  let cancel: (() => void) | undefined
  const update = () => {
    if (cancel || store.get(cartViewAtom).status === 'loading' || isMetered()) return
    cancel = whenIdle(fetch)
  }
  update()
  return joinCleanups(store.sub(cartViewAtom, update), () => cancel?.())
}
