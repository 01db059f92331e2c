/** @jsxRuntime classic */ /** @jsx node */
/** The content of a flyout's frame, without React (FLYOUT-11), and all that only a filled one does. */

import { X } from 'lucide'
// In one file with this code: who wakes the header needs the whole sheet, and so does who opens a flyout.
import rules from '../../elements/sheets/shop-header.css'
import { adoptSheet } from '../../page/browser/adopt-sheet.ts'
import { isMoving } from '../../page/browser/clicks.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { type FlyoutName, listen } from '../../page/events/events.ts'
import { textsOnce } from '../../page/feature-texts.ts'
import { OVERLAY_HOVER_CLOSE_MS } from '../../shop/awake-limits.ts'
import { openFlyoutAtom, shownFlyoutAtom } from '../../state/header/flyout.ts'
import { flyoutAtom } from '../../state/header/open-flyout.ts'
import { panelAtom } from '../../view/header/flyout-panels.late.tsx'
import { icon as drawing } from '../../view/icon.tsx'
import { node } from '../../view/node.ts'
import type { ViewContext, ViewNode } from '../../view/view.ts'
import { controlOf } from '../action.ts'
import { type LiveElement, liveElementOf } from '../live-element.ts'
import { createPatches } from '../patches.ts'
import { suggest } from '../search/suggest.ts'
import { createNode, writeShown } from '../write-views.ts'
import { isPutOff } from './behind-dialog.ts'

export { openWhenUsable } from './behind-dialog.ts'

type Header = LiveElement<HeaderProps>
type Text = ViewContext['text']

/** A frame that is open. */
export interface OpenFrame {
  frame: HTMLElement
  /** The icon that has opened it. */
  icon: HTMLElement
  close(): void
  /** Aborts when it closes. */
  signal: AbortSignal
}

/**
 * Fetches what a flyout needs when it opens, and has it open on press from now on.
 *
 * @throws when its texts can't be loaded.
 */
export async function prepareFlyouts(element: LiveElement, control: string): Promise<void> {
  openOnPress(element)
  const cart = control === 'flyout-icon:cart' && prepareCart(element)
  const search = control.startsWith('search') && suggest(element as never, true)
  await fetchTexts(element.props)
  await cart
  await search
}

/** Fetches what shows a mini cart without React. */
const prepareCart = ({ props }: Pick<LiveElement, 'props'>) =>
  import('../cart/mini-cart.late.ts').then((code) => code.prepareMiniCart(props))

/** The footer has the paths of content pages, whose addresses the user menu needs. */
const fetchTexts = textsOnce(['header-flyouts', 'footer'])

/** Roots that open on press. */
const pressed = new WeakSet<ShadowRoot>()

/** A touch opens all but the cart at once; the first one, whose code is not there, opens with the completed tap (FLYOUT-5). */
function openOnPress({ root, host }: LiveElement): void {
  if (pressed.has(root)) return
  pressed.add(root)
  let opened: Element | undefined
  root.addEventListener('pointerdown', (event) => {
    const icon = controlOf(event)
    const element = liveElementOf(host)
    opened = undefined
    const isClosed = icon?.flyout && icon.node.getAttribute('aria-expanded') === 'false'
    if (!element || !isClosed || icon.key === 'cart' || (event as PointerEvent).pointerType === 'mouse') return
    opened = icon.node
    element.touched = opened
    element.store.set(openFlyoutAtom, icon.key as FlyoutName, host)
  })
  // The click at the end of the press must not follow the link.
  root.addEventListener('click', (event) => {
    if (opened && controlOf(event)?.node === opened) event.preventDefault()
    opened = undefined
  })
}

/**
 * Fills a frame. Resolves with false when what it shows can't be loaded, which has been reported.
 *
 * @throws when its texts can't be loaded.
 */
