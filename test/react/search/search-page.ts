/** Setup and actions for tests of the search in a header. */
import { sendKeys, setViewport } from '@web/test-runner-commands'
import '../../../src/elements/shop-header.ts'
import { closeFlyoutAtom } from '../../../src/state/header/flyout.ts'
import { clearSuggestionsAtom } from '../../../src/state/search/suggestions.ts'
import { storeOf } from '../../../src/state/store.ts'
import { cartOf } from '../../support/carts.ts'
import { captureConsole } from '../../support/console.ts'
import { allInside, clearPage, eventually, html, inside, place, textsOf } from '../../support/elements.ts'
import { type Handler, json, type Served, serve } from '../../support/services.ts'
import { waitUntil } from '../../support/wait-until.ts'

export const SUGGESTIONS_CALL = 'GET /service/searchfrontend/api/suggestions'
const CATALOGUE = ['Kaffee', 'Kaffeemühle', 'Kaffeetasse', 'Tee']
const product = (id: string, title: string) => ({
  id,
  title,
  imageProductThumb: 'data:,',
  productViewUrl: `/product/${id}`,
  ...(id === '2' && { webshopProductDimensionKey: 'rot 1' }),
})

/** Answers from four terms and two products. */
export const answerSuggestions: Handler = ({ query }: Served) => {
  const q = (query.get('q') ?? '').toLowerCase()
  return json({
    searchTerms: CATALOGUE.filter((term) => term.toLowerCase().includes(q)).map((searchterm) => ({ searchterm })),
    products: [product('1', 'Kaffee Crema'), product('2', 'Becher für Kaffee')].filter(({ title }) =>
      title.toLowerCase().includes(q),
    ),
  })
}

// The page of the test runner has a query of its own.
const initialUrl = location.href
export function setPageQuery(query: string): void {
  const url = new URL(initialUrl)
  url.searchParams.set('query', query)
  history.replaceState(null, '', url)
}

export let services: ReturnType<typeof serve>
export let element: HTMLElement
let stopHush = () => {}
let formUrl: string | undefined
export const rectOf = (selector: string) => (inside(element, selector) as HTMLElement).getBoundingClientRect()
/** The visible search field. */
export const field = () =>
  allInside(element, '.search__field').findLast(({ offsetWidth }) => offsetWidth > 0) as HTMLInputElement
export const options = () => allInside(element, '[role=option]') as HTMLAnchorElement[]
export const ariaExpanded = () => field().getAttribute('aria-expanded')
export const highlighted = () =>
  options().find((option) => option.getAttribute('aria-selected') === 'true')?.textContent
export const isFieldFocused = () => element.shadowRoot?.activeElement === field()
export const isPanelShown = () => inside(element, '.suggestions') !== null
export const announcement = () => textsOf(element, '[role=status]').join('')

export const placeHeader = async (
  handlers: Record<string, Handler> = {},
  template = html`<shop-header site="DE"></shop-header>`,
) => {
  services = serve({
    'GET /service/cart/api/cart': () => json({ cart: cartOf() }),
    [SUGGESTIONS_CALL]: answerSuggestions,
    ...handlers,
  })
  element = await place(template)
  // Tests must not leave the page. A submit event does not cross the shadow root.
  const root = element.shadowRoot as ShadowRoot
  for (const type of ['click', 'auxclick'])
    root.addEventListener(type, (event) => {
      if ((event.target as Element).closest('a')) event.preventDefault()
    })
  root.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    const form = event.target as HTMLFormElement
    const query = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
    formUrl = `${form.getAttribute('action')}?${query}`
  })
}

/** The address that the form is submitted to during an action; `undefined` when it is not submitted. */
export const submittedUrl = async (act: () => Promise<unknown>) => {
  formUrl = undefined
  await act()
  return formUrl
}

/** Opens the search flyout of small platforms. */
export const openSearchFlyout = async () => {
  window.dispatchEvent(new CustomEvent('shop-open-flyout', { detail: { flyout: 'search' } }))
  await eventually(element, '.search--in-flyout .search__field')
  await waitUntil(isFieldFocused)
}

export const typeText = async (text: string) => {
  field().focus()
  await sendKeys({ type: text })
}

/** Resolves when all finite animations have ended. */
export const animationsEnd = async () => {
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const ending = element.shadowRoot
    ?.getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled((ending ?? []).map(({ finished }) => finished))
}

export const typeForSuggestions = async (text: string) => {
  await typeText(text)
  await eventually(element, '[role=option]')
  await waitUntil(() => inside(element, '.suggestions--busy') === null)
}

/** Gives every test of a file a fresh page. */
export function setUpSearchPage(): void {
  beforeEach(async () => {
    await setViewport({ width: 1280, height: 800 })
    localStorage.clear()
    ;(window as { dataLayer?: unknown }).dataLayer = undefined
    stopHush = captureConsole('error', [])
  })
  afterEach(async () => {
    clearPage()
    history.replaceState(null, '', initialUrl)
    await new Promise((resolve) => setTimeout(resolve, 5))
    storeOf('DE').set(clearSuggestionsAtom)
    storeOf('DE').set(closeFlyoutAtom)
    services.end()
    stopHush()
  })
}
