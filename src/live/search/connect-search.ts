/**
 * Makes a search field a combobox after the pattern of the ARIA Authoring Practices, with a virtual cursor (SEARCH-33 to SEARCH-38). It writes
 * the panel into the place that the markup keeps for it, which React leaves alone: there is no other implementation.
 */
import { joinCleanups, on } from '../../page/browser/on.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { listen } from '../../page/events/events.ts'
import { askForSlot } from '../../page/events/slot-wanted.ts'
import { currentFlyoutAtom, shownFlyoutAtom } from '../../state/header/flyout.ts'
import { rememberSearch } from '../../state/search/last-searches.ts'
import { storeSuggestionClick } from '../../state/search/suggestion-clicks.ts'
import { suggestionsAtom } from '../../state/search/suggestions.ts'
import type { SearchPanel } from '../../view/search/panel-state.ts'
import { hasOptions, searchPanel } from '../../view/search/search-panel.late.tsx'
import { optionId } from '../../view/search/suggestion-list.late.tsx'
import type { ViewContext, ViewNode } from '../../view/view.ts'
import { isPutOff } from '../header/behind-dialog.ts'
import type { LiveElement } from '../live-element.ts'
import { writeAttribute } from '../patches.ts'
import { updateChildren } from '../update-nodes.ts'
import { placePanel } from './place-panel.ts'
import { createSearchState, NONE } from './search-state.ts'

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
/** A fast answer needs no message before it, and no panel that is made for it. */
const BUSY_MS = 300

