/**
 * Keeps what a visitor has typed, the focus, and the caret when a render replaces nodes: the markup of another release, of a parser that
 * has changed it, or what the live layer has written (DELIVERY-21, DELIVERY-22).
 */
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const NAMES = ['name', 'data-path', 'part', 'href', 'aria-label']

export function keepInput(root: ShadowRoot, render: () => void): void {
  const typed = [...root.querySelectorAll<Field>('input, select, textarea')].filter(isChanged).map((field) => ({
    field,
    find: findLater(root, field),
  }))
  const focused = root.activeElement as HTMLElement | null
  const findFocused = focused && findLater(root, focused)
  const selection = focused && selectionOf(focused)
  const form = root.querySelector('shop-newsletter')
  const focusedInForm = form?.shadowRoot?.activeElement as HTMLElement | null | undefined
  render()
  const nextForm = root.querySelector('shop-newsletter')
  if (form?.shadowRoot && !form.isConnected && nextForm && !nextForm.shadowRoot) {
    // A form inside a footer goes over as a whole.
    nextForm.attachShadow({ mode: 'open' }).append(...form.shadowRoot.childNodes)
    focusedInForm?.focus({ preventScroll: true })
  }
  for (const { field, find } of typed) {
    const next = field.isConnected ? undefined : find()
    if (next?.localName === field.localName) copy(field, next as Field)
  }
  if (!focused) return
  const next = focused.isConnected ? focused : findFocused?.()
  if (root.activeElement !== next) next?.focus({ preventScroll: true })
  // Also of a field that stays: for a moment it had no value, such as that of the page's address.
  if (selection && next instanceof HTMLInputElement) next.setSelectionRange(...selection)
}

/** Whether a field has another value than its markup. */
const isChanged = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  return (
    field.value !== field.defaultValue || (field instanceof HTMLInputElement && field.checked !== field.defaultChecked)
  )
}

/** Finds the node that has taken an element's place: of the same names, and as many of these before it. */
function findLater(root: ShadowRoot, element: HTMLElement): () => HTMLElement | undefined {
  const names = NAMES.flatMap((name) => {
    const value = element.getAttribute(name)
    return value === null ? [] : `[${name}="${CSS.escape(value)}"]`
  })
  const selector = element.localName + names.join('')
  const all = () => [...root.querySelectorAll<HTMLElement>(selector)]
  const at = all().indexOf(element)
  return () => all()[at]
}

/** Type e-mail has none. */
const selectionOf = (element: HTMLElement): [number, number] | undefined => {
  const { selectionStart = null, selectionEnd = null } = element as Partial<HTMLInputElement>
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd]
}

/** By the setter of the class, and with its events: React hears of it as if it were typed now. */
function copy(from: Field, to: Field): void {
  const name = from.type === 'checkbox' || from.type === 'radio' ? 'checked' : 'value'
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), name) ?? {}
  set?.call(to, from[name as 'value'])
  for (const type of ['input', 'change']) to.dispatchEvent(new CustomEvent(type, { bubbles: true }))
}
