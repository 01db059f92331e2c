import { readdirSync, readFileSync } from 'node:fs'
import { root } from '../paths.ts'

const FOLDER = 'src/react/ui/theme/themes'

/** The names of the theme files, the default first, since the others override it. */
export const themeNames = (): string[] =>
  readdirSync(root(FOLDER))
    .map((file) => file.replace('.css', ''))
    .sort((a, b) => Number(b === 'light') - Number(a === 'light') || a.localeCompare(b))

/** The colour on which each theme's content stands, as `#rrggbb`. */
function surfaces(): Record<string, string> {
  const { color } = JSON.parse(readFileSync(root('src/react/ui/theme/tokens.json'), 'utf8'))
  return Object.fromEntries(themeNames().map((name) => [name, color[name].surface.$value.hex]))
}

/** The expressions about themes that a bundle replaces, as code. */
export const themeDefines = () => ({
  __SHOP_ELEMENTS_THEMES__: JSON.stringify(themeNames()),
  __SHOP_ELEMENTS_SURFACES__: JSON.stringify(surfaces()),
})
