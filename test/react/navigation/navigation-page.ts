/** A header with loaded entries and loaded code, and what is open in it. */
import { sendMouse } from '@web/test-runner-commands'
import { html } from 'lit-html'
import '../../../src/elements/shop-header.ts'
import { liveElementOf } from '../../../src/live/live-element.ts'
import { page } from '../../support/page.ts'
import { type Handler, json } from '../../support/services.ts'
import { THEMES, THEMES_CALL, TREE, TREE_CALL } from './answers.ts'

export const serveNavigation = (services: Readonly<Record<string, Handler>> = {}) =>
  page.serve({ [TREE_CALL]: () => json(TREE), [THEMES_CALL]: () => json(THEMES), ...services })

interface Mounted {
  site?: string
  width?: number
  /** In place of the usual ones. A site asks once in a page. */
  services?: Readonly<Record<string, Handler>>
}

const NARROW = 979

/** By default in a window whose flyouts show one level at a time (NAV-51). */
export async function mountNavigation({ site = 'DE', width = NARROW, services = {} }: Mounted = {}) {
  await page.size(width)
  if (width === NARROW) document.documentElement.dataset.platform = 'TABLET'
  serveNavigation(services)
  const header = await page.mount(html`<shop-header site=${site}></shop-header>`)
  // A first sign of interest fetches the code.
  showInterest()
  await page.until(() => titles().join().startsWith('Themes,Coffee'))
  await page.until(() => liveElementOf(header)?.features.isReady('navigation'))
  return header
}

/** A finger on an entry, which does not tap. */
export const showInterest = () =>
  entries()[0]?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true, pointerType: 'touch' }))

export const entries = () => page.selectAll('[data-live="navigation.list"] > li > a')
export const titles = () => entries().map(({ textContent }) => textContent)
export const link = (title: string) => page.get('link', title)

/** The label of the open flyout or drawer, undefined where none is open. */
export const openLabel = (): string | undefined => page.names('dialog')[0]
export const levels = () => page.within(page.get('dialog')).names('list').filter(Boolean)

/** The overlay of an open flyout is the first in its layer. */
export const overlay = () => page.select(':popover-open > div')

/** Moves the mouse to a point of an element, in px from its upper left corner, and waits until the page has seen it. */
export async function moveTo(element: Element, x: number, y: number): Promise<void> {
  const { left, top } = element.getBoundingClientRect()
  const position: [number, number] = [Math.ceil(left) + x, Math.ceil(top) + y]
  const moved = new Promise<void>((resolve) => {
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      // One of a move before may still be on its way.
      if (clientX !== position[0] || clientY !== position[1]) return
      window.removeEventListener('pointermove', onMove)
      resolve()
    }
    window.addEventListener('pointermove', onMove)
  })
  await sendMouse({ type: 'move', position })
  await moved
}

/** Opens an entry by key, and waits until it is open. */
export async function openByKey(title: string): Promise<void> {
  link(title).focus({ preventScroll: true })
  await page.press(' ')
  await page.see('dialog', title)
}
