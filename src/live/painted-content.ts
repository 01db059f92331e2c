import { type ContentProps, fillStore, type PaintedContent } from '../state/content/painted-content.ts'
import type { Store } from '../state/store.ts'
import { readScript } from './texts.ts'

/** On the script of a fragment that carries its content, and on the style of its campaigns. */
export const CONTENT = 'data-content'

/** The content in the script of a fragment. */
export const readContent = (root: ShadowRoot): PaintedContent | undefined => readScript(root, CONTENT)

/** The content that a fragment was rendered with, and gives to the site's store; undefined for one without. */
export function takeContent(
  root: ShadowRoot,
  store: Store,
  painted: ContentProps,
  props: ContentProps,
): PaintedContent | undefined {
  const content = readContent(root)
  if (content) fillStore(store, content, painted, props)
  return content
}
