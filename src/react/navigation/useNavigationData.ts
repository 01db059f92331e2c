import { useStore } from 'jotai'
import { type RefObject, useCallback, useEffect } from 'react'
import { whenIdle } from '../../page/browser/idle.ts'
import { listen, reportError } from '../../page/events/events.ts'
import { useElement } from '../shell/ElementContext.ts'

/**
 * Asks for the bar's entries when the page has time, and lets an intent be faster; both ask once. Asks anew when staff
 * preview something else.
 */
export function useNavigationData(bar: RefObject<HTMLElement | null>, clientId: string, route: string): () => void {
  const store = useStore()
  const { tag, isHydrated } = useElement()
  const load = useCallback(
    (bypassCache: boolean) => {
      import('./loadEntries.ts').then(
        ({ loadEntries }) => bar.current && loadEntries(store, bar.current, { clientId, route, bypassCache }),
        (error) => reportError(tag, 'CODE_UNAVAILABLE', String(error)),
      )
    },
    [store, bar, tag, clientId, route],
  )
  useEffect(() => {
    if (!isHydrated) return
    const ends = [whenIdle(() => load(false)), listen('shop-preview-changed', () => load(true))]
    return () => {
      for (const end of ends) end()
    }
  }, [isHydrated, load])
  return () => load(false)
}
