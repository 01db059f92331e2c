import { whenIdle } from '../page/browser/idle.ts'
import { whenParsed } from '../page/browser/when-parsed.ts'
import { isTag, TAGS, type Tag } from '../page/configuration/tags.ts'
import { isWanted } from './page-api.ts'

export const ignore = (): void => {}

/** The first wait until a component without a shadow root is looked at again. Each wait is twice as long as the one before, and shorter than the limit. */
const ROOT_MS = 50
const ROOT_LIMIT_MS = 30_000

/**
 * Calls back with each tag of the page, also those that come later or stand in shadow roots of the page's own components (DELIVERY-10).
 * Returns the function that does so with an element which it did not find, such as one in a closed root.
 */
export function findTags(
  begin: (element: HTMLElement, tag: Tag) => unknown,
  beforeChange: () => void,
): (element: Element) => unknown {
  function handle(element: Element, waitMs = ROOT_MS): unknown {
    const { localName: tag, shadowRoot } = element
    if (isTag(tag)) return isWanted(tag) && begin(element as HTMLElement, tag)
    if (shadowRoot) watch(shadowRoot)
    // It comes with the component's code, or later, which nothing tells (DELIVERY-60). A name that none can have is refused.
    else if (tag.includes('-') && waitMs < ROOT_LIMIT_MS)
      customElements
        .whenDefined(tag)
        .then(() => (element.shadowRoot ? handle(element) : setTimeout(handle, waitMs, element, 2 * waitMs)), ignore)
  }
  function handleAll(root: ParentNode, selector: string): void {
    for (const element of root.querySelectorAll(selector)) handle(element)
  }
  const observer = new MutationObserver((records) => {
    beforeChange()
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!('localName' in node)) continue
        handle(node as Element)
        handleAll(node as Element, '*')
      }
    }
  })
  /** The tags of a document or of a shadow root, and those that are added later. */
  function watch(root: Document | ShadowRoot): void {
    handleAll(root, `${TAGS},:not(:defined)`)
    observer.observe(root, { childList: true, subtree: true })
    // No selector finds shadow roots, and to look at 10,000 elements takes 10 ms.
    whenIdle(() => handleAll(root, `:not(${TAGS})`))
  }
  // While an element is being parsed its declarative shadow root may still be missing.
  whenParsed(() => watch(document))
  return handle
}