/** Until `end`, which it calls when its flyout has closed, aborts `signal`. */
export function connectSearch(
  element: LiveElement<HeaderProps>,
  search: Element,
  text: ViewContext['text'],
  { signal, end }: { signal: AbortSignal; end(): void },
): void {
  const { store, host, root } = element
  const { site, locale } = element.props
  const isInFlyout = search.matches('.search--in-flyout')
  const field = search.querySelector('[type=search]') as HTMLInputElement
  const form = field.form as HTMLFormElement
  const place = placeIn(search)
  const state = createSearchState(element, field, isInFlyout)
  let written: readonly ViewNode[] = []
  let panel: HTMLElement | null = null
  let closePanel = () => {}
  let isLate = false
  let timer: ReturnType<typeof setTimeout> | undefined

  /** How many actions are under way: each is written once, when it is done. */
  let acting = 0
  const act = (run: () => void) => {
    acting += 1
    try {
      run()
    } finally {
      acting -= 1
    }
    update()
  }
  const update = () => {
    if (acting > 0) return
    if (state.isOver()) return act(state.close)
    const shown = state.shown()
    watchTime(shown.isOpen && shown.isPending && shown.term === '')
    const next = searchPanel({ ...shown, isLate }, { text, locale })
    updateChildren(place, written, next)
    written = next
    showPanel()
    writeAria(shown)
  }
  const watchTime = (isGoingOn: boolean) => {
    if (isGoingOn)
      timer ??= setTimeout(() => {
        isLate = true
        update()
      }, BUSY_MS)
    else {
      clearTimeout(timer)
      timer = undefined
      isLate = false
    }
  }
  const showPanel = () => {
    const now = place.querySelector<HTMLElement>('[part=suggestions]')
    if (now === panel) return
    closePanel()
    panel = now
    if (!panel) return
    const controller = new AbortController()
    if (!isInFlyout) placePanel(panel, field, host, controller.signal)
    const stopAsking = askForSlot(panel.querySelector('slot') as HTMLSlotElement)
    closePanel = () => {
      closePanel = () => {}
      controller.abort()
      stopAsking()
    }
  }
  /** Keeps the field's attributes in step, and the active option in view (SEARCH-38). */
  const writeAria = (shown: SearchPanel) => {
    const { listId, active } = shown
    const isExpanded = hasOptions(shown)
    const activeId = isExpanded && active !== NONE ? optionId(listId, active) : null
    writeAttributes(field, {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isExpanded),
      'aria-controls': isExpanded ? listId : null,
      'aria-activedescendant': activeId,
    })
    if (activeId) root.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }

  const slotted = () => panel?.querySelector('slot')?.assignedElements() ?? []
  const onFocus = () => {
    // Pre-filled text requests nothing (SEARCH-6).
    if (field.value === '' || field.value !== field.defaultValue) act(state.type)
  }
  const onLeave = ({ relatedTarget }: FocusEvent) => {
    const isInside = (one: Element | null) => relatedTarget instanceof Node && one?.contains(relatedTarget)
    if (![field, panel, ...slotted()].some(isInside)) act(state.close)
  }
  /** Back to the field. */
  const leave = () => {
    field.focus()
    state.close()
  }
  const onFieldKey = (event: KeyboardEvent) => {
    // Keys of an input method; 229 is Safari's code for the one that ends a composition (SEARCH-37).
    if (event.isComposing || event.keyCode === 229) return
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const step = STEPS[event.key]
    const isEscape = event.key === 'Escape'
    if (!state.shown().isOpen) {
      if (step === 1) act(state.type)
      // Closes a flyout that the page has opened. The surrounding search flyout handles the key as well.
      else if (isEscape) act(state.close)
      return
    }
    const first = event.key === 'Tab' && (panel?.querySelector<HTMLElement>('nav a, button') ?? entryOf(slotted()))
    if (!step && !first && !isEscape) return
    // Between field and panel are the buttons of the form.
    if (first) first.focus()
    // An element that the page has slotted may take no focus.
    if (first && !first.matches(':focus-within')) return
    // By default Escape empties a search field.
    event.preventDefault()
    if (step) act(() => state.move(step))
    else if (!first) act(state.restore)
  }
  const onPanelKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !panel) return
    // Here it does not close the flyout, too (SEARCH-39).
    event.preventDefault()
    act(leave)
  }
  const onClick = ({ target, type, button }: MouseEvent) => {
    if (!(target instanceof Element) || (type === 'auxclick' && button !== 1)) return
    if (target.closest('.search__clear')) {
      field.value = ''
      field.focus()
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    } else if (target.closest('button')) {
      state.forget()
      act(leave)
    }
    const [kind, ...value] = target.closest<HTMLElement>('a[data-track]')?.dataset.track?.split('|') ?? []
    if (kind === 'search_product') storeSuggestionClick(value.join('|'))
    else if (kind?.startsWith('search_')) rememberSearch(site, value.join('|'))
  }
  const onPicture = ({ type, target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return
    if (type === 'load') target.parentElement?.classList.add('suggestions__picture--loaded')
    else {
      state.failed.add(target.getAttribute('src') ?? '')
      update()
    }
  }
  let wasOpen = false
  const onFlyout = () => {
    update()
    const hasOpened = !wasOpen && state.isFlyoutOpen()
    wasOpen = state.isFlyoutOpen()
    // The page has opened it, where the field is in the header (SEARCH-31).
    if (hasOpened && !isInFlyout && !isPutOff(element, 'search')) field.focus()
    if (isInFlyout && !state.isFlyoutOpen()) end()
  }

  const stop = joinCleanups(
    on(field, 'input', () => act(state.type)),
    on(field, 'focus', onFocus),
    on(field, 'keydown', onFieldKey),
    on(place, 'keydown', onPanelKey),
    on(search, 'focusout', onLeave),
    // The field keeps the focus (SEARCH-29).
    on(place, 'mousedown', (event) => event.preventDefault()),
    on(place, 'click auxclick', onClick),
    // These events do not bubble: they are heard on their way down.
    on(place, 'load error', onPicture, { capture: true }),
    on(form, 'submit', () => rememberSearch(site, field.value)),
    on(window, 'pagehide', () => act(state.close)),
    listen('shop-personal-data-reset', () => act(state.reset)),
    store.sub(suggestionsAtom, update),
    store.sub(state.entriesAtom, update),
    store.sub(currentFlyoutAtom, onFlyout),
    store.sub(shownFlyoutAtom, onFlyout),
  )
  signal.addEventListener('abort', () => {
    stop()
    clearTimeout(timer)
    state.end()
    closePanel()
    place.replaceChildren()
    writeAttributes(field, NO_COMBOBOX)
  })
  // For assistants there is one form (PROPOSAL-18).
  if (isInFlyout) for (const name of ['toolname', 'tooldescription']) form.removeAttribute(name)
  // The shopper may have typed while this code was loading.
  if (root.activeElement === field) onFocus()
  onFlyout()
}

const NO_COMBOBOX = {
  role: null,
  'aria-autocomplete': null,
  'aria-expanded': null,
  'aria-controls': null,
  'aria-activedescendant': null,
}

function writeAttributes(field: Element, attributes: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(attributes)) writeAttribute(field, name, value)
}

/** The place for what this code writes. Fragments of older releases have none. */
function placeIn(search: Element): Element {
  const place = search.querySelector(':scope > div') ?? document.createElement('div')
  if (!place.parentNode) search.append(place)
  // The search of a flyout is a copy.
  place.replaceChildren()
  return place
}

/** The first of the page's own elements that Tab leads to. */
const entryOf = ([first]: Element[]) =>
  first?.querySelector<HTMLElement>('a, button') ?? (first as HTMLElement | undefined)
