/**
 * Drafts of forms (NEWS-43). Browsers restore form fields on their own, but not those in a shadow tree: their values are
 * kept in session storage instead.
 */

/** By field name; a checkbox has the value '' unless it is ticked. */
export type FormValues = Readonly<Record<string, string>>

type Control = HTMLInputElement | HTMLSelectElement

/** Read from the controls, since form data leaves out disabled ones. */
export function readForm(form: HTMLFormElement): FormValues {
  const values: Record<string, string> = {}
  for (const element of form.elements) {
    const { name, type, value } = element as Control
    const isTicked = (element as HTMLInputElement).checked
    if (name && type !== 'hidden') values[name] = type === 'checkbox' && !isTicked ? '' : value
  }
  return values
}

/** Writes values into the fields that exist and, unless `isForced`, are empty. */
export function fillForm(form: HTMLFormElement, values: FormValues, isForced = false): void {
  for (const name of Object.keys(values)) {
    const control = form.elements.namedItem(name) as Control | null
    const value = values[name] ?? ''
    if (control?.type === 'checkbox') {
      const box = control as HTMLInputElement
      box.checked = isForced ? value !== '' : box.checked || value !== ''
    } else if (control && (isForced || control.value === '')) control.value = value
  }
}

/** Empties the fields that still hold these values. */
export function clearValues(form: HTMLFormElement, values: FormValues): void {
  const current = readForm(form)
  const unchanged = Object.keys(values).filter((name) => values[name] === current[name])
  fillForm(form, Object.fromEntries(unchanged.map((name) => [name, ''])), true)
}

export function focusedField(form: HTMLFormElement): Control | undefined {
  const { activeElement } = form.getRootNode() as ShadowRoot
  return activeElement && form.contains(activeElement) ? (activeElement as Control) : undefined
}

const storageKey = (name: string) => `shop.draft.${name}.${location.pathname}${location.search}`

/** Removes the draft from storage, and returns it if the visitor came by back, forward or reload (NEWS-43). */
export function takeDraft(name: string): FormValues | undefined {
  try {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const text = sessionStorage.getItem(storageKey(name))
    sessionStorage.removeItem(storageKey(name))
    const draft: unknown = text && visit?.type !== 'navigate' ? JSON.parse(text) : undefined
    return typeof draft === 'object' && draft !== null ? (draft as FormValues) : undefined
  } catch {
    // Storage is blocked, or the draft is corrupt.
    return undefined
  }
}

/** Saves the form's values when the page is left (NEWS-43). Returns its teardown. */
export function saveDraftOnLeave(name: string, form: HTMLFormElement): () => void {
  let isSaved = false
  const save = () => {
    const values = readForm(form)
    const hasValue = Object.keys(values).some((field) => values[field] !== '')
    try {
      if (hasValue) sessionStorage.setItem(storageKey(name), JSON.stringify(values))
      // Submitted or emptied since. Removes its own draft only: another form of the same name may have saved one.
      else if (isSaved) sessionStorage.removeItem(storageKey(name))
      isSaved = hasValue
    } catch {
      // Storage is full or blocked.
    }
  }
  window.addEventListener('pagehide', save)
  return () => window.removeEventListener('pagehide', save)
}
