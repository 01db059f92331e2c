/**
 * Adds what the DOM of a unit test, of jsdom or happy-dom, lacks and the elements use (DELIVERY-85). Nothing has a size or moves there, and
 * all is in sight. What it has stays as it is.
 */

/** Adds those members that are missing. */
function add(target: object, members: Readonly<Record<string, unknown>>): void {
  // vitest has names of a browser that are undefined.
  for (const [name, value] of Object.entries(members))
    if (Reflect.get(target, name) === undefined)
      Object.defineProperty(target, name, { configurable: true, writable: true, value })
}

class Observer {
  readonly #run: (entries: object[]) => void

  constructor(run: (entries: object[]) => void) {
    this.#run = run
  }
  observe(target: Element): void {
    queueMicrotask(() => this.#run([{ target, isIntersecting: true }]))
  }
  unobserve(): void {}
  disconnect(): void {}
}

const nothing = (): void => {}

function showModal(this: HTMLDialogElement): void {
  this.open = true
}

function close(this: HTMLDialogElement): void {
  if (!this.open) return
  this.open = false
  this.dispatchEvent(new Event('close'))
}

export function completeDom(): void {
  for (const { prototype } of [Document, ShadowRoot])
    if (!('adoptedStyleSheets' in prototype)) {
      const adopted = new WeakMap<object, CSSStyleSheet[]>()
      Object.defineProperty(prototype, 'adoptedStyleSheets', {
        configurable: true,
        get() {
          if (!adopted.has(this)) adopted.set(this, [])
          return adopted.get(this)
        },
        set(sheets) {
          adopted.set(this, [...sheets])
        },
      })
    }
  add(globalThis, {
    origin: location.origin,
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
    // Motion is reduced.
    matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: media.includes('reduce') }),
    CSS: {},
  })
  add(CSS, { supports: () => true, escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') })
  add(Element.prototype, { scrollIntoView: nothing, scrollBy: nothing, getAnimations: () => [] })
  add(HTMLElement.prototype, { showPopover: nothing, hidePopover: nothing })
  add(HTMLDialogElement.prototype, { showModal, close })
  // They are written in JavaScript there. Taken for a page's own, they would be replaced by those of a frame, which such a DOM has not.
  for (const own of [URL, AbortController]) own.toString = Map.toString.bind(Map)
}
