/** The font of all pictures, so that they do not depend on the fonts of the machine. Its subsets hold Hungarian and Turkish too. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fontFaces } from '../../shop/font-faces.ts'

const FAMILY = 'Inter Variable'

const require = createRequire(import.meta.url)
const SHEET = require.resolve('@fontsource-variable/inter/index.css')

const inSheet = (path: string) => `data:font/woff2;base64,${readFileSync(path, 'base64')}`

/** Gives the font to the elements, by their custom properties, and to the page around them: also on a page that its own fonts were late for. */
export const fontSheet = (): string => `${fontFaces(SHEET, inSheet)}
:root { --shop-font: "${FAMILY}" !important; --shop-font-display: "${FAMILY}" !important }
body, body * { font-family: "${FAMILY}" !important }`
