/** Runs in the page: places an element, or the host of markup that is measured beside it. */

export function placeElement(tag: string): HTMLElement {
  const element = document.createElement(tag)
  element.setAttribute('site', 'DE')
  document.body.prepend(element)
  return element
}

/** A host with a shadow root and the element's own style sheets. */
export function placeHost(sheets: CSSStyleSheet[]): ShadowRoot {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = sheets
  document.body.prepend(host)
  return root
}
