import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

interface Combobox {
  field: RefObject<HTMLInputElement | null>
  /** Holds the list; a focus that goes there has not left. */
  panel: RefObject<HTMLElement | null>
  /** Set while there is a list. */
  listId: string | undefined
  optionId(listId: string, index: number): string
  isOpen: boolean
  /** What each option is worth as text of the field. */
  options: readonly string[]
  onType(text: string): void
  /** The virtual cursor moves. */
  onMove(): void
  onClose(): void
}

const NONE = -1
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Makes a combobox of a field that stands there already, after the APG pattern with a virtual cursor: it wraps around and
 * copies the option into the field, Enter is left to the field's form, and Escape restores what was typed
 * (specification 1 §4).
 */
export function useCombobox(combobox: Combobox) {
  const { field, panel, listId, optionId } = combobox
  const [active, setActive] = useState(NONE)
  const typed = useRef('')
  const latest = useRef({ ...combobox, active })
  latest.current = { ...combobox, active }
  const activeId = listId && active !== NONE ? optionId(listId, active) : undefined
  useAria(field, listId, activeId)

  const leave = (goesTo: EventTarget | null) => {
    if (goesTo === field.current || (goesTo instanceof Node && panel.current?.contains(goesTo))) return
    setActive(NONE)
    latest.current.onClose()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the listeners see the latest render by themselves.
  useEffect(() => {
    const input = field.current
    if (!input) return
    const type = () => {
      typed.current = input.value
      setActive(NONE)
      latest.current.onType(input.value)
    }
    // What the page filled in is no question yet.
    const resume = () => input.value !== input.defaultValue && type()
    const move = (step: number) => {
      const { options, active, onMove } = latest.current
      if (options.length === 0) return
      const from = active === NONE && step < 0 ? options.length : active
      const next = (from + step + options.length) % options.length
      onMove()
      setActive(next)
      input.value = options[next] ?? typed.current
    }
    const restore = () => {
      if (latest.current.active !== NONE) input.value = typed.current
      setActive(NONE)
      latest.current.onClose()
    }
    const press = (event: KeyboardEvent) => {
      // Keys that choose among an input method's own proposals (229: Safari, after its end).
      if (event.isComposing || event.keyCode === 229) return
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const step = STEPS[event.key]
      if (!latest.current.isOpen) {
        if (step === 1) type()
        // What the page has opened ends, though there is no list yet; the key is left to the flyout around it.
        else if (event.key === 'Escape') latest.current.onClose()
        return
      }
      if (!step && event.key !== 'Escape') return
      // Escape would empty a search field besides.
      event.preventDefault()
      if (step) move(step)
      else restore()
    }
    const ends = new AbortController()
    const { signal } = ends
    // In a shadow tree `window.event` is unset, and React takes what a key does for something that can wait: the next key
    // would meet the list of before.
    input.addEventListener('input', () => flushSync(type), { signal })
    input.addEventListener('keydown', (event) => flushSync(() => press(event)), { signal })
    input.addEventListener('focus', resume, { signal })
    input.addEventListener('blur', ({ relatedTarget }) => leave(relatedTarget), { signal })
    window.addEventListener('pagehide', () => latest.current.onClose(), { signal })
    // This code may have come while the shopper was typing.
    if ((input.getRootNode() as ShadowRoot).activeElement === input) resume()
    return () => ends.abort()
  }, [field])

  return { activeId, leave }
}

/** What assistive technology is told; the field itself knows nothing of it. */
function useAria(field: RefObject<HTMLInputElement | null>, listId: string | undefined, activeId: string | undefined) {
  useLayoutEffect(() => {
    const input = field.current
    if (!input) return
    const told: Record<string, string | undefined> = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(listId !== undefined),
      'aria-controls': listId,
      'aria-activedescendant': activeId,
    }
    for (const name of Object.keys(told)) {
      const value = told[name]
      if (value === undefined) input.removeAttribute(name)
      else input.setAttribute(name, value)
    }
    if (activeId) (input.getRootNode() as ShadowRoot).getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [field, listId, activeId])
}
