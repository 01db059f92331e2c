import { readdirSync } from 'node:fs'
import { root } from './paths.mjs'

const FOLDER = 'src/react/ui/theme/themes'

/** A theme is a file of its name; the default stands first, since the others override it. */
export const themeNames = () =>
  readdirSync(root(FOLDER))
    .map((file) => file.replace('.css', ''))
    .sort((a, b) => Number(b === 'light') - Number(a === 'light') || a.localeCompare(b))
