import type { LiveElement } from './live-element.ts'
import { whenFetched } from './when-fetched.ts'

/** Gives a fragment the theme of its page, where it was rendered in another one (THEME-1). Returns the cleanup. */
export function wearTheme(element: LiveElement): (() => void) | undefined {
  const { tag, root, props } = element
  if (root.querySelector('[data-theme]')?.getAttribute('data-theme') === props.theme) return undefined
  const fetching = import('./theme-sheets.late.ts').then((code) => code.fetchThemeSheets(element))
  return whenFetched(tag, fetching, (adopt) => adopt())
}
