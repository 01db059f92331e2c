import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { loadNavigationAtom, type NavigationRequest } from '../../state/navigation/load-navigation.ts'
import { shownEntries } from '../../view/navigation/navigation-list.tsx'
import type { LiveElement } from '../live-element.ts'

/**
 * Asks the services for the entries. New ones wait until neither pointer nor focus is on the bar, unless it looks the same (NAV-12).
 */
export function requestEntries(
  element: LiveElement<HeaderProps>,
  source: Omit<NavigationRequest, 'untilReplaceable'>,
): undefined {
  const { store } = element
  const hasTitles = (titles: readonly string[], from: number) => {
    const current = shownEntries(store.get, element.context).map(({ title }) => title)
    const hasSameEnd = from === 0 || current.length === from + titles.length
    return hasSameEnd && titles.every((title, index) => current[from + index] === title)
  }
  void store.set(loadNavigationAtom, {
    ...source,
    untilReplaceable: async (titles, from) => {
      const bar = element.hooked('navigation.list')?.closest('nav')
      while (bar && !hasTitles(titles, from) && bar.matches(':is(:hover, :focus-within)')) await nextLeave(bar)
    },
  })
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
