import { type Finding, nameOf } from './finding.ts'
import { pageTags } from './page-tags.ts'

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node?: Node | null }[]
}

/** Smaller layout shifts are not visible. */
const MIN_VISIBLE_SHIFT = 0.001

/** The layout shifts so far; none in browsers that don't measure them. */
function shiftsSoFar(): Promise<LayoutShift[]> {
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return Promise.resolve([])
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => settle(list.getEntries()))
    const settle = (entries: PerformanceEntry[]) => {
      observer.disconnect()
      resolve(entries as LayoutShift[])
    }
    observer.observe({ type: 'layout-shift', buffered: true })
    // Without shifts the observer is not called.
    setTimeout(() => settle(observer.takeRecords()), 200)
  })
}

const isPrerendered = (element: Element) => Boolean(element.shadowRoot?.querySelector('[data-prerendered]'))

/** The tag that made a node move: the one it is in, or one without a fragment before it. */
function causeOf(node: Node, tags: readonly Element[]): Element | undefined {
  const root = node.getRootNode()
  const inside = root instanceof ShadowRoot ? tags.find((tag) => tag === root.host) : undefined
  const isAfter = (tag: Element) => (tag.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return inside ?? tags.filter((tag) => isAfter(tag) && !isPrerendered(tag)).at(-1)
}

/** Elements that have caused layout shifts (DELIVERY-37). */
export async function examineShifts(): Promise<Finding[]> {
  const tags = pageTags()
  const sums = new Map<Element, number>()
  for (const { value, hadRecentInput, sources } of await shiftsSoFar()) {
    if (hadRecentInput) continue
    const causes = new Set(sources.flatMap(({ node }) => (node && causeOf(node, tags)) ?? []))
    for (const cause of causes) sums.set(cause, (sums.get(cause) ?? 0) + value)
  }
  return [...sums].flatMap(([element, sum]): Finding[] => {
    if (sum < MIN_VISIBLE_SHIFT) return []
    const message = `The page shifted by ${sum.toFixed(3)} when ${nameOf(element)} rendered.`
    const remedy = isPrerendered(element)
      ? "Include this release's fragment, rendered with the attributes of the tag."
      : `Include the site's fragment (fragments/…/${element.localName}.html), or reserve its height by CSS.`
    return [{ code: 'LAYOUT_SHIFT', message, remedy, element }]
  })
}
