/** The focused element in an element's own document or shadow root, whose host is the page's `activeElement`. */
export const rootActiveElement = (element: Element): Element | null =>
  (element.getRootNode() as Document | ShadowRoot).activeElement ?? null
