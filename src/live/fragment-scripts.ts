/** The scripts of a fragment: the texts of its views, and its snapshot. */
import { fromJson } from '../page/browser/json.ts'
import { type SentenceForms, sentence } from '../shop/text/sentence.ts'
import { addSnapshot, type Snapshot, type SnapshotProps } from '../state/content/snapshot.ts'
import type { Store } from '../state/store.ts'
import type { ViewContext } from '../view/view.ts'

/** By feature and key. */
export type Forms = Record<string, SentenceForms>

/** On the script of a fragment with the texts of its views, by feature and key. */
export const TEXTS = 'data-texts'

/** The JSON in a script of a fragment; undefined without one, or with a broken one. */
export function readScript<Data>(root: ShadowRoot, attribute: string): Data | undefined {
  return fromJson(root.querySelector(`script[${attribute}]`)?.textContent ?? '')
}

/** Says texts in an element's language. */
export const sayIn =
  (forms: Forms, { locale, product }: ViewContext['props']): ViewContext['text'] =>
  (name, values) =>
    sentence(forms[name] ?? {}, locale, { product, ...values })

/** Says the texts that a fragment carries for its views. */
export const textsOf = (root: ShadowRoot, props: ViewContext['props']): ViewContext['text'] =>
  sayIn(readScript(root, TEXTS) ?? {}, props)

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
