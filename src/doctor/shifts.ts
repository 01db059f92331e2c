import { type Finding, nameOf } from './finding.ts'
import { pageTags } from './page-tags.ts'

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node?: Node | null }[]
}

/** What the field's measure counts; smaller than this nobody sees. */
const SEEN = 0.001

/** The shifts so far; browsers that don't measure them have none to tell. */
function shiftsSoFar(): Promise<LayoutShift[]> {
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return Promise.resolve([])
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => settle(list.getEntries()))
    const settle = (entries: PerformanceEntry[]) => {
      observer.disconnect()
      resolve(entries as LayoutShift[])
    }
    observer.observe({ type: 'layout-shift', buffered: true })
    // Where there are none, nobody calls.
    setTimeout(() => settle(observer.takeRecords()), 200)
  })
}

const isPrerendered = (element: Element) => Boolean(element.shadowRoot?.querySelector('[data-prerendered]'))

/** The tag that made a node move: it stands before it and came without a fragment, or the node is inside of it. */
function causeOf(node: Node, tags: readonly Element[]): Element | undefined {
  const root = node.getRootNode()
  const inside = root instanceof ShadowRoot ? tags.find((tag) => tag === root.host) : undefined
  const isAfter = (tag: Element) => (tag.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return inside ?? tags.filter((tag) => isAfter(tag) && !isPrerendered(tag)).at(-1)
}

/** What moved under the reader's eyes because of an element. */
export async function examineShifts(): Promise<Finding[]> {
  const tags = pageTags()
  const sums = new Map<Element, number>()
  for (const { value, hadRecentInput, sources } of await shiftsSoFar()) {
    if (hadRecentInput) continue
    const causes = new Set(sources.flatMap(({ node }) => (node && causeOf(node, tags)) ?? []))
    for (const cause of causes) sums.set(cause, (sums.get(cause) ?? 0) + value)
  }
  return [...sums].flatMap(([element, sum]): Finding[] => {
    if (sum < SEEN) return []
    const message = `The page has shifted by ${sum.toFixed(3)} when ${nameOf(element)} was rendered.`
    const remedy = isPrerendered(element)
      ? "Build the page with this release's own fragment, and with the attributes that it is shown with."
      : `Put the fragment of the site there (fragments/…/${element.localName}.html), or reserve its height by CSS.`
    return [{ code: 'LAYOUT_SHIFT', message, remedy, element }]
  })
}
