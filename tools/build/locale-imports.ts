import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'rollup'
import { root } from '../paths.ts'

const IMPORT = /import\(`\.\.\/\.\.\/locales\/\$\{(\w+)\}\/\$\{(\w+)\}\.json`\)/
/** All texts of a language, by feature. */
const ALL = /locales\/([\w-]+)\/all$/

/** The import of texts by locale and feature becomes one import for each locale, whose texts are one file anyway. */
export const localeImports = (): Plugin => ({
  name: 'locale-imports',
  resolveId: (source) => (ALL.test(source) ? root(source.replace(/^.*(?=locales\/)/, '')) : null),
  load(id) {
    const [, locale] = ALL.exec(id) ?? []
    if (!locale || existsSync(id)) return null
    const texts = readdirSync(root(`locales/${locale}`)).sort()
    const features = texts.map(
      (file) => `'${file.replace('.json', '')}': ${readFileSync(root(`locales/${locale}/${file}`), 'utf8')}`,
    )
    return `export default { ${features.join(', ')} }`
  },
  transform(code) {
    if (!IMPORT.test(code)) return null
    const imports = readdirSync(root('locales')).map(
      (locale) => `'${locale}': () => import('../../locales/${locale}/all')`,
    )
    // On one line, so that none shifts.
    const byLocale = `({ ${imports.join(', ')} })[$1]().then((all) => ({ default: all.default[$2] }))`
    return { code: code.replace(IMPORT, byLocale), map: null }
  },
})
