/** A mini cart before React: it shows the cart, and wakes when something in it is used. */
import rules from '../../elements/sheets/shop-minicart.css'
import { adoptSheet } from '../../page/browser/adopt-sheet.ts'
import { whenIdle } from '../../page/browser/moments.ts'
import { joinCleanups, on } from '../../page/browser/on.ts'
import { toCamelCase } from '../../page/configuration/attribute.ts'
import { readProps } from '../../page/configuration/element-props.ts'
import type { CommonProps } from '../../page/configuration/tables/common.ts'
import { MINICART_ATTRIBUTES, type MiniCartProps } from '../../page/configuration/tables/shop-minicart.ts'
import { reportReady } from '../../page/events/ready.ts'
import { type SayText, textsOnce } from '../../page/feature-texts.ts'
import { loadChanges } from '../../state/cart/cart-connection.ts'
import { isChangingAtom } from '../../state/cart/cart-panel.ts'
import { cartViewAtom } from '../../state/cart/cart-view.ts'
import { isMetered } from '../fetch-ahead.ts'
import { holdTouch, holdTouches } from '../hold-touches.ts'
import { type Behaviour, LiveElement, type LiveTag, liveElementOf, type TagLoader } from '../live-element.ts'
import { deletion } from './deletion.ts'
import { BEHAVIOURS } from './mini-cart.ts'
import { writePanel } from './write-panel.ts'

type Language = Pick<CommonProps, 'locale' | 'product'>
type MiniCart = LiveElement<MiniCartProps>

export const fetchTexts: (language: Language) => Promise<SayText> = textsOnce(['minicart'])

export const readLanguage = (host: HTMLElement): Language => readProps(host, MINICART_ATTRIBUTES)

/** Fetches the texts. Resolves with the function that shows the cart in an element, until a signal aborts. */
export async function prepareMiniCart(language: Language) {
  const text = await fetchTexts(language)
  return (host: HTMLElement, loader: TagLoader, signal: AbortSignal): MiniCart => {
    const { element, show } = startMiniCart(host, loader, language)
    show(text)
    // React's code ends one that it knows.
    signal.addEventListener('abort', () => customElements.get(host.localName) ?? liveElementOf(host)?.end())
    return element
  }
}

interface Started {
  element: MiniCart
  /** Shows the cart, in these texts. */
  show(text: SayText): void
}

/** Connects the cart to an element that React's code does not know yet. `language`: that of the texts. */
export function startMiniCart(host: HTMLElement, loader: TagLoader, language: Language): Started {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const container = root.querySelector<HTMLElement>('[data-root]') ?? document.createElement('div')
  // No search engine shows a cart as the summary of a page (DELIVERY-76).
  for (const name of ['data-root', 'data-nosnippet']) container.setAttribute(name, '')
  root.append(container)
  adoptSheet(root, rules)
  const { localName: tag } = host
  const isSpoken = ({ locale, product }: Language) => locale === language.locale && product === language.product
  let hasTexts = false
  /** Does nothing while React renders. */
  let write = () => {}
  const behaviours: readonly Behaviour<MiniCartProps>[] = [
    ...BEHAVIOURS,
    { start: (cart) => joinCleanups(holdTouches(cart as never), holdUse(cart)) },
    {
      isPaintedOnly: true,
      dependsOn: 'all',
      start(cart) {
        let end: (() => void) | undefined
        write = () => {
          if (hasTexts) end = isSpoken(cart.props) ? writePanel(cart) : unwrite(cart)
        }
        write()
        return () => {
          write = () => {}
          end?.()
        }
      },
    },
    { isPaintedOnly: true, start: wakeForChanges },
    { isPaintedOnly: true, start: (cart) => fetchReactAhead(cart, () => loader.preload(tag)) },
  ]
  const element = new LiveElement<MiniCartProps>({
    attributes: MINICART_ATTRIBUTES,
    behaviours: behaviours as LiveTag['behaviours'],
    // Another language needs React.
    liveProps: ['site', 'theme', 'stage', 'apiBase', ...(Object.keys(MINICART_ATTRIBUTES).map(toCamelCase) as [])],
    tag,
    host,
    root,
    container,
    phase: 'asleep',
    loader,
    async fetchCode() {
      const isThere = (await loader.load(tag)) !== false
      // A shopper who changes something goes on where that works without code.
      if (!isThere && element.held.length > 0) location.assign(element.props.cartUrl)
      return isThere
    },
  })
  // Nobody keeps it up to date from then on.
  element.onEnd(() => unwrite(element))
  element.connect()
  return {
    element,
    show(text) {
      // It may have left the page meanwhile, or be awake, or soon, in another language.
      const isOver = liveElementOf(host) !== (element as never) || element.phase === 'awake'
      if (isOver || !isSpoken(element.props)) return
      hasTexts = true
      element.speakBy(() => text)
      write()
      reportReady(tag, 'live')
    },
  }
}

/** A deletion shows at once, all else that changes the cart waits for React. Returns the cleanup. */
const holdUse = (element: MiniCart): (() => void) => {
  const deleteItem = deletion(element)
  return on(
    element.root,
    'click',
    (event) => {
      const node = event.target instanceof Element && event.target.closest<HTMLElement>('[data-control]')
      if (!node || element.phase === 'awake') return
      if (node.matches('.tile__delete')) void deleteItem(node)
      else holdTouch(element as never, event, { node, feature: undefined })
    },
    { capture: true },
  )
}

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
    cancel = whenIdle(() => {
      fetch()
      // A deletion needs nothing else; without it the shopper tries again.
      loadChanges().catch(() => {})
    })
  }
  update()
  return joinCleanups(store.sub(cartViewAtom, update), () => cancel?.())
}
