import { useStore } from 'jotai'
import { type RefObject, useCallback, useEffect } from 'react'
import { tellError } from '../../page/events.ts'
import { whenIdle } from '../../page/idle.ts'
import { useElement } from '../shell/ElementContext.ts'

/** Asks for the bar's entries when the page has time, and lets an intent be faster; both ask once. */
export function useNavigationData(bar: RefObject<HTMLElement | null>, clientId: string, route: string): () => void {
  const store = useStore()
  const { tag, isHydrated } = useElement()
  const load = useCallback(() => {
    import('./loadEntries.ts').then(
      ({ loadEntries }) => bar.current && loadEntries(store, bar.current, { clientId, route }),
      (error) => tellError(tag, 'CODE_UNAVAILABLE', String(error)),
    )
  }, [store, bar, tag, clientId, route])
  useEffect(() => (isHydrated ? whenIdle(load) : undefined), [isHydrated, load])
  return load
}
