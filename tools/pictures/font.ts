/** The font of all pictures, so that they do not depend on the fonts of the machine. Its subsets hold Hungarian and Turkish too. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const PACKAGE = '@fontsource-variable/inter'
const SUBSETS = ['latin', 'latin-ext']
const FAMILY = 'Inter Variable'

const require = createRequire(import.meta.url)

/** The style sheet of the package, with the files of some subsets inside it. */
function fontFaces(): string {
  const sheet = readFileSync(require.resolve('@fontsource-variable/inter/index.css'), 'utf8')
  const faces = SUBSETS.map((subset) => {
    const file = `files/inter-${subset}-wght-normal.woff2`
    const face = sheet.split('@font-face').find((text) => text.includes(`./${file})`))
    if (!face) throw new Error(`${PACKAGE} has no ${file}.`)
    const data = readFileSync(require.resolve(`${PACKAGE}/${file}`), 'base64')
    return `@font-face${face.slice(0, face.indexOf('}') + 1).replace(`./${file}`, `data:font/woff2;base64,${data}`)}`
  })
  return faces.join('\n')
}

/** Gives the font to the elements, by their custom properties, and to the page around them. */
export const fontSheet = (): string => `${fontFaces()}
:root { --shop-font: "${FAMILY}"; --shop-font-display: "${FAMILY}" }
body, body * { font-family: "${FAMILY}" !important }`
