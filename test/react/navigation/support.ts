/** A header with a navigation of its own, and fingers, mice and keys for it. */
import { waitUntil } from '@open-wc/testing'
import '../../../src/elements/shop-header.ts'
import { hasTexts } from '../../../src/i18n/texts.ts'
import type { Locale } from '../../../src/shop/sites/sites.ts'
import { allInside, html, inside, place } from '../../support/elements.ts'
import { type Handler, json, serve } from '../../support/services.ts'

export interface Answered {
  title: string
  href?: string
  target?: string
  children?: Answered[]
  teaser?: { title?: string; list: { title: string; href: string; imgUrl?: string }[] }
}

const leaf = (title: string, more: Partial<Answered> = {}): Answered => ({
  title,
  href: `/x/${title.toLowerCase()}`,
  ...more,
})

export const TREE: Answered[] = [
  leaf('Coffee', {
    teaser: { title: 'Try', list: [{ title: 'Aurora', href: '/products/aurora' }] },
    children: [
      leaf('Beans', {
        children: [leaf('Dark'), leaf('Light', { children: [leaf('Mild')] })],
        teaser: { title: 'Beans of the week', list: [{ title: 'Mocha', href: '/products/mocha' }] },
      }),
      leaf('Ground'),
      leaf('Guide', { target: '_blank' }),
    ],
  }),
  leaf('Home', { children: [{ title: 'Rooms', children: [leaf('Bath')] }, leaf('Lamps')] }),
  leaf('Gifts'),
]

export const THEMES = {
  themeworldFlyout: {
    overview: { title: 'Themes', url: '/themeworlds' },
    sections: {
      scout: {
        headline: 'Scout',
        themeworlds: [{ url: '/themeworlds/a', title: 'Ahead', shopCard: true, imgUrl: '/a.png' }],
      },
      new: { headline: 'New', themeworlds: [{ url: '/themeworlds/b', title: 'Bright', badges: ['New', 'Sale'] }] },
      more: { themeworlds: [{ url: '/themeworlds/c', title: 'Calm', availability: 'SOLDOUT' }] },
      lastChance: {
        headline: 'Last chance',
        themeworlds: [
          {
            url: '/themeworlds/d',
            title: 'Done',
            endDate: '2026-11-25',
            endDateText: 'until 25/11',
            onlyXDaysLeftText: 'Only 5 days left',
          },
        ],
      },
    },
  },
}

export const TREE_CALL = 'GET /jsonflyoutnavigation'
export const THEMES_CALL = 'GET /service/themeworld-frontend/api/themeworlds/navigation'

export const serving = (handlers: Record<string, Handler> = {}) =>
  serve({
    'GET /service/cart/api/cart': () => json({}, 500),
    'GET /service/customerfrontenddata/api/v1/psdata': () => json({ tracking: { loginStatus: 'LOGGED_OUT' } }),
    [TREE_CALL]: () => json(TREE),
    [THEMES_CALL]: () => json(THEMES),
    ...handlers,
  })

export const frames = async (count = 3) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

export const bar = (element: HTMLElement) => inside(element, '.navigation') as HTMLElement
export const links = (element: HTMLElement) => allInside(element, '.navigation__link')
export const titles = (element: HTMLElement) => links(element).map(({ textContent }) => textContent)

/** The link of an entry or a node, by its title. */
export function link(element: HTMLElement, title: string): HTMLElement {
  const found = allInside(element, '[data-path]').find(({ textContent }) => textContent?.startsWith(title))
  if (!found) throw new Error(`"${title}" is not shown.`)
  return found
}

/** A header whose entries have come and whose code is there; the mouse is elsewhere. */
export async function placeHeader(attributes: { site?: string } = {}): Promise<HTMLElement> {
  const element = await place(html`<shop-header site=${attributes.site ?? 'DE'}></shop-header>`)
  await interest(element)
  await waitUntil(() => titles(element).join().startsWith('Themes,Coffee'))
  return element
}

/** The first sign of interest fetches what opens the navigation. */
export async function interest(element: HTMLElement): Promise<void> {
  over(bar(element), { pointerType: 'mouse' })
  const { lang } = inside(element, '.shop-base') as HTMLElement
  await Promise.all([
    import('../../../src/react/navigation/NavigationControl.tsx'),
    waitUntil(() => hasTexts(lang as Locale, 'navigation'), 'the texts of the navigation'),
  ])
  await frames(5)
  out(bar(element))
}

type Pointer = Partial<PointerEventInit>
const at = (target: Element, { clientX, clientY, ...init }: Pointer): PointerEventInit => {
  const { left, top, width, height } = target.getBoundingClientRect()
  const place = { clientX: clientX ?? left + width / 2, clientY: clientY ?? top + height / 2 }
  return { bubbles: true, composed: true, pointerType: 'mouse', ...place, ...init }
}

export const over = (target: Element, init: Pointer = {}) =>
  target.dispatchEvent(new PointerEvent('pointerover', at(target, init)))
export const move = (target: Element, clientX: number, clientY: number) =>
  target.dispatchEvent(new PointerEvent('pointermove', at(target, { clientX, clientY })))
export const out = (element: Element, pointerType = 'mouse') =>
  element.dispatchEvent(new PointerEvent('pointerleave', at(element, { pointerType })))

/** A whole click; false when it was kept from following its link. */
export function click(target: Element, pointerType: 'mouse' | 'touch' | 'key', init: MouseEventInit = {}): boolean {
  let isFollowed = false
  const stay = (event: Event) => {
    isFollowed =
      !event.defaultPrevented && (event.composedPath()[0] as Element).closest('a')?.hasAttribute('href') === true
    event.preventDefault()
  }
  if (pointerType !== 'key') target.dispatchEvent(new PointerEvent('pointerdown', at(target, { pointerType })))
  window.addEventListener('click', stay)
  const pointer = { pointerType: pointerType === 'key' ? '' : pointerType, detail: pointerType === 'key' ? 0 : 1 }
  target.dispatchEvent(
    new PointerEvent('click', { bubbles: true, composed: true, cancelable: true, ...pointer, ...init }),
  )
  window.removeEventListener('click', stay)
  return isFollowed
}

export const press = (target: Element, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }))

export const focused = (element: HTMLElement) => element.shadowRoot?.activeElement?.textContent ?? ''
