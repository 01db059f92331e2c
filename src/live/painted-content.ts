import { fillStore, type PaintedContent } from '../state/content/painted-content.ts'
import type { Store } from '../state/store.ts'
import type { LiveProps } from './live-element.ts'

/** On the script of a fragment that carries its content, and on the style of its campaigns. */
export const CONTENT = 'data-content'

/** The content that a fragment was rendered with, and gives to the site's store; undefined for one without. */
export function takeContent(
  root: ShadowRoot,
  store: Store,
  painted: LiveProps,
  props: LiveProps,
): PaintedContent | undefined {
  const content = readContent(root)
  if (content) fillStore(store, content, painted, props)
  return content
}

/** The content in the script of a fragment. */
export function readContent(root: ShadowRoot): PaintedContent | undefined {
  const script = root.querySelector(`script[${CONTENT}]`)
  try {
    return script ? JSON.parse(script.textContent ?? '') : undefined
  } catch {
    return undefined
  }
}
