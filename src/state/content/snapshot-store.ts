import { createStore } from 'jotai/vanilla'
import { navigationTreeAtom, themeWorldsEntryAtom } from '../navigation/navigation.ts'
import type { Store } from '../store.ts'
import { type Snapshot, type SnapshotProps, setFooter, setPromotions } from './snapshot.ts'

/** A store with a snapshot and nothing else, for rendering a fragment and for hydrating it. */
export function createSnapshotStore(snapshot: Snapshot | undefined, props: SnapshotProps): Store {
  const store = createStore()
  if (!snapshot) return store
  store.set(navigationTreeAtom, snapshot.navigation)
  store.set(themeWorldsEntryAtom, snapshot.themeWorlds)
  setPromotions(store, snapshot, props, false)
  setFooter(store, snapshot, props, false)
  return store
}
