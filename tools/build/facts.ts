/**
 * Makes each subject of a table of facts, such as `MONEY` of src/shop/sites/facts.ts or `RANKS` of src/page/configuration/tag-facts.ts, a
 * module of its own with nothing but values: a chunk then carries the facts that its code imports. Without this the live layer would carry
 * all facts of all countries, 1.3 kB (brotli) more than it shows.
 */
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'rollup'

const FACTS = /\/(sites\/|configuration\/(tag|default)-)facts\.ts$/
const IMPORT = /import \{([^}]*)\} from ['"]([^'"]*\/(?:tag-|default-)?facts\.ts)['"];?/g
const SUBJECT = /^(.*\/(?:tag-|default-)?facts\.ts)\?([A-Z_]+)$/

/** Rollup puts whole modules into chunks: an import of two subjects becomes two imports. */
export const facts = (): Plugin => ({
  name: 'facts',
  transform(code) {
    // `MONEY` or `MONEY as money`. On the lines of the one import, so that no line shifts.
    const split = code.replace(IMPORT, (_, names: string, file: string) =>
      names.replace(/\s*(\w+)[^,]*,?/g, (imported, name) => `import {${imported}} from '${file}?${name}';`),
    )
    return split === code ? null : { code: split, map: null }
  },
  async resolveId(id, importer) {
    const [, file, subject] = SUBJECT.exec(id) ?? []
    const found = file && (await this.resolve(file, importer))
    return found ? `${found.id}?${subject}` : null
  },
  async load(id) {
    if (FACTS.test(id)) this.error('Import facts by name: `import { MONEY } from …/facts.ts`.')
    const [, file = '', subject = ''] = SUBJECT.exec(id) ?? []
    if (!file) return null
    const bySubject = await import(pathToFileURL(file).href)
    return `export const ${subject} = ${JSON.stringify(bySubject[subject])}`
  },
})
