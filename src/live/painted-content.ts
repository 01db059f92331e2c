/** Content in a fragment. Its code is fetched with such fragments only. */
import { fillStore, type PaintedContent } from '../state/content/painted-content.ts'
import type { Store } from '../state/store.ts'
import { CONTENT } from './element-props.ts'
import type { LiveProps } from './live-element.ts'

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
function readContent(root: ShadowRoot): PaintedContent | undefined {
  const script = root.querySelector(`script[${CONTENT}]`)
  try {
    return script ? JSON.parse(script.textContent ?? '') : undefined
  } catch {
    return undefined
  }
}
