import { readFileSync, writeFileSync } from 'node:fs'
import { compileCss } from '../css.mjs'
import { root } from '../paths.mjs'

/** The site stands on the tag, or on the page's root; without either it is DE. */
const selectorsOf = (selector, site) =>
  site === 'DE' ? [selector] : [`${selector}[site="${site}"]`, `[data-site="${site}"] ${selector}:not([site])`]

function rulesOf([selector, sites]) {
  const bands = {}
  for (const [site, heights] of Object.entries(sites)) {
    const found = selectorsOf(selector, site).join()
    for (const [width, height] of heights) bands[width] = `${bands[width] ?? ''}${found}{--shop-reserve:${height}px}`
  }
  return Object.entries(bands).map(([width, rules]) => `@media (min-width:${width}px){${rules}}`)
}

/** Writes dist/reserve.css: the room of tags without fragments (see its source, src/elements/reserve.css). */
export async function writeReserve() {
  const heights = JSON.parse(readFileSync(root('src/elements/reserve-heights.json'), 'utf8'))
  const measured = Object.entries(heights).flatMap(rulesOf)
  writeFileSync(root('dist/reserve.css'), (await compileCss(root('src/elements/reserve.css'))) + measured.join(''))
}
