import { whenIdle } from '../page/browser/moments.ts'
import { whenParsed } from '../page/browser/when-parsed.ts'
import { isTag, TAGS, type Tag } from '../page/configuration/tags.ts'
import { isWanted } from './page-api.ts'

export const ignore = (): void => {}

/**
 * Calls back with each tag of the page, also those that come later or stand in shadow roots of the page's own components (DELIVERY-10).
 * Returns the function that does so with an element which it did not find, such as one in a closed root from before.
 */
export function findTags(
  begin: (element: HTMLElement, tag: Tag) => unknown,
  beforeChange: () => void,
): (element: Element) => unknown {
  function handle(element: Element): unknown {
    const { localName: tag, shadowRoot } = element
    if (isTag(tag)) return isWanted(tag) && begin(element as HTMLElement, tag)
    if (shadowRoot) watch(shadowRoot)
  }
  function handleAll(root: ParentNode, selector: string): void {
    for (const element of root.querySelectorAll(selector)) handle(element)
  }
  const observer = new MutationObserver((records) => {
    beforeChange()
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        const element = node as Element
        if (!element.localName) continue
        handle(element)
        handleAll(element, '*')
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
  // Nothing else tells of a root that comes late, or is closed (DELIVERY-60). A page that has frozen its prototypes goes without.
  const prototype = Element.prototype
  const attachShadow = prototype.attachShadow
  Reflect.set(prototype, 'attachShadow', function (this: Element, init: ShadowRootInit) {
    const root = attachShadow.call(this, init)
    // A task later it has its content, and its place in the page.
    setTimeout(whenParsed, 0, () => root.isConnected && !isTag(this.localName) && watch(root))
    return root
  })
  // While an element is being parsed its declarative shadow root may still be missing.
  whenParsed(() => watch(document))
  return handle
}
