import { type Finding, nameOf } from './finding.ts'
import { pageTags, parentOf } from './page-tags.ts'

const isOn = (value: string | null, byDefault: boolean) => (value === null ? byDefault : value !== 'false')

const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
  [overflowX, overflowY].some((overflow) => /auto|scroll|hidden/.test(overflow))

/** The overflow of the body applies to the window, unless the root element has its own. */
const isWindow = (element: Element) =>
  element === document.documentElement ||
  (element === document.body && !scrolls(getComputedStyle(document.documentElement)))

/** The style that makes a box the containing block of its `position: fixed` descendants. */
function fixedContainerCause(style: CSSStyleDeclaration): string | undefined {
  const { transform, filter, perspective, contain, willChange } = style
  for (const [name, value] of Object.entries({ transform, filter, perspective }))
    if (value && value !== 'none') return `${name}: ${value}`
  if (/paint|layout|strict|content/.test(contain)) return `contain: ${contain}`
  return /transform|filter|perspective/.test(willChange) ? `will-change: ${willChange}` : undefined
}

function examineAncestor(header: HTMLElement, ancestor: Element, height: number): Finding[] {
  const findings: Finding[] = []
  const style = getComputedStyle(ancestor)
  const add = (code: Finding['code'], message: string, remedy: string) =>
    findings.push({ code, message, remedy, element: ancestor })
  const name = nameOf(ancestor)
  if (isOn(header.getAttribute('sticky'), true) && !isWindow(ancestor)) {
    if (scrolls(style)) {
      const message = `${name} around shop-header has "overflow: ${style.overflow}": the header sticks to that box instead of the window.`
      add('STICKY_SCROLL_BOX', message, 'Use "overflow: clip" there, or move the tag out of it.')
    } else if (style.display !== 'contents' && isShort(ancestor, height)) {
      const message = `${name} is hardly higher than the shop-header in it: the header scrolls away together with that box.`
      add(
        'STICKY_SHORT_BOX',
        message,
        'Make shop-header a sibling of the content, or give the box "display: contents".',
      )
    }
  }
  const cause = fixedContainerCause(style)
  if (cause) {
    const message = `${name} around shop-header has "${cause}": what should be fixed to the window, like the app banner, is fixed to that box.`
    add('FIXED_BY_ANCESTOR', message, 'Remove that style, or move the tag out of the box.')
  }
  return findings
}

/** A sticky header can't leave its box: it scrolls away with one that is hardly higher than itself. */
const isShort = (box: Element, height: number) =>
  box !== document.body &&
  box.clientHeight < height * 1.5 &&
  document.documentElement.scrollHeight > window.innerHeight + height

function examineHeader(header: HTMLElement): Finding[] {
  const bar = header.shadowRoot?.querySelector<HTMLElement>('[part=header]')
  const findings: Finding[] = []
  const { display } = getComputedStyle(header)
  if (!bar || display === 'none') return findings
  if (display !== 'contents') {
    findings.push({
      code: 'HEADER_HAS_BOX',
      message: `A style of the page gives shop-header "display: ${display}": the whole header sticks, promotions included, and may move the page.`,
      remedy: 'Remove "display" from shop-header; it has no box of its own.',
      element: header,
    })
  }
  const blocks = [...(header.shadowRoot?.querySelectorAll<HTMLElement>('.shop-base > *') ?? [])]
  const height = blocks.reduce((sum, block) => sum + block.offsetHeight, 0)
  for (let ancestor = parentOf(header); ancestor; ancestor = parentOf(ancestor))
    findings.push(...examineAncestor(header, ancestor, height))
  return findings
}

/** Ancestors of the header that break sticky or fixed positions (DELIVERY-37). */
export const examineLayout = (): Finding[] =>
  pageTags()
    .filter(({ localName }) => localName === 'shop-header')
    .flatMap(examineHeader)

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
