/** The faces of a variable font of Fontsource, for the alphabets of all sites. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The second one holds Czech, Hungarian, Polish, Slovak and Turkish. */
const SUBSETS = ['latin', 'latin-ext']

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
