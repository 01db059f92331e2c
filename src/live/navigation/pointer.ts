import { clickPointer, isPlainClick } from '../../page/browser/clicks.ts'
import { joinCleanups, on } from '../../page/browser/on.ts'
import { OVERLAY_HOVER_CLOSE_MS } from '../../shop/awake-limits.ts'
import { NAVIGATION_HOVER_MS } from '../../shop/limits.ts'
import { hasFlyout } from '../../shop/navigation/navigation.ts'
import { isOpenAt } from '../../shop/navigation/navigation-path.ts'
import { isHeadingInto, type Point } from '../../shop/navigation/pointer-intent.ts'
import { navigationTreeAtom, themeWorldsEntryAtom } from '../../state/navigation/navigation.ts'
import { linkOf, type Navigation, openAndFocus, pathOf } from './navigation.ts'
import { createTimer } from './timer.ts'

/** The part that a link opens: the flyout for an entry of the bar, otherwise the next level. */
const openPartBeside = (bar: HTMLElement, link: HTMLElement): Element | null =>
  bar.querySelector(link.matches('[data-control]') ? '.flyout__panel' : `[data-level="${pathOf(link).length + 1}"]`)

/**
 * Opens the navigation by a resting mouse, and by clicks of touch and keyboard (NAV-17, NAV-18, NAV-19, NAV-20, NAV-22, NAV-23). Closes it
 * when pointer or focus leave (NAV-21, NAV-30). Returns the cleanup.
 */
export function watchPointer(navigation: Navigation): () => void {
  const { bar, close, element, isOnSmall, nodeAt, openAt, openExactly, openPath } = navigation
  const { store } = element
  const hover = createTimer()
  const leave = createTimer()
  let hovered: HTMLElement | undefined
  let lastPoint: Point = { x: 0, y: 0 }
  let pressedBy = ''
  /** The mouse rests on an entry that holds nothing yet. */
  let isWaiting = false
  // `:hover` alone matches links only on pages in quirks mode.
  let wasInside = bar.matches(':is(:hover)')

  const selectHovered = () => {
    const path = hovered ? pathOf(hovered) : []
    const node = nodeAt(path)
    isWaiting = node !== undefined && !hasFlyout(node)
    if (!node || (hasFlyout(node) && isOpenAt(openPath() ?? [], path))) return
    if (hasFlyout(node)) openAt(path)
    else if (path.length > 1) openExactly(path.slice(0, -1))
    else close()
  }
  const startHover = (passedMs = 0) => {
    if (!isOnSmall()) hover.start(selectHovered, Math.max(0, NAVIGATION_HOVER_MS - passedMs))
  }
  const setHovered = (link: HTMLElement | undefined, passedMs = 0) => {
    hover.stop()
    isWaiting = false
    hovered = link
    if (link) startHover(passedMs)
  }

  const startLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && openPath() && !leave.isRunning()) leave.start(close, OVERLAY_HOVER_CLOSE_MS)
  }
  /** It may just have appeared below a mouse that rests, when a key or the page opened the flyout: that one must move first (FLYOUT-14). */
  const isOnOverlay = ({ target }: Event) => target instanceof Element && target.matches('.flyout__overlay')

  const onOver = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    const link = linkOf(event)
    if (!isOnOverlay(event)) {
      wasInside = true
      leave.stop()
    } else if (wasInside) startLeave(event)
    if (link === hovered) return
    lastPoint = { x: event.clientX, y: event.clientY }
    setHovered(link)
  }
  const onMove = (event: PointerEvent) => {
    if (isOnOverlay(event)) startLeave(event)
    if (event.pointerType !== 'mouse' || !hovered) return
    const point = { x: event.clientX, y: event.clientY }
    const destination = openPartBeside(bar, hovered)
    if (destination && isHeadingInto(destination.getBoundingClientRect(), lastPoint, point)) startHover()
    lastPoint = point
  }
  const onLeave = (event: PointerEvent) => {
    // A lifted finger leaves too, and closes nothing (NAV-22).
    if (event.pointerType !== 'mouse') return
    wasInside = false
    setHovered(undefined)
    startLeave(event)
  }
  const onClick = (event: MouseEvent) => {
    const menu = event.target instanceof Element && event.target.closest('[data-control=navigation-menu]')
    if (menu) {
      event.preventDefault()
      return openAt([])
    }
    const link = linkOf(event)
    const path = link && pathOf(link)
    const node = path && nodeAt(path)
    if (!node || !hasFlyout(node) || !isPlainClick(event)) return
    const pointer = clickPointer(event, pressedBy)
    const isOpen = isOpenAt(openPath() ?? [], path)
    if (node.href && (pointer === 'mouse' || isOpen)) return
    event.preventDefault()
    hover.stop()
    if (isOpen) return
    if (pointer === '' && path.length > 1) openAndFocus(navigation, path)
    else openAt(path)
  }
  const closeFor = (isOutside: boolean) => {
    if (isOutside && openPath()) close()
  }
  const onFocusOut = ({ relatedTarget }: FocusEvent) =>
    closeFor(relatedTarget instanceof Node && !bar.contains(relatedTarget))

  // The services' answer may give it something (NAV-50).
  const onAnswer = () => isWaiting && startHover(NAVIGATION_HOVER_MS)
  const end = joinCleanups(
    on(bar, 'pointerover', onOver),
    on(bar, 'pointermove', onMove),
    on(bar, 'pointerleave', onLeave),
    on<PointerEvent>(bar, 'pointerdown', ({ pointerType }) => {
      pressedBy = pointerType
    }),
    on(bar, 'click', onClick),
    // A mouse that leaves the window may be on its way to a tab of the browser. From a frame it goes on over the page.
    window.parent === window ? () => {} : on(document.documentElement, 'pointerleave', startLeave),
    on(bar, 'focusout', onFocusOut),
    on(window, 'pointerdown', (event) => closeFor(!event.composedPath().includes(bar))),
    // The time of an entry would run on when the page comes back (FLYOUT-60).
    on(window, 'pagehide', () => setHovered(undefined)),
    store.sub(navigationTreeAtom, onAnswer),
    store.sub(themeWorldsEntryAtom, onAnswer),
    hover.stop,
    leave.stop,
  )
  // The pointer may have been on an entry before this code had loaded: the time counts from then (LIVE-7).
  const hoveredBefore = bar.querySelector<HTMLElement>('[data-path]:hover') ?? undefined
  const early = element.resting
  const isSame = hoveredBefore !== undefined && early?.path === hoveredBefore.dataset.path
  setHovered(hoveredBefore, isSame ? performance.now() - (early?.since ?? 0) : 0)
  return end
}
