import { type Finding, nameOf } from './finding.ts'
import { pageTags, parentOf } from './page-tags.ts'

const isOn = (value: string | null, byDefault: boolean) => (value === null ? byDefault : value !== 'false')

const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
  [overflowX, overflowY].some((overflow) => /auto|scroll|hidden/.test(overflow))

/** The window scrolls by what the body says, unless the root element says something itself. */
const isWindow = (element: Element) =>
  element === document.documentElement ||
  (element === document.body && !scrolls(getComputedStyle(document.documentElement)))

/** What makes a box that `position: fixed` inside of it can't leave. */
function holdsFixed(style: CSSStyleDeclaration): string | undefined {
  const { transform, filter, perspective, contain, willChange } = style
  for (const [name, value] of Object.entries({ transform, filter, perspective }))
    if (value && value !== 'none') return `${name}: ${value}`
  if (/paint|layout|strict|content/.test(contain)) return `contain: ${contain}`
  return /transform|filter|perspective/.test(willChange) ? `will-change: ${willChange}` : undefined
}

function ofAncestor(header: HTMLElement, ancestor: Element, height: number): Finding[] {
  const findings: Finding[] = []
  const style = getComputedStyle(ancestor)
  const add = (code: Finding['code'], message: string, remedy: string) =>
    findings.push({ code, message, remedy, element: ancestor })
  const name = nameOf(ancestor)
  if (isOn(header.getAttribute('sticky'), true) && !isWindow(ancestor)) {
    if (scrolls(style)) {
      const message = `${name} around shop-header has "overflow: ${style.overflow}": the header sticks to that box and not to the window.`
      add('STICKY_SCROLL_BOX', message, 'Use "overflow: clip" there, or put the tag outside of it.')
    } else if (style.display !== 'contents' && isShort(ancestor, height)) {
      const message = `${name} is hardly higher than the shop-header in it: the header leaves the window together with that box.`
      add('STICKY_SHORT_BOX', message, 'Let shop-header stand beside the content, or give the box "display: contents".')
    }
  }
  const cause = holdsFixed(style)
  if (cause) {
    const message = `${name} around shop-header has "${cause}": what is fixed to the window, as the app banner is, is fixed to that box.`
    add('FIXED_BY_ANCESTOR', message, 'Take that off, or put the tag outside of it.')
  }
  return findings
}

/** The header leaves with a box that ends where it ends, while the page goes on. */
const isShort = (box: Element, height: number) =>
  box !== document.body &&
  box.clientHeight < height * 1.5 &&
  document.documentElement.scrollHeight > window.innerHeight + height

function ofHeader(header: HTMLElement): Finding[] {
  const bar = header.shadowRoot?.querySelector<HTMLElement>('[part=header]')
  const findings: Finding[] = []
  const { display } = getComputedStyle(header)
  if (!bar || display === 'none') return findings
  if (display !== 'contents') {
    findings.push({
      code: 'HEADER_HAS_BOX',
      message: `A rule of the page gives shop-header "display: ${display}": the whole header sticks, promotions included, and may push the page.`,
      remedy: 'Take "display" off shop-header; it has no box of its own.',
      element: header,
    })
  }
  const blocks = [...(header.shadowRoot?.querySelectorAll<HTMLElement>('.shop-base > *') ?? [])]
  const height = blocks.reduce((sum, block) => sum + block.offsetHeight, 0)
  for (let ancestor = parentOf(header); ancestor; ancestor = parentOf(ancestor))
    findings.push(...ofAncestor(header, ancestor, height))
  return findings
}

/** Boxes of the page that the header can't do its work in. */
export const examineLayout = (): Finding[] =>
  pageTags()
    .filter(({ localName }) => localName === 'shop-header')
    .flatMap(ofHeader)
