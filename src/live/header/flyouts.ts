/**
 * The flyouts of the header's icons. An icon's frame opens with the touch, and code that comes then fills it (FLYOUT-11): with React in the
 * header or without. React renders the frames, but not what is in them.
 */
import { onEscape } from '../../page/browser/escape.ts'
import { loadOnce } from '../../page/browser/load-once.ts'
import { joinCleanups } from '../../page/browser/on.ts'
import { placeBelow } from '../../page/browser/place-below.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { type FlyoutName, reportMissingCode } from '../../page/events/events.ts'
import { FLYOUT_HOVER_MS, NAVIGATION_HOVER_MS } from '../../shop/limits.ts'
import { itemCountAtom } from '../../state/cart/cart.ts'
import { closeFlyoutAtom, connectFlyouts, letWait, openFlyoutAtom, shownFlyoutAtom } from '../../state/header/flyout.ts'
import { controlOf } from '../action.ts'
import { hoverTimer } from '../fetch-ahead.ts'
import { hold } from '../hold-touches.ts'
import type { LiveElement } from '../live-element.ts'
import { suggest } from '../search/suggest.ts'
import { whenFetched } from '../when-fetched.ts'

type Header = LiveElement<HeaderProps>

/**
 * Code that fills flyouts. Once it is there they open with their content. What it imports is asked for beside it, or that would take a round
 * trip more.
 */
export const loadContent = loadOnce(() =>
  Promise.all([
    import('./flyout.late.tsx'),
    import('../../page/feature-texts.ts'),
    import('../../shop/promotion/colour.ts'),
  ]).then(([code]) => code),
)

const frameOf = ({ root }: Header, flyout: FlyoutName) =>
  root.querySelector<HTMLElement>(`[data-flyout=${CSS.escape(flyout)}]`)

/** Lets the page open flyouts by event too (FLYOUT-12). A reduced header has none (HEADER-3), and a browser without popovers. Returns the cleanup. */
export const openFlyouts = (element: Header): (() => void) | undefined =>
  element.props.reduced || !element.host.showPopover
    ? undefined
    : connectFlyouts(
        element.store,
        element.host,
        () => element.hooked('header.bar')?.offsetHeight,
        (flyout) => {
          // In a wide window its field is in the bar (SEARCH-31).
          if (flyout === 'search') void suggest(element)
          if (frameOf(element, flyout) && !document.querySelector(':modal'))
            element.store.set(openFlyoutAtom, flyout, element.host)
          else letWait(whenFetched(element.tag, loadContent(), (code) => code.openWhenUsable(element, flyout)))
        },
      )

/** Shows the flyout that is open. Returns the cleanup. */
export function showFlyouts(element: Header): (() => void) | undefined {
  const { store, host } = element
  let end: (() => void) | undefined
  const update = () => {
    end?.()
    const open = store.get(shownFlyoutAtom)
    // A fragment of another release has none until React renders it.
    const frame = open?.header === host && frameOf(element, open.flyout)
    end = frame ? show(element, frame) : undefined
  }
  update()
  return joinCleanups(store.sub(shownFlyoutAtom, update), () => end?.())
}

/** Opens a frame below the bar, with what closes it while it is empty (FLYOUT-13), and has it filled. Returns what ends that. */
function show(element: Header, frame: HTMLElement): () => void {
  const { store, tag } = element
  const controller = new AbortController()
  const { signal } = controller
  const icon = frame.previousElementSibling as HTMLAnchorElement
  const close = () => store.set(closeFlyoutAtom)
  // Its panel lies on it.
  frame.addEventListener('click', ({ target }) => target === frame && close(), { signal })
  const stopEscape = onEscape(close)
  frame.style.setProperty('--_items', `${store.get(itemCountAtom)}`)
  placeBelow(frame, element.hooked('header.bar'), signal)
  // A tool between the build and the page may have dropped it.
  frame.popover ??= 'manual'
  frame.showPopover()
  if (frame.dataset.flyout === 'search') showField(element, frame, icon)
  element.prepare?.(icon)
  loadContent()
    .then(({ fillFlyout }) => fillFlyout(element, { frame, icon, close, signal }))
    .catch((error) => reportMissingCode(tag, error))
    .then((isFilled) => {
      if (isFilled || signal.aborted) return
      if (element.touched === icon) location.assign(icon.href)
      close()
    })
  return () => {
    stopEscape()
    controller.abort()
    frame.hidePopover()
  }
}

/** Puts a copy of the header's search into the frame. Its field has the focus within the tap, or phones show no keyboard (FLYOUT-40). */
function showField({ root, touched }: Header, frame: HTMLElement, icon: Element): void {
  const search = (root.querySelector('search') as Element).cloneNode(true) as Element
  search.classList.add('search--in-flyout')
  ;(frame.firstElementChild as Element).replaceChildren(search)
  if (touched === icon) (search.querySelector('input') as HTMLElement).focus()
}

/**
 * Opens by a mouse that rests on an icon (FLYOUT-3), or on an entry before its code is there. The hover time counts from the moment the
 * mouse comes, not from the moment the code comes: a mouse that only crosses an icon fetches nothing (LIVE-3). Returns the cleanup.
 */
export function watchIcons(element: LiveElement<HeaderProps>): () => void {
  const { host, store, features } = element
  const { count, end } = hoverTimer(element, (event) => {
    if (event.pointerType !== 'mouse') return
    const control = controlOf(event)
    const path = control?.node.dataset.path
    const open = (link: Element) => {
      const opens = link.hasAttribute('aria-expanded')
      if (path) {
        // It was fetched ahead.
        if (features.isReady('navigation')) return
        // Its code selects the entry, which it finds hovered, and waits for what that may get (NAV-50).
        if (opens) hold(element, { event, control: link as HTMLElement, feature: 'navigation' })
        features.need('navigation')
      } else if (opens) store.set(openFlyoutAtom, control?.key as FlyoutName, host)
    }
    const isUsed = path ? !features.isReady('navigation') : control?.opens
    if (count(isUsed ? control?.node : undefined, path ? NAVIGATION_HOVER_MS : FLYOUT_HOVER_MS, open) && path)
      element.resting = { path, since: performance.now() }
  })
  return end
}
