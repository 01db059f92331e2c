/** The search page: what Pagefind finds, as one types, and rules by their number. */
import type { Marks } from '../marks.ts'

interface Found {
  url: string
  excerpt: string
  meta: { title?: string; section?: string }
  sub_results: { title: string; url: string; excerpt: string }[]
}
interface Pagefind {
  options(options: { baseUrl: string }): Promise<void>
  debouncedSearch(term: string): Promise<{ results: { data(): Promise<Found> }[] } | null>
}
/** `html`: an excerpt that Pagefind has escaped, but for its `<mark>`. */
type Result = { url: string; title: string; section: string } & ({ html: string } | { text: string })

const MAX_RESULTS = 20
/** The number of a rule, or a code. */
const NAME = /^[a-z]+([-_ ][a-z_]+|[-_ ]?\d+)$/i

const field = document.querySelector<HTMLInputElement>('#search-page')
const list = document.querySelector('#results')
const count = document.querySelector('#count')
const home = new URL('.', location.href)

const pagefind: Promise<Pagefind> = (async () => {
  // At run time: Pagefind writes it for the finished site.
  const found: Pagefind = await import(new URL('pagefind/pagefind.js', home).href)
  await found.options({ baseUrl: home.pathname })
  return found
})()

let rules: Promise<Marks> | undefined

async function findRule(term: string): Promise<Result[]> {
  if (!NAME.test(term)) return []
  rules ??= fetch(new URL('rules.json', home)).then((answer) => answer.json())
  const known = await rules
  const name =
    ['-', '_'].map((sign) => term.toUpperCase().replace(/ |(?<=[A-Z])(?=\d)/, sign)).find((one) => one in known) ?? ''
  const [path, text] = known[name] ?? []
  return path && text ? [{ url: `${path}#${name}`, title: name, section: 'By name', text }] : []
}

/** Whether what is marked has to do with the words: Pagefind shortens a word until it finds something. */
function isMeant(excerpt: string, term: string): boolean {
  const marked = [...excerpt.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, text = '']) => text.toLowerCase())
  const words = term.toLowerCase().split(/\s+/)
  return marked.some((text) =>
    words.some((word) => text.includes(word.slice(0, Math.max(3, Math.ceil(word.length * 0.6))))),
  )
}

/** Undefined when something else was typed meanwhile. */
async function findPages(term: string): Promise<Result[] | undefined> {
  const answer = await (await pagefind).debouncedSearch(term)
  const found = answer && (await Promise.all(answer.results.slice(0, MAX_RESULTS).map((result) => result.data())))
  return found?.flatMap(({ url, meta: { title = url, section = '' }, excerpt, sub_results: parts }) => {
    const part = parts.find((one) => isMeant(one.excerpt, term))
    if (!part && !isMeant(excerpt, term)) return []
    const name = part && part.title !== title ? `${title}: ${part.title}` : title
    return [{ url: part?.url ?? url, title: name, section, html: part?.excerpt ?? excerpt }]
  })
}

function itemOf(result: Result): HTMLLIElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  const text = document.createElement('p')
  link.href = result.url
  link.textContent = result.title
  if ('html' in result) text.innerHTML = result.html
  else text.textContent = result.text
  const section = document.createElement('small')
  section.textContent = result.section
  item.append(link, ' ', section, text)
  return item
}

async function search(term: string): Promise<void> {
  const [rules, pages] = term === '' ? [[], []] : await Promise.all([findRule(term), findPages(term)])
  if (!pages) return
  const results = [...rules, ...pages]
  list?.replaceChildren(...results.map(itemOf))
  const many = results.length < MAX_RESULTS ? results.length || 'Nothing' : `The best ${MAX_RESULTS}`
  if (count) count.textContent = term === '' ? '' : `${many} found for “${term}”`
}

if (field) {
  field.value = new URLSearchParams(location.search).get('q') ?? ''
  field.addEventListener('input', () => {
    history.replaceState(null, '', `?q=${encodeURIComponent(field.value)}`)
    search(field.value.trim())
  })
  field.form?.addEventListener('submit', (event) => event.preventDefault())
  search(field.value.trim())
}
