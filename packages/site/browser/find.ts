/** Finds pages by words, by Pagefind, and rules and codes by their name. */
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
export type Result = { url: string; title: string; section: string } & ({ html: string } | { text: string })

/** The number of a rule, or a code. */
const NAME = /^[a-z]+([-_ ][a-z_]+|[-_ ]?\d+)$/i

/** The folder of the site: scripts are in `scripts/`. */
export const home = new URL('..', import.meta.url)

let pagefind: Promise<Pagefind> | undefined

/** Fetches what every search needs. */
export function loadSearch(): Promise<Pagefind> {
  pagefind ??= (async () => {
    // At run time: Pagefind writes it for the finished site.
    const found: Pagefind = await import(new URL('pagefind/pagefind.js', home).href)
    await found.options({ baseUrl: home.pathname })
    return found
  })()
  pagefind.catch(() => {
    pagefind = undefined
  })
  return pagefind
}

let rules: Promise<Marks> | undefined

async function findRule(term: string): Promise<Result[]> {
  if (!NAME.test(term)) return []
  rules ??= fetch(new URL('rules.json', home)).then((answer) => answer.json())
  const known = await rules
  const name =
    ['-', '_'].map((sign) => term.toUpperCase().replace(/ |(?<=[A-Z])(?=\d)/, sign)).find((one) => one in known) ?? ''
  const [path, text] = known[name] ?? []
  return path && text ? [{ url: new URL(`${path}#${name}`, home).href, title: name, section: 'By name', text }] : []
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
async function findPages(term: string, max: number): Promise<Result[] | undefined> {
  const answer = await (await loadSearch()).debouncedSearch(term)
  const found = answer && (await Promise.all(answer.results.slice(0, max).map((result) => result.data())))
  return found?.flatMap(({ url, meta: { title = url, section = '' }, excerpt, sub_results: parts }) => {
    const part = parts.find((one) => isMeant(one.excerpt, term))
    if (!part && !isMeant(excerpt, term)) return []
    const name = part && part.title !== title ? `${title}: ${part.title}` : title
    return [{ url: part?.url ?? url, title: name, section, html: part?.excerpt ?? excerpt }]
  })
}

/** Undefined when something else was typed meanwhile. */
export async function find(term: string, max: number): Promise<Result[] | undefined> {
  const [rules, pages] = term === '' ? [[], []] : await Promise.all([findRule(term), findPages(term, max)])
  return pages && [...rules, ...pages].slice(0, max)
}

/** A link has title, section, and an excerpt. */
export function contentOf(result: Result): { section: HTMLElement; text: HTMLParagraphElement } {
  const text = document.createElement('p')
  if ('html' in result) text.innerHTML = result.html
  else text.textContent = result.text
  const section = document.createElement('small')
  section.textContent = result.section
  return { section, text }
}
