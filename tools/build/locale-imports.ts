import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'rollup'
import { root } from '../paths.ts'

const IMPORT = /import\(`\.\.\/\.\.\/locales\/\$\{(\w+)\}\/\$\{(\w+)\}\.json`\)/
/** Texts that few visitors read are a file of their own (LAW-8). */
const APART = 'guarantee-notice'
const IMPORT_APART = new RegExp(`import\\(\`\\.\\./\\.\\./locales/\\$\\{(\\w+)\\}/${APART}\\.json\`\\)`)
/** All other texts of a language, by feature, or those. */
const FILE = new RegExp(`locales/([\\w-]+)/(all|${APART})$`)

/** The import of texts by locale and feature becomes one import for each locale, whose texts are one file anyway. */
export const localeImports = (): Plugin => ({
  name: 'locale-imports',
  resolveId: (source) => (FILE.test(source) ? root(source.replace(/^.*(?=locales\/)/, '')) : null),
  load(id) {
    const [, locale, file] = FILE.exec(id) ?? []
    if (!locale || existsSync(id)) return null
    const features = readdirSync(root(`locales/${locale}`))
      .map((name) => name.replace('.json', ''))
      .filter((feature) => (feature === APART) === (file === APART))
      .sort()
      .map((feature) => `'${feature}': ${readFileSync(root(`locales/${locale}/${feature}.json`), 'utf8')}`)
    return `export default { ${features.join(', ')} }`
  },
  transform(code) {
    // On one line, so that none shifts.
    const byLocale = (locales: readonly string[], file: string) =>
      `({ ${locales.map((locale) => `'${locale}': () => import('../../locales/${locale}/${file}')`).join(', ')} })[$1]()`
    const all = readdirSync(root('locales'))
    if (IMPORT.test(code))
      return {
        code: code.replace(IMPORT, `${byLocale(all, 'all')}.then((all) => ({ default: all.default[$2] }))`),
        map: null,
      }
    if (!IMPORT_APART.test(code)) return null
    const having = all.filter((locale) => existsSync(root(`locales/${locale}/${APART}.json`)))
    return {
      code: code.replace(
        IMPORT_APART,
        `${byLocale(having, APART)}.then((all) => ({ default: all.default['${APART}'] }))`,
      ),
      map: null,
    }
  },
})
