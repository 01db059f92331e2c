/** Finds and uses the navigation of a header by mouse, touch and keyboard. */
import '../../../src/elements/shop-header.ts'
import { hasTexts } from '../../../src/i18n/texts.ts'
import type { Locale } from '../../../src/shop/sites/sites.ts'
import { allInside, html, inside, place } from '../../support/elements.ts'
import { nextTask } from '../../support/fake-network.ts'
import { waitUntil } from '../../support/wait-until.ts'

/** React renders in tasks of its own, which a busy browser may put behind its frames. */
export const frames = async (count = 3) => {
  for (let frame = 0; frame < count; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await nextTask()
  }
}

export const bar = (element: HTMLElement) => inside(element, '.navigation') as HTMLElement
export const barLinks = (element: HTMLElement) => allInside(element, '.navigation__link')
export const barTitles = (element: HTMLElement) => barLinks(element).map(({ textContent }) => textContent)

export const panel = (element: HTMLElement) => inside(element, '.flyout__panel')
/** The label of the open flyout, null when none is open. */
export const openLabel = (element: HTMLElement) => panel(element)?.getAttribute('aria-label') ?? null
export const levelLabels = (element: HTMLElement) =>
  allInside(element, '.drill-down__level ul').map((list) => list.getAttribute('aria-label'))

/** The link of an entry or a node, by its title. */
export function linkOf(element: HTMLElement, title: string): HTMLElement {
  const found = allInside(element, '[data-path]').find(({ textContent }) => textContent?.startsWith(title))
  if (!found) throw new Error(`There is no link "${title}".`)
  return found
}

/** A header with loaded entries and loaded code, and the mouse outside the bar. */
export async function placeHeader(attributes: { site?: string } = {}): Promise<HTMLElement> {
  const element = await place(html`<shop-header site=${attributes.site ?? 'DE'}></shop-header>`)
  await showInterest(element)
  await waitUntil(() => barTitles(element).join().startsWith('Themes,Coffee'))
  return element
}

/** Loads the code that opens the navigation, by a first sign of interest. */
export async function showInterest(element: HTMLElement): Promise<void> {
  pointerOver(bar(element), { pointerType: 'mouse' })
  const { lang } = inside(element, '.shop-base') as HTMLElement
  await Promise.all([
    import('../../../src/react/navigation/NavigationControl.late.tsx'),
    waitUntil(() => hasTexts(lang as Locale, 'navigation'), 'the texts of the navigation'),
  ])
  await frames(5)
  pointerLeave(bar(element))
}

type Pointer = Partial<PointerEventInit>
const at = (target: Element, { clientX, clientY, ...init }: Pointer): PointerEventInit => {
  const { left, top, width, height } = target.getBoundingClientRect()
  const place = { clientX: clientX ?? left + width / 2, clientY: clientY ?? top + height / 2 }
  return { bubbles: true, composed: true, pointerType: 'mouse', ...place, ...init }
}

export const pointerOver = (target: Element, init: Pointer = {}) =>
  target.dispatchEvent(new PointerEvent('pointerover', at(target, init)))
export const pointerMove = (target: Element, clientX: number, clientY: number) =>
  target.dispatchEvent(new PointerEvent('pointermove', at(target, { clientX, clientY })))
export const pointerLeave = (element: Element, pointerType = 'mouse') =>
  element.dispatchEvent(new PointerEvent('pointerleave', at(element, { pointerType })))

/** A complete click; returns whether its link would have been followed. */
export function click(target: Element, pointerType: 'mouse' | 'touch' | 'key', init: MouseEventInit = {}): boolean {
  let isFollowed = false
  const onClick = (event: Event) => {
    isFollowed =
      !event.defaultPrevented && (event.composedPath()[0] as Element).closest('a')?.hasAttribute('href') === true
    event.preventDefault()
  }
  if (pointerType !== 'key') target.dispatchEvent(new PointerEvent('pointerdown', at(target, { pointerType })))
  window.addEventListener('click', onClick)
  // Firefox counts Enter on a link as one click; others do not.
  const pointer = { pointerType: pointerType === 'key' ? '' : pointerType, detail: 1 }
  target.dispatchEvent(
    new PointerEvent('click', { bubbles: true, composed: true, cancelable: true, ...pointer, ...init }),
  )
  window.removeEventListener('click', onClick)
  return isFollowed
}

export const press = (target: Element, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }))

export const focusedText = (element: HTMLElement) => element.shadowRoot?.activeElement?.textContent ?? ''
