import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'rollup'
import { root } from '../paths.ts'

const IMPORT = /import\(`\.\.\/\.\.\/locales\/\$\{(\w+)\}\/\$\{(\w+)\}\.json`\)/
/** Texts that few visitors read are a file of their own (LAW-8). */
const APART = 'guarantee-notice'
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
    if (!IMPORT.test(code)) return null
    const fileOf = (locale: string, name: string) => `import('../../locales/${locale}/${name}')`
    const hasApart = (locale: string) => existsSync(root(`locales/${locale}/${APART}.json`))
    const imports = readdirSync(root('locales')).map(
      (locale) =>
        `'${locale}': (isApart) => ${hasApart(locale) ? `isApart ? ${fileOf(locale, APART)} : ` : ''}${fileOf(locale, 'all')}`,
    )
    // On one line, so that none shifts.
    const byLocale = `({ ${imports.join(', ')} })[$1]($2 === '${APART}').then((all) => ({ default: all.default[$2] }))`
    return { code: code.replace(IMPORT, byLocale), map: null }
  },
})
