import { type Finding, nameOf } from './finding.ts'
import { pageTags, parentOf } from './page-tags.ts'

/** Without a node for what is in a shadow root. */
interface Source {
  node?: Node | null
  currentRect: DOMRectReadOnly
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: Source[]
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

/** A fragment of the page has a `<style>`, that of a bare tag has none. */
const hasFragment = ({ shadowRoot }: Element) =>
  Boolean(shadowRoot?.querySelector('style') && shadowRoot.querySelector('[data-prerendered]'))

/** The boxes of what a tag shows: the header has none of its own. */
const boxesOf = (tag: Element): DOMRect[] =>
  [tag, ...(tag.shadowRoot?.querySelectorAll('.shop-base > *') ?? [])].map((box) => box.getBoundingClientRect())

const isIn = ({ left, right, top, bottom }: DOMRectReadOnly, box: DOMRect) =>
  box.height > 0 && left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom

/** The tag that made a node move: the one it is in, one without a fragment before it, or in it. */
function causeOf({ node, currentRect }: Source, tags: readonly Element[]): Element | undefined {
  if (!node) return tags.find((tag) => boxesOf(tag).some((box) => isIn(currentRect, box)))
  const root = node.getRootNode()
  const inside = root instanceof ShadowRoot ? tags.find((tag) => tag === root.host) : undefined
  const isAfter = (tag: Element) => (tag.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const bare = tags.filter((tag) => !hasFragment(tag))
  const hosted = (tag: Element) => {
    for (let box: Element | null = tag; box; box = parentOf(box)) if (box === node) return true
    return false
  }
  return inside ?? bare.filter(isAfter).at(-1) ?? bare.find(hosted)
}

/** Elements that have caused layout shifts (DELIVERY-37). */
export async function examineShifts(): Promise<Finding[]> {
  const tags = pageTags()
  const sums = new Map<Element, number>()
  for (const { value, hadRecentInput, sources } of await shiftsSoFar()) {
    if (hadRecentInput) continue
    const causes = new Set(sources.flatMap((source) => causeOf(source, tags) ?? []))
    for (const cause of causes) sums.set(cause, (sums.get(cause) ?? 0) + value)
  }
  return [...sums].flatMap(([element, sum]): Finding[] => {
    if (sum < MIN_VISIBLE_SHIFT) return []
    const message = `The page shifted by ${sum.toFixed(3)} when ${nameOf(element)} rendered.`
    const remedy = hasFragment(element)
      ? "Include this release's fragment, rendered with the attributes of the tag."
      : `Include the site's fragment (fragments/…/${element.localName}.html), or reserve its height by CSS.`
    return [{ code: 'LAYOUT_SHIFT', message, remedy, element }]
  })
}