export async function fillFlyout(element: Header, opened: OpenFrame): Promise<boolean> {
  const { props, root } = element
  const { frame, icon, signal } = opened
  const flyout = frame.dataset.flyout as FlyoutName
  if (signal.aborted || isPutOff(element, flyout)) return true
  openOnPress(element as LiveElement)
  signal.addEventListener('abort', () => {
    element.touched = undefined
  })
  closeOnLeave(opened)
  stayOnTop(element, opened)
  // A link to another page, or to a place on this one (FLYOUT-60).
  for (const type of ['pagehide', 'hashchange']) window.addEventListener(type, opened.close, { signal })
  // A text that was typed goes with the person (FLYOUT-65).
  const stop = listen('shop-personal-data-reset', () => frame.querySelector('form')?.reset())
  signal.addEventListener('abort', stop)
  if (flyout === 'search') keepSearch(element, opened)
  const [text, code] = await Promise.all([fetchTexts(props), codeOf(element, flyout)])
  if (!code) return false
  if (signal.aborted) return true
  adoptSheet(root, rules)
  const panel = frame.firstElementChild as HTMLElement
  const body = bodyOf(element, flyout, text, signal)
  panel.prepend(closeButton(opened, text))
  // The search's field stays where it is: one that is moved has no focus any more.
  if (body) panel.append(body)
  signal.addEventListener('abort', () => {
    if (frame.matches(':focus-within')) icon.focus({ preventScroll: true })
    panel.replaceChildren()
  })
  // The frame's rows stand for the articles until these are there.
  const content = body?.firstElementChild
  // React's code may have come meanwhile.
  if (element.loader && content && code !== true && !liveElementOf(content))
    code(content as HTMLElement, element.loader, signal)
  else if (content && !(await isAwake(content))) return false
  if (signal.aborted) return true
  showPanel(panel, icon, flyout, text, signal)
  if (!body) focusField(element, panel)
  return true
}

/** Resolves once React has rendered an element of ours, or with false when it can't; at once for anything else. */
async function isAwake(node: Element): Promise<boolean> {
  const live = liveElementOf(node)
  await live?.whenAwake()
  return !live || live.phase === 'awake'
}

/** Fetches the code that a flyout shows. Resolves with false when it can't be loaded, which has been reported, with a function for a cart without React. */
async function codeOf(element: Header, flyout: FlyoutName): Promise<boolean | Awaited<ReturnType<typeof prepareCart>>> {
  if (flyout === 'search') return Boolean(await suggest(element))
  if (flyout !== 'cart' || hasOwnCart(element) || customElements.get(CART)) return true
  // On a page without a loader React is there.
  return element.loader ? prepareCart(element) : (await element.react?.loadTag?.(CART)) !== false
}

const CART = 'shop-minicart'

/** The page's own content of the cart's flyout (FLYOUT-23). */
const hasOwnCart = ({ host }: Header): boolean => host.querySelector(':scope > [slot=minicart]') !== null

function closeButton({ close, icon }: OpenFrame, text: Text): HTMLElement {
  const button = create(
    <button type="button" class="icon-button" aria-label={text('header-flyouts.close')}>
      {drawing(X, 22)}
    </button>,
  )
  button.addEventListener('click', () => {
    close()
    // Safari does not focus a clicked button, so the focus may not be inside the flyout.
    icon.focus()
  })
  const place = create(<span class="flyout__close" />)
  place.append(button)
  return place
}

const create = (node: ViewNode) => createNode(node, 'http://www.w3.org/1999/xhtml') as HTMLElement

/** Undefined for the search, which is there already. */
function bodyOf(element: Header, flyout: FlyoutName, text: Text, signal: AbortSignal): HTMLElement | undefined {
  const { props, store, host } = element
  const { site, locale, product, theme, stage, apiBase, quantity } = props
  if (flyout === 'cart') {
    // The page's own content, or a mini cart with the header's configuration (FLYOUT-23).
    const attributes = { site, locale, product, theme, stage, 'api-base': apiBase, quantity: quantity ? '' : undefined }
    // Slots for what the page has put into the header for it (FLYOUT-67).
    const slots = ['wallets', 'recommendations'].map((name) => <slot name={name} slot={name} />)
    return create(
      <slot name="minicart">
        <shop-minicart {...attributes}>{slots}</shop-minicart>
      </slot>,
    )
  }
  const shown = panelAtom(flyout, { props, host, text })
  if (!shown) return undefined
  const body = create(<div class={`panel panel--${flyout}`} />)
  const patches = createPatches()
  const write = () => writeShown(body, store.get(shown), patches)
  write()
  signal.addEventListener('abort', store.sub(shown, write))
  return body
}

