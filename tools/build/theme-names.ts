import { readdirSync } from 'node:fs'
import { root } from '../paths.ts'

const FOLDER = 'src/react/ui/theme/themes'

/** The names of the theme files, the default first, since the others override it. */
export const themeNames = (): string[] =>
  readdirSync(root(FOLDER))
    .map((file) => file.replace('.css', ''))
    .sort((a, b) => Number(b === 'light') - Number(a === 'light') || a.localeCompare(b))
