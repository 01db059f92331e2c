import { useStore } from 'jotai'
import { useCallback, useEffect } from 'react'
import { whenIdle } from '../../page/browser/idle.ts'
import { listen, reportError } from '../../page/events/events.ts'
import { isNavigationKnown, markActivePathAtom } from '../../state/navigation/navigation.ts'
import { useElement } from '../shell/ElementContext.ts'

/**
 * Loads the entries when the page is idle, and again past all caches after a change of the preview (NAV-5, NAV-6).
 * Returns a function that loads them at once; what is loaded already is not loaded again.
 */
export function useNavigationData(bar: HTMLElement | null, clientId: string, route: string): () => void {
  const store = useStore()
  const { tag, isHydrated } = useElement()
  const load = useCallback(
    (bypassCache: boolean) => {
      if (!bypassCache && isNavigationKnown(store, clientId, route)) return void store.set(markActivePathAtom)
      import('../../live/header/ask-services.ts').then(
        ({ loadEntries }) => bar?.isConnected && loadEntries(store, bar, { clientId, route, bypassCache }),
        (error) => reportError(tag, 'CODE_UNAVAILABLE', String(error)),
      )
    },
    [store, bar, tag, clientId, route],
  )
  useEffect(() => {
    if (!isHydrated) return
    const cleanups = [whenIdle(() => load(false)), listen('shop-preview-changed', () => load(true))]
    return () => {
      for (const cleanup of cleanups) cleanup()
    }
  }, [isHydrated, load])
  return () => load(false)
}
