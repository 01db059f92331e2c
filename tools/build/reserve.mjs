import { readFileSync, writeFileSync } from 'node:fs'
import { compileCss } from '../css.mjs'
import { root } from '../paths.mjs'

/** The site stands on the tag, or on the page's root; without either it is DE. */
const selectorsOf = (tag, site) =>
  site === 'DE' ? [tag] : [`${tag}[site="${site}"]`, `[data-site="${site}"] ${tag}:not([site])`]

const rulesOf = (variant, sites) => {
  const [tag, name] = variant.split('.')
  const condition = name ? `[${name}]:not([${name}="false"])` : ''
  const bands = {}
  for (const [site, heights] of Object.entries(sites)) {
    for (const [width, height] of heights) {
      const selectors = selectorsOf(tag, site).map((selector) => selector + condition)
      bands[width] = `${bands[width] ?? ''}${selectors.join()}{--shop-reserve:${height}px}`
    }
  }
  return Object.entries(bands).map(([width, rules]) => `@media (min-width:${width}px){${rules}}`)
}

/** Writes dist/reserve.css: the room of tags without fragments (see its source, src/elements/reserve.css). */
export async function writeReserve() {
  const heights = JSON.parse(readFileSync(root('src/elements/reserve-heights.json'), 'utf8'))
  const measured = Object.entries(heights).flatMap(([variant, sites]) => rulesOf(variant, sites))
  writeFileSync(root('dist/reserve.css'), (await compileCss(root('src/elements/reserve.css'))) + measured.join(''))
}
