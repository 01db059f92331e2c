import { readFileSync } from 'node:fs'
import { root } from '../paths.ts'
import { themeDefines } from './theme-names.ts'

const { version } = JSON.parse(readFileSync(root('package.json'), 'utf8'))

/** The expressions that a bundle replaces, as code. */
export const defines = {
  'process.env.NODE_ENV': '"production"',
  'import.meta.env.MODE': '"production"',
  __SHOP_ELEMENTS_VERSION__: JSON.stringify(version),
  ...themeDefines(),
}
