import { addSnapshot, type Snapshot, type SnapshotProps } from '../state/content/snapshot.ts'
import type { Store } from '../state/store.ts'
import { readScript } from './texts.ts'

/** On the script of a fragment that carries its snapshot, and on the style of its campaigns. */
export const SNAPSHOT = 'data-content'

/** The snapshot in the script of a fragment; undefined for a fragment without one. */
export const readSnapshot = (root: ShadowRoot): Snapshot | undefined => readScript(root, SNAPSHOT)

/** Reads a fragment's snapshot and adds it to the site's store. */
export function shareSnapshot(
  root: ShadowRoot,
  store: Store,
  painted: SnapshotProps,
  props: SnapshotProps,
): Snapshot | undefined {
  const snapshot = readSnapshot(root)
  if (snapshot) addSnapshot(store, snapshot, painted, props)
  return snapshot
}
