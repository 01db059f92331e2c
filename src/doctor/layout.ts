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
