import { loadNavigationAtom, type NavigationRequest } from '../../state/navigation/navigation-load.ts'
import type { Store } from '../../state/store.ts'

/** Loads the entries; a bar that would change under someone's pointer or focus waits until they have left it. */
export function loadEntries(store: Store, bar: HTMLElement, source: Omit<NavigationRequest, 'whenCalm'>): void {
  void store.set(loadNavigationAtom, {
    ...source,
    whenCalm: async (titles, from) => {
      while (!saysTheSame(bar, titles, from) && bar.matches(':hover, :focus-within')) await left(bar)
    },
  })
}

function saysTheSame(bar: HTMLElement, titles: readonly string[], from: number): boolean {
  const shown = [...bar.querySelectorAll('.navigation__link')].map(({ textContent }) => textContent)
  const isWhole = from === 0 || shown.length === from + titles.length
  return isWhole && titles.every((title, place) => shown[from + place] === title)
}

const left = (bar: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const ends = new AbortController()
    const end = () => {
      ends.abort()
      resolve()
    }
    for (const type of ['pointerleave', 'focusout'])
      bar.addEventListener(type, () => setTimeout(end), { signal: ends.signal })
  })
