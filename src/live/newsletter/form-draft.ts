/**
 * Drafts of forms (NEWS-43). Browsers restore form fields on their own, but not those in a shadow tree: their values are
 * kept in session storage instead.
 */

import { readStored } from '../../page/browser/storage.ts'
import { listen } from '../../page/events/events.ts'
import { personKey } from '../../page/events/person.ts'
import { SITES } from '../../shop/sites/sites.ts'

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

const PREFIX = 'shop.draft.'
/** Without the query, which may hold anything. */
const storageKey = (name: string) => `${PREFIX}${name}.${location.pathname}`
/** How long a draft is kept (NEWS-45). */
const DRAFT_MS = 30 * 60_000

interface Draft {
  at: number
  values: FormValues
  /** Whom the sites knew then. */
  persons: readonly unknown[]
}

const knownPersons = () => SITES.map((site) => readStored(personKey(site)))

/** The drafts that this page has restored. */
const restored = new Set<string>()

/** Removes the draft from storage, and returns it if the visitor came by back, forward or reload (NEWS-43). */
export function takeDraft(name: string): FormValues | undefined {
  restored.delete(name)
  try {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const text = sessionStorage.getItem(storageKey(name))
    sessionStorage.removeItem(storageKey(name))
    if (!text || visit?.type === 'navigate') return undefined
    const { at, values, persons = [] }: Partial<Draft> = JSON.parse(text)
    // Whichever way the clock was set meanwhile.
    if (typeof at !== 'number' || Math.abs(Date.now() - at) > DRAFT_MS || typeof values !== 'object') return undefined
    const now = knownPersons()
    if (persons.some((person, index) => person && person !== now[index])) return undefined
    restored.add(name)
    return values
  } catch {
    // Storage is blocked, or the draft is corrupt.
    return undefined
  }
}

/** All drafts of this tab end when the person changes (NEWS-45). */
function dropDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked.
  }
}

/**
 * Saves the form's values when the page is left, once somebody has changed one (NEWS-43); `isUsed` when that was before. Returns
 * its teardown.
 */
export function saveDraftOnLeave(name: string, form: HTMLFormElement, isUsed = false): () => void {
  let isTouched = isUsed || restored.has(name)
  let isSaved = false
  const touch = () => {
    isTouched = true
  }
  const save = () => {
    const values = readForm(form)
    const isDraft = isTouched && Object.keys(values).some((field) => values[field] !== '')
    try {
      // Submitted or emptied since, or there may be no room for what is newer (CONFIG-40). Removes its own draft only: another form of
      // the same name may have saved one.
      if (isDraft || isSaved) sessionStorage.removeItem(storageKey(name))
      isSaved = isDraft
      const draft: Draft = { at: Date.now(), values, persons: knownPersons() }
      if (isDraft) sessionStorage.setItem(storageKey(name), JSON.stringify(draft))
    } catch {
      // Storage is full or blocked.
    }
  }
  const ended = new AbortController()
  const { signal } = ended
  form.addEventListener('input', touch, { signal })
  form.addEventListener('change', touch, { signal })
  window.addEventListener('pagehide', save, { signal })
  const stopListening = listen('shop-personal-data-reset', () => {
    isTouched = false
    dropDrafts()
  })
  return () => {
    ended.abort()
    stopListening()
  }
}
