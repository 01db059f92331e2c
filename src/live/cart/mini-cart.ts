/** The behaviours of a mini cart, with React and without. */
import { adoptSheet } from '../../page/browser/adopt-sheet.ts'
import { loadOnce } from '../../page/browser/load-once.ts'
import { joinCleanups, on } from '../../page/browser/on.ts'
import type { MiniCartProps } from '../../page/configuration/tables/shop-minicart.ts'
import { listen } from '../../page/events/events.ts'
import { trackClicks } from '../../page/events/tracking.ts'
import { cartAtom } from '../../state/cart/cart.ts'
import { connectCart } from '../../state/cart/cart-connection.ts'
import { forgetPlacesAtom, notePictureAtom } from '../../state/cart/cart-panel.ts'
import { pageTypeAtom } from '../../state/page-facts.ts'
import { cartHelpAtom } from '../../view/cart/help.ts'
import { needsHelp } from '../../view/cart/panel.ts'
import type { Behaviour, LiveElement } from '../live-element.ts'
import { whenFetched } from '../when-fetched.ts'

type MiniCart = LiveElement<MiniCartProps>

/** Connects the cart while the panel shows (MINICART-2). Returns the cleanup. */
function connectShown({ store, props }: MiniCart): () => void {
  let disconnect: (() => void) | undefined
  const update = () => {
    const isShown = props.openOnPage || store.get(pageTypeAtom) !== 'basket'
    if (isShown) disconnect ??= connectCart(store)
    else {
      disconnect?.()
      disconnect = undefined
    }
  }
  update()
  return joinCleanups(store.sub(pageTypeAtom, update), () => disconnect?.())
}

const loadHelp = loadOnce(() => import('../../view/cart/cart-help.late.ts'))

/** Fetches what few carts need as soon as this one does. Without it the cart does without. Returns the cleanup. */
function fetchHelp({ store, props, root, tag }: MiniCart): () => void {
  let end: (() => void) | undefined
  const update = () => {
    const cart = store.get(cartAtom)
    if (end || !cart || !needsHelp(cart, props.quantity)) return
    end = whenFetched(tag, loadHelp(), (help) => {
      adoptSheet(root, help.sheet)
      store.set(cartHelpAtom, help)
      return undefined
    })
  }
  update()
  return joinCleanups(store.sub(cartAtom, update), () => end?.())
}

/** Pictures come and fail: their events do not bubble, so one listener hears them all on their way down. Returns the cleanup. */
const watchPictures = ({ root, store }: MiniCart): (() => void) =>
  on(
    root,
    'load error',
    ({ type, target }) => {
      const frame = target instanceof HTMLImageElement && target.closest('.picture')
      if (!frame) return
      const isLoaded = type === 'load'
      // Without a render: a list has many pictures, and nothing but the placeholder's colour goes.
      if (isLoaded) frame.classList.replace('picture--loading', 'picture--loaded')
      store.set(notePictureAtom, target.getAttribute('src') ?? '', isLoaded)
    },
    { capture: true },
  )

/** Fetches what shows explanations with the first use of one. Returns the cleanup. */
function watchTooltips({ root, tag }: MiniCart): () => void {
  const connected = new Map<Element, () => void>()
  const stop = on(root, 'pointerover focusin', ({ target }) => {
    const tooltip = target instanceof Element && target.closest<HTMLElement>('.tooltip')
    if (!tooltip || connected.has(tooltip)) return
    const end = whenFetched(tag, loadTooltip(), ({ connectTooltip }) => connectTooltip(tooltip))
    connected.set(tooltip, end)
  })
  return joinCleanups(stop, () => {
    for (const end of connected.values()) end()
  })
}

const loadTooltip = loadOnce(() => import('../../page/browser/tooltip.late.ts'))

/** Rows have new places when the flyout closes, and when the panel goes with it (MINICART-68). Returns the cleanup. */
function forgetPlaces({ store }: MiniCart): () => void {
  const forget = () => store.set(forgetPlacesAtom)
  return joinCleanups(listen('icon-flyout-closed', forget), forget)
}

export const BEHAVIOURS: readonly Behaviour<MiniCartProps>[] = [
  { dependsOn: ['openOnPage'], start: connectShown },
  { start: ({ host }) => trackClicks(host) },
  { start: forgetPlaces },
  { dependsOn: ['quantity'], start: fetchHelp },
  { start: watchPictures },
  { start: watchTooltips },
]
