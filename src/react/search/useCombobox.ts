import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

interface ComboboxProps {
  field: RefObject<HTMLInputElement | null>
  /** Contains the list; the focus may move there without closing it. */
  panel: RefObject<HTMLElement | null>
  /** Undefined while there are no options. */
  listId: string | undefined
  optionId(listId: string, index: number): string
  isOpen: boolean
  /** The text that each option puts into the field. */
  options: readonly string[]
  onType(text: string): void
  /** The cursor moves to another option. */
  onMove(): void
  onClose(): void
}

const NONE = -1
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Makes an existing field a combobox after the pattern of the ARIA Authoring Practices, with a virtual cursor
 * (SEARCH-33, SEARCH-34, SEARCH-35, SEARCH-36, SEARCH-37).
 */
export function useCombobox(props: ComboboxProps) {
  const { field, panel, listId, optionId, isOpen, options, onType, onMove, onClose } = props
  const [active, setActive] = useState(NONE)
  const typed = useRef('')
  const activeId = listId && active !== NONE ? optionId(listId, active) : undefined
  useComboboxAria(field, listId, activeId)

  const reset = () => {
    setActive(NONE)
    onClose()
  }
  const type = (input: HTMLInputElement) => {
    typed.current = input.value
    setActive(NONE)
    onType(input.value)
  }
  const move = (input: HTMLInputElement, step: number) => {
    if (options.length === 0) return
    const from = active === NONE && step < 0 ? options.length : active
    const next = (from + step + options.length) % options.length
    onMove()
    setActive(next)
    input.value = options[next] ?? typed.current
  }
  const restore = (input: HTMLInputElement) => {
    if (active !== NONE) input.value = typed.current
    reset()
  }
  const slotted = () => panel.current?.querySelector('slot')?.assignedElements() ?? []
  const onLeave = (event: FocusEvent) => {
    const { relatedTarget } = event
    const isInside = (element: Element | null) => relatedTarget instanceof Node && element?.contains(relatedTarget)
    if (![field.current, panel.current, ...slotted()].some(isInside)) reset()
    // For the form, what the page has slotted is outside.
    else event.stopPropagation()
  }

  const onInput = useEffectEvent(type)
  const onFocus = useEffectEvent((input: HTMLInputElement) => {
    // Pre-filled text requests nothing (SEARCH-6).
    if (input.value === '' || input.value !== input.defaultValue) type(input)
  })
  const onBlur = useEffectEvent(onLeave)
  const onPageHide = useEffectEvent(onClose)
  const onKeyDown = useEffectEvent((input: HTMLInputElement, event: KeyboardEvent) => {
    // Keys of an input method; 229 is Safari's code for the one that ends a composition (SEARCH-37).
    if (event.isComposing || event.keyCode === 229) return
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const step = STEPS[event.key]
    if (!isOpen) {
      if (step === 1) type(input)
      // Closes a flyout that the page has opened. The surrounding search flyout handles the key as well.
      else if (event.key === 'Escape') onClose()
      return
    }
    const first =
      event.key === 'Tab' && (panel.current?.querySelector<HTMLElement>('nav a, button') ?? entryOf(slotted()))
    if (!step && !first && event.key !== 'Escape') return
    // Between field and panel are the buttons of the form.
    if (first) first.focus()
    // An element that the page has slotted may take no focus.
    if (first && !first.matches(':focus-within')) return
    // By default Escape empties a search field.
    event.preventDefault()
    if (step) move(input, step)
    else if (!first) restore(input)
  })

  // In the same task as its role: what is a combobox answers to its keys.
  useLayoutEffect(() => {
    const input = field.current
    if (!input) return
    const listeners = new AbortController()
    const { signal } = listeners
    // React does not recognise events in a shadow root as discrete and would render later: the next key would find the
    // list of before.
    input.addEventListener('input', () => flushSync(() => onInput(input)), { signal })
    input.addEventListener('keydown', (event) => flushSync(() => onKeyDown(input, event)), { signal })
    input.addEventListener('focus', () => onFocus(input), { signal })
    input.addEventListener('focusout', (event) => onBlur(event), { signal })
    window.addEventListener('pagehide', () => flushSync(() => onPageHide()), { signal })
    // The shopper may have typed while this code was loading.
    if ((input.getRootNode() as ShadowRoot).activeElement === input) onFocus(input)
    return () => listeners.abort()
  }, [field])

  return { activeId, onLeave }
}

/** The first of the page's own elements that Tab leads to. */
const entryOf = ([first]: Element[]) =>
  first?.querySelector<HTMLElement>('a, button') ?? (first as HTMLElement | undefined)

/** Keeps the ARIA attributes of the field in step, and the active option in view (SEARCH-38). */
function useComboboxAria(
  field: RefObject<HTMLInputElement | null>,
  listId: string | undefined,
  activeId: string | undefined,
) {
  useLayoutEffect(() => {
    const input = field.current
    if (!input) return
    const attributes: Record<string, string | undefined> = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(listId !== undefined),
      'aria-controls': listId,
      'aria-activedescendant': activeId,
    }
    for (const name of Object.keys(attributes)) {
      const value = attributes[name]
      if (value === undefined) input.removeAttribute(name)
      else input.setAttribute(name, value)
    }
    if (activeId) (input.getRootNode() as ShadowRoot).getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [field, listId, activeId])
}
