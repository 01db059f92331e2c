/** Markup that a formatter has changed on its way is made as the element renders it, so that hydration finds no difference (DELIVERY-92). */
import { Activity, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Blanks of HTML; a no-break space is none. */
const BLANKS = /[\t\n\f\r ]+/g

/**
 * Renders `tree`, what hydration expects, and resolves with what makes the markup in `container` like it, to be called right before
 * hydration. That changes blanks and comments only, and nothing where anything else differs: React reports that.
 */
export async function mendMarkup(container: Element, tree: ReactNode): Promise<() => void> {
  const expected = await rendered(tree)
  return () => {
    const changes: (() => void)[] = []
    if (expected && compare(container, expected, changes)) for (const change of changes) change()
  }
}

/** In a document of its own, where no element starts and no picture is fetched, and hidden, so that no effect runs. */
function rendered(tree: ReactNode): Promise<Element | undefined> {
  const box = document.implementation.createHTMLDocument('').createElement('div')
  return new Promise((resolve) => {
    const fail = () => resolve(undefined)
    const root = createRoot(box, { onCaughtError: fail, onUncaughtError: fail })
    new MutationObserver(() => {
      resolve(box.cloneNode(true) as Element)
      root.unmount()
    }).observe(box, { childList: true })
    root.render(<Activity mode="hidden">{tree}</Activity>)
  })
}

/** Whether both have the same elements and words; `changes` makes the blanks of the first those of the second. */
function compare(actual: Element, expected: Element, changes: (() => void)[]): boolean {
  const [elements, others] = [[...actual.children], [...expected.children]]
  if (elements.length !== others.length) return false
  const texts = textsOf(actual)
  const isAlike = textsOf(expected).every((nodes, at) => {
    const [text, wanted] = [textIn(texts[at]), textIn(nodes)]
    if (text !== wanted) changes.push(() => setText(actual, texts[at] ?? [], wanted, elements[at] ?? null))
    return text.replace(BLANKS, '') === wanted.replace(BLANKS, '')
  })
  return (
    isAlike &&
    elements.every((element, at) => {
      const other = others[at] as Element
      return element.localName === other.localName && compare(element, other, changes)
    })
  )
}

const textIn = (nodes: readonly Text[] = []) => nodes.map(({ data }) => data).join('')

/** The text nodes before each child element, and behind the last. */
function textsOf(element: Element): Text[][] {
  const texts: Text[][] = [[]]
  for (const node of element.childNodes) {
    if (node.nodeType === Node.ELEMENT_NODE) texts.push([])
    else if (node.nodeType === Node.TEXT_NODE) texts.at(-1)?.push(node as Text)
  }
  return texts
}

function setText(parent: Element, [first, ...others]: readonly Text[], text: string, before: Element | null): void {
  for (const node of others) node.remove()
  if (first && text) first.data = text
  else if (first) first.remove()
  else parent.insertBefore(new Text(text), before)
}
