/** The faces of a variable font of Fontsource, for the alphabets of all sites, and those of the brand's two fonts. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** The `index.css` of each package. */
export const BRAND_SHEETS = {
  figtree: require.resolve('@fontsource-variable/figtree/index.css'),
  fraunces: require.resolve('@fontsource-variable/fraunces/index.css'),
} as const

/** The second one holds Czech, Hungarian, Polish, Slovak and Turkish. */
const SUBSETS = ['latin', 'latin-ext']

/** A font that is late waits for the next page view: nothing shifts under a reader. */
export const brandFaces = (addressOf: (path: string) => string): string =>
  Object.values(BRAND_SHEETS)
    .map((sheet) => fontFaces(sheet, addressOf))
    .join('\n')
    .replaceAll('font-display: swap', 'font-display: optional')

/** `sheet` is the path of the package's `index.css`; `addressOf` gives the address of a file beside it. */
export function fontFaces(sheet: string, addressOf: (path: string) => string): string {
  const rules = readFileSync(sheet, 'utf8').split('@font-face')
  const faces = SUBSETS.map((subset) => {
    const rule = rules.find((text) => text.includes(`-${subset}-wght-normal.woff2)`))
    if (!rule) throw new Error(`${sheet} has no face for ${subset}.`)
    const face = rule.slice(0, rule.indexOf('}') + 1)
    return `@font-face${face.replace(/\.\/[^)]+/, (file) => addressOf(join(dirname(sheet), file)))}`
  })
  return faces.join('\n')
}
