import { whenIdle } from '../page/browser/idle.ts'
import { whenParsed } from '../page/browser/when-parsed.ts'
import { isTag, TAGS, type Tag } from '../page/configuration/tags.ts'
import { isWanted } from './page-api.ts'

export const ignore = (): void => {}

/** Calls back with each tag of the page, also those that come later or stand in shadow roots of the page's own components (DELIVERY-10). */
export function findTags(begin: (element: HTMLElement, tag: Tag) => void, beforeChange: () => void): void {
  function handle(element: Element): void {
    const { localName: tag, shadowRoot } = element
    if (isTag(tag)) {
      if (isWanted(tag)) begin(element as HTMLElement, tag)
    } else if (shadowRoot) watch(shadowRoot)
    // It comes with its code. A name that none can have is refused.
    else if (tag.includes('-'))
      customElements.whenDefined(tag).then(() => element.shadowRoot && handle(element), ignore)
  }
  function handleAll(root: ParentNode, selector: string): void {
    for (const element of root.querySelectorAll(selector)) handle(element)
  }
  const observer = new MutationObserver((records) => {
    beforeChange()
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (node.nodeType !== 1) continue
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
}
