/** What has the focus in the tree of an element: to the page it is the host, when the tree is a shadow root. */
export const focusedBeside = (element: Element): Element | null =>
  (element.getRootNode() as Document | ShadowRoot).activeElement ?? null