/** The panel becomes a dialog with its name (FLYOUT-9). */
function showPanel(panel: HTMLElement, icon: Element, flyout: FlyoutName, text: Text, signal: AbortSignal): void {
  const { className } = panel
  const label = text(`header-flyouts.label.${flyout}`)
  const attributes = { id: flyout, role: 'dialog', part: 'flyout', 'aria-label': label }
  panel.className = 'flyout__panel'
  for (const [name, value] of Object.entries(attributes)) panel.setAttribute(name, value)
  icon.setAttribute('aria-controls', flyout)
  signal.addEventListener('abort', () => {
    panel.className = className
    icon.removeAttribute('aria-controls')
    for (const name of Object.keys(attributes)) panel.removeAttribute(name)
  })
}

/** Ways in which a flyout closes, besides those of a frame: a mouse that has left (FLYOUT-14), and a focus elsewhere (FLYOUT-15). */
function closeOnLeave({ frame, close, signal }: OpenFrame): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const isTyped = ({ value, defaultValue }: HTMLInputElement) => value !== '' && value !== defaultValue
  const hasText = () => [...frame.querySelectorAll('input')].some(isTyped)
  const stay = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const leave = () => {
    timer ??= setTimeout(() => hasText() || close(), OVERLAY_HOVER_CLOSE_MS)
  }
  const onPointer = (event: PointerEvent) => {
    const { target, type, pointerType } = event
    // Its panel lies on it.
    if (target !== frame || type === 'pointerleave') stay()
    // It may have appeared below a mouse that rests.
    else if (pointerType === 'mouse' && isMoving(event)) leave()
  }
  for (const type of ['pointermove', 'pointerleave'] as const) frame.addEventListener(type, onPointer, { signal })
  const bar = frame.closest('header') as Element
  const onFocus = (event: Event) => event.composedPath().includes(bar) || close()
  // Another header that closes for it gives the focus back just now.
  queueMicrotask(() => document.addEventListener('focusin', onFocus, { signal }))
  signal.addEventListener('abort', stay)
  // A mouse that leaves the window may be on its way to a tab of the browser. From a frame it goes on over the page.
  if (window.parent !== window)
    document.documentElement.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && leave(), {
      signal,
    })
}

/** Moving a popover in the page removes it from the top layer (FLYOUT-21). */
function stayOnTop({ host }: Header, { frame, signal }: OpenFrame): void {
  const show = () => {
    if (frame.isConnected && !frame.matches(':popover-open')) frame.showPopover()
  }
  // It may have been moved while the code came.
  show()
  const observer = new MutationObserver(show)
  observer.observe(host.getRootNode(), { childList: true, subtree: true })
  signal.addEventListener('abort', () => observer.disconnect())
}

/** A resting mouse opens the flyout too: it must not take the focus from another element of the page (FLYOUT-24). */
function focusField({ host }: Header, panel: HTMLElement): void {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body || activeElement === host)
    panel.querySelector<HTMLElement>('[type=search]')?.focus()
}

/** Behaviour of the search's flyout alone. */
function keepSearch({ store }: Header, { icon, close, signal }: OpenFrame): void {
  // A touched icon has the focus (FLYOUT-5), but does not take it from the field.
  icon.addEventListener('mousedown', (event) => event.preventDefault(), { signal })
  // A window that has outgrown it shows it no more: the header itself has the field (FLYOUT-24).
  signal.addEventListener('abort', () => {
    if (store.get(flyoutAtom) === 'search' && !store.get(shownFlyoutAtom)) close()
  })
}
