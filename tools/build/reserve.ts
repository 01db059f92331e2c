import { readFileSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { root } from '../paths.ts'
import { compileCss } from './compile-css.ts'

/** The tag or the page root names the site; without either it is DE. */
const selectorOf = (selector: string, sites: readonly string[]) =>
  sites.includes('DE')
    ? selector
    : `${selector}:is(${sites.map((site) => `[site=${site}],[data-site=${site}] :not([site])`).join()})`

/** By window width in px: the height of a tag as wide as the window, and of one between the default margins of a page. */
type Heights = Record<string, [width: number, height: number, heightInMargins: number][]>

/** In px, less than 3 px off, which no browser counts as a shift; few different numbers take few bytes. */
const rounded = (height: number) => (height > 100 ? Math.round(height / 5) * 5 : height)

/** A tag that is narrower than the window's band has the height between margins (`--_n`, else `--_w`). DE comes first: others override it. */
function rulesOf([selector, bySite]: [string, Heights]): string[] {
  const bands = new Map<number, Map<string, string[]>>()
  for (const [site, heights] of Object.entries(bySite)) {
    if (site !== 'DE' && isDeepStrictEqual(heights, bySite.DE)) continue
    for (const [width, height, inMargins] of heights) {
      const sites = bands.get(width) ?? new Map<string, string[]>()
      const values = `{--_w:${rounded(height)}px;--_n:${rounded(inMargins)}px}`
      // The rule without a site is not one of a list.
      const key = site === 'DE' ? ` ${values}` : values
      bands.set(width, sites.set(key, [...(sites.get(key) ?? []), site]))
    }
  }
  return [...bands]
    .sort(([one], [other]) => one - other)
    .map(([width, sites]) => {
      const values = [...sites].map(([key, names]) => selectorOf(selector, names) + key.trim())
      const room = (which: 'n' | 'w') => `${selector}::before{--shop-reserve:var(--_${which})}`
      return `@media (min-width:${width}px){${values.join('')}${room('n')}@container (min-width:${width}px){${room('w')}}}`
    })
}

/** Writes dist/reserve.css from its source, src/elements/reserve.css, and the measured heights. */
export async function writeReserve(): Promise<void> {
  const heights: Record<string, Heights> = JSON.parse(readFileSync(root('src/elements/reserve-heights.json'), 'utf8'))
  const measured = Object.entries(heights).flatMap(rulesOf)
  writeFileSync(root('dist/reserve.css'), (await compileCss(root('src/elements/reserve.css'))) + measured.join(''))
}
