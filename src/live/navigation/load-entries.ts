import { loadNavigationAtom, type NavigationRequest } from '../../state/navigation/load-navigation.ts'
import type { Store } from '../../state/store.ts'

/**
 * Loads the entries. New ones wait until neither pointer nor focus is on the bar, unless it looks the same (NAV-12).
 */
export function loadEntries(
  store: Store,
  bar: HTMLElement,
  source: Omit<NavigationRequest, 'untilReplaceable'>,
): undefined {
  void store.set(loadNavigationAtom, {
    ...source,
    untilReplaceable: async (titles, from) => {
      while (!hasTitles(bar, titles, from) && bar.matches(':is(:hover, :focus-within)')) await nextLeave(bar)
    },
  })
}

function hasTitles(bar: HTMLElement, titles: readonly string[], from: number): boolean {
  const current = [...bar.querySelectorAll('.navigation__link')].map(({ textContent }) => textContent)
  const hasSameEnd = from === 0 || current.length === from + titles.length
  return hasSameEnd && titles.every((title, index) => current[from + index] === title)
}

const nextLeave = (bar: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const listeners = new AbortController()
    const onLeave = () => {
      listeners.abort()
      resolve()
    }
    for (const type of ['pointerleave', 'focusout'])
      bar.addEventListener(type, () => setTimeout(onLeave), { signal: listeners.signal })
  })
