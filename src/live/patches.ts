/**
 * Changes that the live layer makes to painted markup. React hydrates the markup as it was painted, so everything written here can be taken
 * back (LIVE-6).
 */
export interface Patches {
  /** The nodes as they were painted, by the element whose children are others now. */
  readonly children: ReadonlyMap<Element, readonly Node[]>
  /** `null` removes the attribute. */
  setAttribute(element: Element, name: string, value: string | null): void
  setChildren(element: Element, children: readonly Node[]): void
  /** Puts the children back as they were painted. */
  restoreChildren(element: Element): void
  /** Puts everything back as it was painted. */
  undo(): void
}

export function createPatches(): Patches {
  const attributes = new Map<Element, Map<string, string | null>>()
  const children = new Map<Element, readonly Node[]>()
  const restoreChildren = (element: Element) => {
    const painted = children.get(element)
    if (painted) element.replaceChildren(...painted)
    children.delete(element)
  }
  return {
    children,
    setAttribute(element, name, value) {
      const painted = attributes.get(element) ?? new Map<string, string | null>()
      attributes.set(element, painted)
      if (!painted.has(name)) painted.set(name, element.getAttribute(name))
      writeAttribute(element, name, value)
    },
    setChildren(element, next) {
      if (!children.has(element)) children.set(element, [...element.childNodes])
      replaceChildren(element, next)
    },
    restoreChildren,
    undo() {
      attributes.forEach((painted, element) => {
        painted.forEach((value, name) => {
          writeAttribute(element, name, value)
        })
      })
      for (const element of children.keys()) restoreChildren(element)
      attributes.clear()
    },
  }
}

/** `null` removes it. */
export function writeAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/** Node by node: an element that is never empty keeps its scroll position. */
function replaceChildren(element: Element, next: readonly Node[]): void {
  next.forEach((child, at) => {
    const current = element.childNodes[at] ?? null
    if (current !== child) element.insertBefore(child, current)
  })
  while (element.childNodes.length > next.length) element.lastChild?.remove()
}
