/** Runs in the page: a mini cart of many lines, beside plain DOM code and React alone that make the same markup. */
import { memo, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { cartOf } from './cart-data.ts'
import { type MarkupElement, make, read, toReact } from './markup.ts'
import { placeElement, placeHost } from './place.ts'
import { alternately, changed, idle, painted, start } from './timing.ts'

const isRow = ({ props }: MarkupElement) => props.className === 'minicart__row'

let rows = 0
let service = ''
let release = () => {}
let full = ''
let sheets: CSSStyleSheet[] = []
let markup: MarkupElement
let deletedMarkup: MarkupElement

/** The service answers by `service`; a change is answered by `release`. */
function answerCalls(): void {
  window.fetch = async (input, init) => {
    const { method } = new Request(input, init)
    if (method === 'PUT')
      await new Promise<void>((resolve) => {
        release = resolve
      })
    return new Response(service)
  }
}

const rowsIn = (root: ParentNode | null) => root?.querySelectorAll('.minicart__row').length ?? 0

const place = () => placeElement('shop-minicart')

/** Loads the code and the markup of a cart. */
export async function load(cdnUrl: string, count: number): Promise<void> {
  rows = count
  full = cartOf(Array.from({ length: rows }, (_, index) => index))
  service = full
  answerCalls()
  await import(`${cdnUrl}/elements/shop-minicart.js`)
  const element = place()
  const root = element.shadowRoot as ShadowRoot
  await changed(root, () => rowsIn(root) === rows)
  await idle()
  sheets = [...root.adoptedStyleSheets]
  markup = read(root.querySelector('[data-root]') as Element)
  element.remove()
  await idle()
}

/** The cart as it was: a deleted row is a row again. */
async function restore(root: ShadowRoot): Promise<void> {
  service = full
  window.dispatchEvent(new CustomEvent('cartTriggerUpdate'))
  await changed(root, () => root.querySelector('.deleted-tile') === null && rowsIn(root) === rows)
  await idle()
}

/** The rows as React alone renders them. */
interface RowProps {
  node: MarkupElement
  index: number
  isDeleted: boolean
  onDelete(index: number): void
}
const FloorRow = memo(({ node, index, isDeleted, onDelete }: RowProps) => (
  <li {...node.props}>
    {isDeleted
      ? toReact(deletedMarkup)
      : node.children.map((child, position) =>
          toReact(
            child,
            (inner, key) =>
              String(inner.props.className).includes('tile__delete') ? (
                <button key={key} {...inner.props} type="button" onClick={() => onDelete(index)}>
                  {inner.children.map((part, at) => toReact(part, undefined, at))}
                </button>
              ) : undefined,
            position,
          ),
        )}
  </li>
))

function FloorCart() {
  const [deleted, setDeleted] = useState<number>()
  let index = -1
  return toReact(markup, (node, key) => {
    if (!isRow(node)) return undefined
    index += 1
    return <FloorRow key={key} node={node} index={index} isDeleted={deleted === index} onDelete={setDeleted} />
  })
}

function plainCart(): HTMLElement {
  const made = make(markup)
  for (const button of made.querySelectorAll<HTMLElement>('.tile__delete'))
    button.addEventListener('click', () => button.closest('.minicart__row')?.replaceChildren(make(deletedMarkup)))
  return made
}

const layout = (root: ShadowRoot) => root.host.getBoundingClientRect().height

/** Places our element, until all its rows are laid out. */
async function mountOurs(): Promise<HTMLElement> {
  const element = place()
  const root = element.shadowRoot as ShadowRoot
  await changed(root, () => rowsIn(root) === rows)
  layout(root)
  return element
}

async function mountFloor(): Promise<{ root: ShadowRoot; react: Root }> {
  const root = placeHost(sheets)
  const react = createRoot(root)
  react.render(<FloorCart />)
  await changed(root, () => rowsIn(root) === rows)
  layout(root)
  return { root, react }
}

function mountPlain(): ShadowRoot {
  const root = placeHost(sheets)
  root.append(plainCart())
  layout(root)
  return root
}

/** The cart is known, as when the flyout opens: until all rows are laid out. */
export const mount = (rounds: number, only?: string) =>
  alternately(rounds, only, {
    async plain() {
      const stop = start()
      const root = mountPlain()
      const ms = stop()
      root.host.remove()
      return ms
    },
    async react() {
      const stop = start()
      const { root, react } = await mountFloor()
      const ms = stop()
      react.unmount()
      root.host.remove()
      return ms
    },
    async ours() {
      const stop = start()
      const element = await mountOurs()
      const ms = stop()
      await idle()
      element.remove()
      await idle()
      return ms
    },
  })

/** An answer of the service comes to an empty cart in the page: from its text until all rows are laid out. */
export async function answered(rounds: number, only?: string) {
  const empty = cartOf([])
  service = empty
  const element = place()
  const root = element.shadowRoot as ShadowRoot
  await changed(root, () => root.querySelector('.minicart__heading') !== null)
  await idle()
  window.dispatchEvent(new CustomEvent('cartTriggerUpdate'))
  await changed(root, () => root.querySelector('.minicart__empty') !== null)
  await idle()
  const times = await alternately(rounds, only, {
    async plain() {
      const host = placeHost(sheets)
      const stop = start()
      await new Response(full).text().then(JSON.parse)
      host.append(plainCart())
      layout(host)
      const ms = stop()
      host.host.remove()
      return ms
    },
    async react() {
      const host = placeHost(sheets)
      const react = createRoot(host)
      flushSync(() => react.render(null))
      await idle()
      const stop = start()
      await new Response(full).text().then(JSON.parse)
      react.render(<FloorCart />)
      await changed(host, () => rowsIn(host) === rows)
      layout(host)
      const ms = stop()
      react.unmount()
      host.host.remove()
      return ms
    },
    async ours() {
      service = full
      const stop = start()
      window.dispatchEvent(new CustomEvent('cartTriggerUpdate'))
      await changed(root, () => rowsIn(root) === rows)
      layout(root)
      const ms = stop()
      await idle()
      service = empty
      window.dispatchEvent(new CustomEvent('cartTriggerUpdate'))
      await changed(root, () => root.querySelector('.minicart__empty') !== null)
      await idle()
      return ms
    },
  })
  service = full
  window.dispatchEvent(new CustomEvent('cartTriggerUpdate'))
  await changed(root, () => rowsIn(root) === rows)
  element.remove()
  await idle()
  return times
}

/** The content of a deleted row. The state remembers the deletion for a while, so no empty cart can be measured after it. */
async function readDeletedMarkup(root: ShadowRoot): Promise<void> {
  const row = root.querySelector('.minicart__row') as HTMLElement
  row.querySelector<HTMLElement>('.tile__delete')?.click()
  await changed(root, () => row.querySelector('.deleted-tile') !== null)
  deletedMarkup = read(row.firstElementChild as Element)
  await idle()
  release()
  await idle()
  await restore(root)
}

/** From the click on the button of a row in the middle until the row of the deleted item is laid out. */
export async function deleted(rounds: number, only?: string) {
  const middle = Math.floor(rows / 2)
  const ours = (await mountOurs()).shadowRoot as ShadowRoot
  await idle()
  await readDeletedMarkup(ours)
  const floor = await mountFloor()
  const plain = mountPlain()
  const hosts = [ours.host, floor.root.host, plain.host] as HTMLElement[]
  const click = async (root: ShadowRoot) => {
    for (const host of hosts) host.hidden = host !== root.host
    // The plain list puts its row back.
    if (root === plain) root.querySelector('[data-root]')?.replaceWith(plainCart())
    const row = root.querySelectorAll<HTMLElement>('.minicart__row')[middle] as HTMLElement
    row.scrollIntoView({ block: 'center' })
    await painted()
    await idle()
    const button = row.querySelector<HTMLElement>('.tile__delete')
    const stop = start()
    button?.click()
    await changed(root, () => row.querySelector('.deleted-tile') !== null)
    layout(root)
    return stop()
  }
  const all = Array.from({ length: rows }, (_, index) => index)
  const less = cartOf(all.filter((index) => index !== middle))
  return alternately(rounds, only, {
    plain: () => click(plain),
    async react(round) {
      const ms = await click(floor.root)
      floor.react.render(<FloorCart key={round} />)
      await changed(floor.root, () => floor.root.querySelector('.deleted-tile') === null)
      return ms
    },
    async ours() {
      const ms = await click(ours)
      await idle()
      service = less
      release()
      await idle()
      await restore(ours)
      return ms
    },
  })
}

/** One cart of each kind, which stays: for its memory. */
export const keep = {
  plain: async () => void mountPlain(),
  react: async () => void (await mountFloor()),
  ours: async () => void (await mountOurs()),
}
