/** The search page: what Pagefind finds, as one types, and rules by their number. */
import type { RuleIndex } from '../search-index.ts'

interface Found {
  url: string
  excerpt: string
  meta: { title?: string }
  sub_results: { title: string; url: string; excerpt: string }[]
}
interface Pagefind {
  options(options: { baseUrl: string }): Promise<void>
  debouncedSearch(term: string): Promise<{ results: { data(): Promise<Found> }[] } | null>
}
/** `html`: an excerpt that Pagefind has escaped, but for its `<mark>`. */
type Result = { url: string; title: string } & ({ html: string } | { text: string })

const MAX_RESULTS = 20
const RULE_NUMBER = /^[a-z]+-\d+$/i

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

let rules: Promise<RuleIndex> | undefined

async function findRule(term: string): Promise<Result[]> {
  if (!RULE_NUMBER.test(term)) return []
  rules ??= fetch(new URL('rules.json', home)).then((answer) => answer.json())
  const number = term.toUpperCase()
  const rule = (await rules)[number]
  return rule ? [{ url: `${rule[0]}#${number}`, title: number, text: rule[1] }] : []
}

/** Undefined when something else was typed meanwhile. */
async function findPages(term: string): Promise<Result[] | undefined> {
  const answer = await (await pagefind).debouncedSearch(term)
  const found = answer && (await Promise.all(answer.results.slice(0, MAX_RESULTS).map((result) => result.data())))
  return found?.map(({ url, meta: { title = url }, excerpt, sub_results: parts }) => {
    const part = parts.find((one) => one.excerpt.includes('<mark>'))
    const isPart = part && part.title !== title
    return { url: part?.url ?? url, title: isPart ? `${title}: ${part.title}` : title, html: part?.excerpt ?? excerpt }
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
  item.append(link, text)
  return item
}

async function search(term: string): Promise<void> {
  const [rules, pages] = term === '' ? [[], []] : await Promise.all([findRule(term), findPages(term)])
  if (!pages) return
  const results = [...rules, ...pages]
  list?.replaceChildren(...results.map(itemOf))
  if (count) count.textContent = term === '' ? '' : `${results.length || 'Nothing'} found for “${term}”`
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
