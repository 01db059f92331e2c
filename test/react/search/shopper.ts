/** A shopper who searches in a header, and the service that answers. */
import { waitUntil } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import '../../../src/elements/shop-header.ts'
import { closeFlyoutAtom } from '../../../src/state/flyout/flyout.ts'
import { stopSuggestingAtom } from '../../../src/state/search/search.ts'
import { storeOf } from '../../../src/state/store.ts'
import { cartOf } from '../../support/carts.ts'
import { hush } from '../../support/console.ts'
import { allInside, clearPage, eventually, html, inside, place, textsOf } from '../../support/elements.ts'
import { type Handler, json, type Served, serve } from '../../support/services.ts'

export const SUGGESTIONS = 'GET /service/searchfrontend/api/suggestions'
const CATALOGUE = ['Kaffee', 'Kaffeemühle', 'Kaffeetasse', 'Tee']
const product = (id: string, title: string) => ({
  id,
  title,
  imageProductThumb: 'data:,',
  productViewUrl: `/product/${id}`,
  ...(id === '2' && { webshopProductDimensionKey: 'rot 1' }),
})

/** A service that knows four terms and two products. */
export const suggest: Handler = ({ query }: Served) => {
  const q = (query.get('q') ?? '').toLowerCase()
  return json({
    searchTerms: CATALOGUE.filter((term) => term.toLowerCase().includes(q)).map((searchterm) => ({ searchterm })),
    products: [product('1', 'Kaffee Crema'), product('2', 'Becher für Kaffee')].filter(({ title }) =>
      title.toLowerCase().includes(q),
    ),
  })
}

// The address of the test runner's own page has a query, too.
const home = location.href
export function queryOfPage(query: string): void {
  const url = new URL(home)
  url.searchParams.set('query', query)
  history.replaceState(null, '', url)
}

export let services: ReturnType<typeof serve>
export let element: HTMLElement
let stopHush = () => {}
let wentTo: string | undefined
export const placeOf = (selector: string) => (inside(element, selector) as HTMLElement).getBoundingClientRect()
/** The one that is shown. */
export const field = () =>
  allInside(element, '.search__field').findLast(({ offsetWidth }) => offsetWidth > 0) as HTMLInputElement
export const options = () => allInside(element, '[role=option]') as HTMLAnchorElement[]
export const isExpanded = () => field().getAttribute('aria-expanded')
export const cursor = () => options().find((option) => option.getAttribute('aria-selected') === 'true')?.textContent
export const hasFocus = () => element.shadowRoot?.activeElement === field()
export const isShown = () => inside(element, '.suggestions') !== null
export const announced = () => textsOf(element, '[role=status]').join('')

export const show = async (
  handlers: Record<string, Handler> = {},
  template = html`<shop-header site="DE"></shop-header>`,
) => {
  services = serve({
    'GET /service/cart/api/cart': () => json({ cart: cartOf() }),
    [SUGGESTIONS]: suggest,
    ...handlers,
  })
  element = await place(template)
  // Nothing of these tests may leave the page. The event of a form does not leave its shadow root.
  const root = element.shadowRoot as ShadowRoot
  root.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) event.preventDefault()
  })
  root.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    const form = event.target as HTMLFormElement
    const query = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
    wentTo = `${form.getAttribute('action')}?${query}`
  })
}

/** Where the form goes to; `undefined` when it stays. */
export const submitted = async (act: () => Promise<unknown>) => {
  wentTo = undefined
  await act()
  return wentTo
}

/** On small platforms the field has a flyout of its own. */
export const openInFlyout = async () => {
  window.dispatchEvent(new CustomEvent('shop-open-flyout', { detail: { flyout: 'search' } }))
  await eventually(element, '.search--in-flyout .search__field')
  await waitUntil(hasFocus)
}

export const type = async (text: string) => {
  field().focus()
  await sendKeys({ type: text })
}

/** Nothing is on its way from one look to another. */
export const still = async () => {
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const ending = element.shadowRoot
    ?.getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled((ending ?? []).map(({ finished }) => finished))
}

export const typeAndWait = async (text: string) => {
  await type(text)
  await eventually(element, '[role=option]')
  await waitUntil(() => inside(element, '.suggestions--busy') === null)
}

/** Every test begins with a new page; call it once in a file. */
export function eachOnNewPage(): void {
  beforeEach(async () => {
    await setViewport({ width: 1280, height: 800 })
    localStorage.clear()
    ;(window as { dataLayer?: unknown }).dataLayer = undefined
    stopHush = hush('error', [])
  })
  afterEach(async () => {
    clearPage()
    history.replaceState(null, '', home)
    await new Promise((resolve) => setTimeout(resolve, 5))
    storeOf('DE').set(stopSuggestingAtom)
    storeOf('DE').set(closeFlyoutAtom)
    services.end()
    stopHush()
  })
}
