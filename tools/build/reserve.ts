import { readFileSync, writeFileSync } from 'node:fs'
import { root } from '../paths.ts'
import { compileCss } from './compile-css.ts'

/** The tag or the page root names the site; without either it is DE. */
const selectorOf = (selector: string, site: string) =>
  (site === 'DE' ? [selector] : [`${selector}[site="${site}"]`, `[data-site="${site}"] ${selector}:not([site])`])
    .map((tag) => `${tag}::before`)
    .join()

/** By window width in px: the height of a tag as wide as the window, and of one between the default margins of a page. */
type Heights = Record<string, [width: number, height: number, heightInMargins: number][]>

/** In px: a footer that comes may move by less than 3 px, which no browser counts as a shift. */
const rounded = (height: number) => (height > 100 ? Math.round(height) : height)

function rulesOf([selector, sites]: [string, Heights]): string[] {
  const bands: Record<number, string> = {}
  for (const [site, heights] of Object.entries(sites)) {
    const found = selectorOf(selector, site)
    for (const [width, height, inMargins] of heights) {
      const wide =
        inMargins === height ? '' : `@container (min-width:${width}px){${found}{--shop-reserve:${rounded(height)}px}}`
      bands[width] = `${bands[width] ?? ''}${found}{--shop-reserve:${rounded(inMargins)}px}${wide}`
    }
  }
  return Object.entries(bands).map(([width, rules]) => `@media (min-width:${width}px){${rules}}`)
}

/** Writes dist/reserve.css from its source, src/elements/reserve.css, and the measured heights. */
export async function writeReserve(): Promise<void> {
  const heights: Record<string, Heights> = JSON.parse(readFileSync(root('src/elements/reserve-heights.json'), 'utf8'))
  const measured = Object.entries(heights).flatMap(rulesOf)
  writeFileSync(root('dist/reserve.css'), (await compileCss(root('src/elements/reserve.css'))) + measured.join(''))
}
