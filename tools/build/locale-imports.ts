import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'rollup'
import { root } from '../paths.ts'

const IMPORT = /import\(`\.\.\/\.\.\/locales\/\$\{(\w+)\}\/\$\{(\w+)\}\.json`\)/
/** Texts that few visitors read are a file of their own (LAW-8, PROPOSAL-12). */
const APART = ['guarantee-notice', 'proposals']
const RARE = 'rare'
const IMPORT_APART = new RegExp(`import\\(\`\\.\\./\\.\\./locales/\\$\\{(\\w+)\\}/(${APART.join('|')})\\.json\`\\)`)
/** All other texts of a language, by feature, or those. */
const FILE = new RegExp(`locales/([\\w-]+)/(all|${RARE})$`)

/** The import of texts by locale and feature becomes one import for each locale, whose texts are one file anyway. */
export const localeImports = (): Plugin => ({
  name: 'locale-imports',
  resolveId: (source) => (FILE.test(source) ? root(source.replace(/^.*(?=locales\/)/, '')) : null),
  load(id) {
    const [, locale, file] = FILE.exec(id) ?? []
    if (!locale || existsSync(id)) return null
    const features = readdirSync(root(`locales/${locale}`))
      .map((name) => name.replace('.json', ''))
      .filter((feature) => APART.includes(feature) === (file === RARE))
      .sort()
      .map((feature) => `'${feature}': ${readFileSync(root(`locales/${locale}/${feature}.json`), 'utf8')}`)
    return `export default { ${features.join(', ')} }`
  },
  transform(code) {
    // On one line, so that none shifts.
    const byLocale = (locales: readonly string[], file: string, isEmpty = (_locale: string) => false) => {
      const load = (locale: string) =>
        isEmpty(locale) ? 'Promise.resolve({ default: {} })' : `import('../../locales/${locale}/${file}')`
      return `({ ${locales.map((locale) => `'${locale}': () => ${load(locale)}`).join(', ')} })[$1]()`
    }
    const all = readdirSync(root('locales'))
    if (IMPORT.test(code))
      return {
        code: code.replace(IMPORT, `${byLocale(all, 'all')}.then((all) => ({ default: all.default[$2] }))`),
        map: null,
      }
    if (!IMPORT_APART.test(code)) return null
    const pathsOf = (locale: string) => APART.map((feature) => root(`locales/${locale}/${feature}.json`))
    const having = all.filter((locale) => pathsOf(locale).every((path) => existsSync(path)))
    // A file less for a locale that has all of them from another one.
    const isEmpty = (locale: string) => pathsOf(locale).every((path) => readFileSync(path, 'utf8').trim() === '{}')
    return {
      code: code.replace(
        IMPORT_APART,
        `${byLocale(having, RARE, isEmpty)}.then((all) => ({ default: all.default['$2'] ?? {} }))`,
      ),
      map: null,
    }
  },
})
