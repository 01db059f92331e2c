/** Runs in the page: a menu of thousands of nodes, beside plain DOM code and React alone. */
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { alternately, changed, pause, start } from './timing.ts'

interface Entry {
  title: string
  href: string
  children?: Entry[]
}

const many = (count: number, make: (index: number) => Entry) => Array.from({ length: count }, (_, index) => make(index))

let size: readonly [entries: number, children: number, leaves: number] = [10, 20, 24]
let answer = ''
let answeredAt = () => 0
let header: HTMLElement
let root: ShadowRoot

/** The panel of an entry shows all its nodes in plain code: children and their leaves. */
function treeOf(round: number): Entry[] {
  const [entries, children, leaves] = size
  return many(entries, (a) => ({
    title: `Entry ${a} of ${round}`,
    href: `/menu/entry-${a}/`,
    children: many(children, (b) => ({
      title: `Node ${b}`,
      href: `/menu/entry-${a}/node-${b}/`,
      children: many(leaves, (c) => ({ title: `Leaf ${c}`, href: `/menu/entry-${a}/node-${b}/leaf-${c}/` })),
    })),
  }))
}

/** Loads our header with the menu's code, as at the first sign of interest. */
export async function load(cdnUrl: string, entries: number, children: number, leaves: number): Promise<void> {
  size = [entries, children, leaves]
  answer = JSON.stringify(treeOf(-9))
  const original = window.fetch
  window.fetch = async (input, init) => {
    if (!String(input instanceof Request ? input.url : input).includes('jsonflyoutnavigation'))
      return original(input, init)
    answeredAt = start()
    return new Response(answer)
  }
  for (const element of document.querySelectorAll('shop-header, shop-footer')) element.remove()
  await import(`${cdnUrl}/elements/shop-header.js`)
  const isReady = new Promise((resolve) => window.addEventListener('shop-element-ready', resolve, { once: true }))
  header = document.createElement('shop-header')
  header.setAttribute('client-id', 'first')
  document.body.prepend(header)
  await isReady
  root = header.shadowRoot as ShadowRoot
  const link = root.querySelector('.navigation__link') as HTMLElement
  link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
  await pause(1500)
}

const host = document.createElement('div')
host.className = 'bench-menu'
const style = document.createElement('style')
style.textContent = `.bench-menu > ul { display: flex }
.bench-menu > ul > li > div { position: absolute; inset-inline: 0; columns: 5; background: #fff }`
document.head.append(style)

function plainLink({ title, href }: Entry): HTMLElement {
  const link = document.createElement('a')
  link.href = href
  link.textContent = title
  return link
}
function plainList(nodes: readonly Entry[]): HTMLElement {
  const list = document.createElement('ul')
  for (const node of nodes) {
    const item = document.createElement('li')
    item.append(plainLink(node))
    if (node.children) item.append(plainList(node.children))
    list.append(item)
  }
  return list
}
/** Entries in the bar; a panel is made when it opens. */
function plainBar(nodes: readonly Entry[]): void {
  const list = document.createElement('ul')
  for (const node of nodes) {
    const item = document.createElement('li')
    const link = plainLink(node)
    link.addEventListener('keydown', () => {
      const panel = document.createElement('div')
      panel.append(plainList(node.children ?? []))
      item.append(panel)
    })
    item.append(link)
    list.append(item)
  }
  host.replaceChildren(list)
}

const FloorList = ({ nodes }: { nodes: readonly Entry[] }) => (
  <ul>
    {nodes.map(({ title, href, children }) => (
      <li key={href}>
        <a href={href}>{title}</a>
        {children && <FloorList nodes={children} />}
      </li>
    ))}
  </ul>
)
let showTree = (_: Entry[]) => {}
function FloorBar() {
  const [tree, setTree] = useState<Entry[]>([])
  const [open, setOpen] = useState<string>()
  useEffect(() => {
    showTree = (next) => {
      setOpen(undefined)
      setTree(next)
    }
  }, [])
  return (
    <ul>
      {tree.map(({ title, href, children = [] }) => (
        <li key={href}>
          <a href={href} onKeyDown={() => setOpen(href)}>
            {title}
          </a>
          {open === href && (
            <div>
              <FloorList nodes={children} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

const key = () => new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true })
const second = (within: ParentNode) => within.querySelectorAll('a')[1] as HTMLElement

async function show(contender: 'plain' | 'react' | 'ours', round: number): Promise<number> {
  const text = JSON.stringify(treeOf(round))
  if (contender !== 'ours') {
    document.body.prepend(host)
    await pause(20)
    const stop = start()
    const tree: Entry[] = await new Response(text).json()
    if (contender === 'plain') plainBar(tree)
    else {
      showTree(tree)
      await changed(floor, () => floor.textContent?.includes(`of ${round}`) ?? false)
    }
    host.getBoundingClientRect()
    return stop()
  }
  answer = text
  const isShown = changed(root, () => root.textContent?.includes(`of ${round}`) ?? false)
  header.setAttribute('client-id', `round-${round}`)
  await isShown
  header.getBoundingClientRect()
  return answeredAt()
}

const floor = document.createElement('div')
floor.className = 'bench-menu'
createRoot(floor).render(<FloorBar />)

/** From the answer's text to the entries of the bar. */
export const bar = (rounds: number, only?: string) =>
  alternately(rounds, only, {
    plain: (round) => show('plain', 3 * round),
    async react(round) {
      document.body.prepend(floor)
      const ms = await show('react', 3 * round + 1)
      floor.remove()
      return ms
    },
    ours: (round) => show('ours', 3 * round + 2),
  })

/** From a key on an entry to the open panel. */
export async function panel(rounds: number, only?: string) {
  return alternately(rounds, only, {
    async plain(round) {
      await show('plain', 1000 + 3 * round)
      const stop = start()
      second(host).dispatchEvent(key())
      host.querySelector('div')?.getBoundingClientRect()
      const ms = stop()
      host.remove()
      return ms
    },
    async react(round) {
      document.body.prepend(floor)
      await show('react', 1001 + 3 * round)
      await pause(20)
      const stop = start()
      second(floor).dispatchEvent(key())
      await changed(floor, () => floor.querySelector('div') !== null)
      floor.querySelector('div')?.getBoundingClientRect()
      const ms = stop()
      floor.remove()
      return ms
    },
    async ours(round) {
      await show('ours', 1002 + 3 * round)
      await pause(20)
      const link = root.querySelectorAll('.navigation__link')[1] as HTMLElement
      const stop = start()
      link.dispatchEvent(key())
      await changed(root, () => root.querySelector('.drill-down__level') !== null)
      root.querySelector('.drill-down')?.getBoundingClientRect()
      const ms = stop()
      await pause(20)
      window.dispatchEvent(new CustomEvent('shop-close-flyouts'))
      await pause(20)
      return ms
    },
  })
}
