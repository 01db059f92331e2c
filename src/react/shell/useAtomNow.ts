import { useStore } from 'jotai'
import type { Atom } from 'jotai/vanilla'
import { useCallback, useSyncExternalStore } from 'react'

/** Like `useAtomValue`, but a change is rendered in the task in which it comes, and not in a later one: the next frame shows it. */
export function useAtomNow<Value>(atom: Atom<Value>): Value {
  const store = useStore()
  const subscribe = useCallback((onChange: () => void) => store.sub(atom, onChange), [store, atom])
  const read = () => store.get(atom)
  return useSyncExternalStore(subscribe, read, read)
}
