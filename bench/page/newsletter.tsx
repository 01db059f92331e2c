/** Runs in the page: one newsletter form, beside plain DOM code and React alone that make the same markup. */
import { createRoot } from 'react-dom/client'
import { type MarkupElement, make, read, toReact } from './markup.ts'
import { placeElement, placeHost } from './place.ts'
import { alternately, changed, idle, pause, start } from './timing.ts'

let markup: MarkupElement
let sheets: CSSStyleSheet[] = []

const place = () => placeElement('shop-newsletter')
const hasForm = (root: ParentNode) => root.querySelector('form') !== null

/** Loads the code, and the markup of a form. */
export async function load(cdnUrl: string): Promise<void> {
  await import(`${cdnUrl}/elements/shop-newsletter.js`)
  const element = place()
  const root = element.shadowRoot as ShadowRoot
  await changed(root, () => hasForm(root))
  await pause(500)
  sheets = [...root.adoptedStyleSheets]
  markup = read(root.querySelector('[data-root]') as Element)
  element.remove()
  await idle()
}

/** A form is placed in the page: until it is laid out. */
export const mount = (rounds: number, only?: string) =>
  alternately(rounds, only, {
    async plain() {
      await pause(20)
      const stop = start()
      const root = placeHost(sheets)
      root.append(make(markup))
      root.host.getBoundingClientRect()
      const ms = stop()
      root.host.remove()
      return ms
    },
    async react() {
      await pause(20)
      const stop = start()
      const root = placeHost(sheets)
      const react = createRoot(root)
      react.render(toReact(markup))
      await changed(root, () => hasForm(root))
      root.host.getBoundingClientRect()
      const ms = stop()
      react.unmount()
      root.host.remove()
      return ms
    },
    async ours() {
      await pause(20)
      const stop = start()
      const element = place()
      const root = element.shadowRoot as ShadowRoot
      await changed(root, () => hasForm(root))
      element.getBoundingClientRect()
      const ms = stop()
      await idle()
      element.remove()
      await pause(20)
      return ms
    },
  })
