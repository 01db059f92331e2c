/**
 * What was typed into a form and not sent yet. A browser brings it back on its own, but not into the fields of a shadow
 * tree: it is kept for the tab, and only for those who go back or reload.
 */

export type Draft = Readonly<Record<string, string>>

type Control = HTMLInputElement | HTMLSelectElement

/** Fields have names; a ticked box has a value. Read from the controls: form data leaves out what is disabled. */
export function valuesOf(form: HTMLFormElement): Draft {
  const values: Record<string, string> = {}
  for (const element of form.elements) {
    const { name, type, value } = element as Control
    const isTicked = (element as HTMLInputElement).checked
    if (name && type !== 'hidden') values[name] = type === 'checkbox' && !isTicked ? '' : value
  }
  return values
}

/** Puts values into fields that are there and, unless `isForced`, still empty. */
export function fillForm(form: HTMLFormElement, values: Draft, isForced = false): void {
  for (const name of Object.keys(values)) {
    const control = form.elements.namedItem(name) as Control | null
    const value = values[name] ?? ''
    if (control?.type === 'checkbox') {
      const box = control as HTMLInputElement
      box.checked = isForced ? value !== '' : box.checked || value !== ''
    } else if (control && (isForced || control.value === '')) control.value = value
  }
}

/** Empties the fields that still hold these values: who was known has gone. */
export function emptyForm(form: HTMLFormElement, values: Draft): void {
  const now = valuesOf(form)
  const held = Object.keys(values).filter((name) => values[name] === now[name])
  fillForm(form, Object.fromEntries(held.map((name) => [name, ''])), true)
}

/** The field of a form that has the focus. */
export function activeIn(form: HTMLFormElement): Control | undefined {
  const { activeElement } = form.getRootNode() as ShadowRoot
  return activeElement && form.contains(activeElement) ? (activeElement as Control) : undefined
}

const storageKey = (name: string) => `shop.draft.${name}.${location.pathname}${location.search}`

/** The draft of a page that one comes back to; an older one of a page that is opened anew is forgotten. */
export function readDraft(name: string): Draft | undefined {
  try {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const text = sessionStorage.getItem(storageKey(name))
    sessionStorage.removeItem(storageKey(name))
    const draft: unknown = text && visit?.type !== 'navigate' ? JSON.parse(text) : undefined
    return typeof draft === 'object' && draft !== null ? (draft as Draft) : undefined
  } catch {
    // Barred or poisoned.
    return undefined
  }
}

/** Keeps what is in a form when its page goes away; returns what ends it. */
export function keepDraft(name: string, form: HTMLFormElement): () => void {
  let isKept = false
  const keep = () => {
    const values = valuesOf(form)
    const hasValue = Object.keys(values).some((field) => values[field] !== '')
    try {
      if (hasValue) sessionStorage.setItem(storageKey(name), JSON.stringify(values))
      // Sent since; another form of that name may have left one.
      else if (isKept) sessionStorage.removeItem(storageKey(name))
      isKept = hasValue
    } catch {
      // Full or barred.
    }
  }
  window.addEventListener('pagehide', keep)
  return () => window.removeEventListener('pagehide', keep)
}
