/** A header in a wide window, and a service that suggests from four terms and two products. */
import { html } from 'lit-html'
import '../../../src/elements/shop-header.ts'
import { page } from '../../support/page.ts'
import { type Handler, json, type Served } from '../../support/services.ts'

export const SUGGESTIONS = 'GET /service/searchfrontend/api/suggestions'
const TERMS = ['Kaffee', 'Kaffeemühle', 'Kaffeetasse', 'Tee']
const product = (id: string, title: string, price?: object) => ({
  id,
  title,
  imageProductThumb: 'data:,',
  productViewUrl: `/product/${id}`,
  price,
  ...(id === '2' && { webshopProductDimensionKey: 'rot 1' }),
})
const PRODUCTS = [product('1', 'Kaffee Crema', { calculatedPrice: 499 }), product('2', 'Becher für Kaffee')]

export const suggest: Handler = ({ query }: Served) => {
  const matches = (text: string) => text.toLowerCase().includes((query.get('q') ?? '').toLowerCase())
  return json({
    searchTerms: TERMS.filter(matches).map((searchterm) => ({ searchterm })),
    products: PRODUCTS.filter(({ title }) => matches(title)),
  })
}

const DE = html`<shop-header site="DE"></shop-header>`

/** The services given are in place of the usual ones. */
export async function mountSearch({ template = DE, width = 1280, services = {} as Record<string, Handler> } = {}) {
  await page.size(width)
  page.serve({ [SUGGESTIONS]: suggest, ...services })
  return page.mount(template)
}

/** The field that is shown: that of the flyout is over the other one. */
export const field = () =>
  page.selectAll('input[type=search]').findLast((one) => one.checkVisibility()) as HTMLInputElement

export async function typeText(text: string): Promise<void> {
  field().focus()
  await page.press('End')
  await page.type(text)
}

/** Types, and waits for what is suggested for it. */
export async function typeForSuggestions(text: string): Promise<void> {
  await typeText(text)
  await page.see('option')
  await page.until(() => !page.select('[part=suggestions][aria-busy=true]'))
}

export const highlighted = () => page.select('[role=option][aria-selected=true]')?.textContent
export const isPanelShown = () => page.select('[part=suggestions]') !== undefined
export const announcement = () =>
  page
    .selectAll('search [role=status]')
    .map(({ textContent }) => textContent)
    .join('')
