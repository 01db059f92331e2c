import { readFileSync, writeFileSync } from 'node:fs'
import { root } from '../paths.ts'
import { compileCss } from './compile-css.ts'

/** By window width in px: the height of a tag as wide as the window, and of one between the default margins of a page. */
type Heights = Record<string, [width: number, height: number, heightInMargins: number][]>

/** The tag or the page root names the site; without either it is DE. */
const selectorOf = (selector: string, sites: readonly string[]) =>
  `${selector}:is(${sites.map((site) => `[site=${site}],[data-site=${site}] :not([site])`).join()})`

/** In px, less than 3 px off, which no browser counts as a shift; few different numbers take few bytes. */
const rounded = (height: number) => (height > 100 ? Math.round(height / 5) * 5 : height)

/** The heights of a site in each band of widths, as wide as the window (`--_w0` and on) and between margins (`--_n0` and on). */
function valuesOf(heights: Heights[string], widths: readonly number[]): string {
  const reached = widths.map((width) => heights.findLast(([from]) => from <= width) ?? ([0, 0, 0] as const))
  const listed = (name: string, column: 1 | 2) =>
    reached.map((band, index) => `--_${name}${index}:${rounded(band[column])}px`).join(';')
  return `${listed('w', 1)};${listed('n', 2)}`
}

/** The heights of a variant of a tag, by site. Sites like DE are named in variants only, where those of the tag itself would override DE's. */
function sitesOf(selector: string, bySite: Heights, widths: readonly number[], isVariant: boolean): string {
  const groups = new Map<string, string[]>()
  const { DE = [], ...others } = bySite
  const own = valuesOf(DE, widths)
  for (const [site, heights] of Object.entries(others)) {
    const values = valuesOf(heights, widths)
    if (isVariant || values !== own) groups.set(values, [...(groups.get(values) ?? []), site])
  }
  const rules = [...groups].map(([values, sites]) => `${selectorOf(selector, sites)}{${values}}`)
  return `${selector}{${own}}${rules.join('')}`
}

/** The rules of a tag, in all its variants: their heights, then which of them is kept. */
function rulesOf(variants: readonly [selector: string, heights: Heights][]): string {
  const measured = variants.flatMap(([, bySite]) => Object.values(bySite).flat())
  const widths = [...new Set(measured.map(([width]) => width))].sort((one, other) => one - other)
  const shortest = variants.map(([selector]) => selector).sort((one, other) => one.length - other.length)[0]
  const bands = widths.map((width, index) => {
    const room = (name: string) => `${shortest}::before{--shop-reserve:var(--_${name}${index})}`
    // A tag that is narrower than the window's band has the height between margins.
    return `@media (min-width:${width}px){${room('n')}@container (min-width:${width}px){${room('w')}}}`
  })
  return [
    ...variants.map(([selector, bySite]) => sitesOf(selector, bySite, widths, selector !== shortest)),
    ...bands,
  ].join('')
}

/** Writes dist/reserve.css from its source, src/elements/reserve.css, and the measured heights. */
export async function writeReserve(): Promise<void> {
  const heights: Record<string, Heights> = JSON.parse(readFileSync(root('src/elements/reserve-heights.json'), 'utf8'))
  const tagOf = (selector: string) => /^[\w-]+/.exec(selector)?.[0]
  const variants = Object.entries(heights)
  const tags = [...new Set(variants.map(([selector]) => tagOf(selector)))]
  const measured = tags.map((tag) => rulesOf(variants.filter(([selector]) => tagOf(selector) === tag)))
  writeFileSync(root('dist/reserve.css'), (await compileCss(root('src/elements/reserve.css'))) + measured.join(''))
}
