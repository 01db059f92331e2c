/**
 * Makes each subject of src/shop/sites/facts.ts, such as `MONEY`, a module of its own with nothing but values: a chunk then carries
 * the facts that its code imports, and not all facts of all countries.
 */
import { pathToFileURL } from 'node:url'
import type { Plugin as EsbuildPlugin } from 'esbuild'
import type { Plugin } from 'rollup'

const FACTS = /\/sites\/facts\.ts$/
const IMPORT = /import \{([^}]*)\} from ['"]([^'"]*\/facts\.[jt]s)['"];?/g
const SUBJECT = /^(.*\/facts\.[jt]s)\?([A-Z_]+)$/

/** The exports of the file as code, with their values in place of the country files that they are made from. */
async function subjectsOf(file: string): Promise<ReadonlyMap<string, string>> {
  const subjects: Record<string, unknown> = await import(pathToFileURL(file).href)
  return new Map(
    Object.entries(subjects).map(([name, facts]) => [name, `export const ${name} = ${JSON.stringify(facts)}`]),
  )
}

/** For rollup, which puts whole modules into chunks: an import of two subjects becomes two imports. */
export const siteFacts = (): Plugin => ({
  name: 'site-facts',
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
    if (FACTS.test(id)) this.error('Import facts of the sites by name: `import { MONEY } from …/facts.ts`.')
    const [, file = '', subject = ''] = SUBJECT.exec(id) ?? []
    return file ? (await subjectsOf(file)).get(subject) : null
  },
})

/** For esbuild, which leaves out of a module what nobody imports. */
export const siteFactsInEsbuild: EsbuildPlugin = {
  name: 'site-facts',
  setup({ onLoad }) {
    onLoad({ filter: FACTS }, async ({ path }) => ({ contents: [...(await subjectsOf(path)).values()].join('\n') }))
  },
}
