/** The search page: what is found, as one types. Arrows lead through it, and Escape back to the field. */
import { contentOf, find, type Result } from './find.ts'

const MAX_RESULTS = 20

const field = document.querySelector<HTMLInputElement>('#search-page')
const list = document.querySelector('#results')
const count = document.querySelector('#count')

function itemOf(result: Result): HTMLLIElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  const { section, text } = contentOf(result)
  link.href = result.url
  link.textContent = result.title
  item.append(link, ' ', section, text)
  return item
}

async function search(term: string): Promise<void> {
  const results = await find(term, MAX_RESULTS)
  if (!results || term !== field?.value.trim()) return
  list?.replaceChildren(...results.map(itemOf))
  const many = results.length < MAX_RESULTS ? results.length || 'Nothing' : `The best ${MAX_RESULTS}`
  if (count) count.textContent = term === '' ? '' : `${many} found for “${term}”`
}

if (field && list) {
  field.value = new URLSearchParams(location.search).get('q') ?? ''
  field.addEventListener('input', () => {
    history.replaceState(null, '', `?q=${encodeURIComponent(field.value)}`)
    search(field.value.trim())
  })
  field.form?.addEventListener('submit', (event) => event.preventDefault())
  search(field.value.trim())

  document.querySelector('main')?.addEventListener('keydown', (event) => {
    const stops: HTMLElement[] = [field, ...list.querySelectorAll('a')]
    const now = stops.indexOf(event.target as HTMLElement)
    const step = { ArrowDown: 1, ArrowUp: -1, Escape: -now }[event.key]
    if (now < 0 || !step) return
    event.preventDefault()
    stops[now + step]?.focus()
  })
}
