/** The product's own code, bundled into a function of a page's globals: each simulated page has modules of its own. */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { defines } from '../../tools/build/defines.ts'
import { root } from '../../tools/paths.ts'
import type * as PageEntry from './page-entry.ts'

export type Product = typeof PageEntry

/** A page's own instance of the product, given the globals of the page: always the same names. */
export type StartProduct = (globals: Record<string, unknown>) => Product

/** The text of a source file as it is to be bundled: code may have a fault planted in it. */
type Alter = (path: string, text: string) => string

/** Modules that know nothing of a page. All pages share them, as they do not share what a module makes when it starts. */
const SHARED =
  /^jotai\/vanilla$|^valibot$|\/src\/shop\/|\/src\/page\/browser\/json\.ts|\/src\/api\/(answer-schema|api-error|fields|cart\/(cart-error|cart-schema\.late))\.ts$|\/src\/state\/cart\/cart-(change-)?machine(\.late)?\.ts$/

/** A page that used one of these would live another life each time. */
const FORBIDDEN = { setInterval: undefined, setImmediate: undefined, performance: undefined, process: undefined }

async function bundle(options: BuildOptions): Promise<string> {
  const { outputFiles = [] } = await build({
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    define: { ...defines, 'import.meta.env': 'true' },
    logLevel: 'silent',
    ...options,
  })
  return outputFiles[0]?.text ?? ''
}

/**
 * Code that returns a function of a page's globals. None of it is an accessor or a module that is wrapped: the engine keeps these, and the
 * whole page with them, until it clears up everything.
 */
function functionOf(code: string, globals: readonly string[]): string {
  const imports: string[] = []
  const body = code
    .replace(/^import \{([^}]*)\} from ("[^"]+");$/gm, (_, names: string, path: string) => {
      imports.push(`const {${names.replace(/(\w+) as (\w+)/g, '$1: $2')}} = shared[${path}]`)
      return ''
    })
    .replace(/export \{([^}]*)\};\s*$/, (_, names: string) => `return {${names.replace(/(\w+) as (\w+)/g, '$2: $1')}}`)
  return `'use strict';${imports.join(';')};return function (${globals}) {${body}}`
}

/** Texts are data, which all pages share. Read at once: a life waits for nothing. */
const texts = new Map<string, { default: unknown }>()
async function lateData(name: string): Promise<{ default: unknown }> {
  const path = root(name.slice(name.indexOf('locales/')))
  const file = texts.get(path) ?? { default: JSON.parse(readFileSync(path, 'utf8')) }
  texts.set(path, file)
  return file
}

/** Bundles the code of shared modules once, and that of a page into a function of its globals. */
export async function bundleProduct(alter: Alter = (_, text) => text): Promise<StartProduct> {
  const shared = new Set<string>()
  const sharedModules: Plugin = {
    name: 'shared-modules',
    setup({ onResolve }) {
      onResolve({ filter: /./ }, ({ path, resolveDir }) => {
        const file = path.startsWith('.') ? resolve(resolveDir, path) : path
        if (!SHARED.test(file)) return undefined
        shared.add(file)
        return { path: file, external: true }
      })
    },
  }
  /** Code that is fetched when it is needed is there from the start, and comes by the simulated network. */
  const sources: Plugin = {
    name: 'sources',
    setup({ onLoad }) {
      onLoad({ filter: /\/src\/.*\.ts$/ }, async ({ path }) => {
        const late: string[] = []
        const text = alter(path, await readFile(path, 'utf8'))
        const matches = [...text.matchAll(/(?<!typeof )\bimport\('([^']+)'\)/g)]
        const namesOf = new Map<string, string[]>()
        for (const [, name = ''] of matches) namesOf.set(name, Object.keys(await import(resolve(path, '..', name))))
        for (const [name, names] of namesOf)
          late.push(`import { ${names.map((one) => `${one} as late_${one}`)} } from '${name}'`)
        const contents = text
          .replace(/(?<!typeof )\bimport\('([^']+)'\)/g, (_, name: string) => {
            const all = namesOf.get(name)?.map((one) => `${one}: late_${one}`)
            return `lateCode('${name}', async () => ({ ${all} }))`
          })
          .replace(/(?<!typeof )\bimport\((`[^`]+`)\)/g, 'lateCode($1, () => lateData($1))')
        return { contents: `${late.join(';')};${contents}`, loader: 'ts' }
      })
    },
  }
  const code = await bundle({ entryPoints: [root('test/simulation/page-entry.ts')], plugins: [sharedModules, sources] })
  const names = [...shared]
  const all = names.map((path, index) => `export * as m${index} from ${JSON.stringify(path)}`).join('\n')
  const modules = new Function(
    functionOf(await bundle({ stdin: { contents: all, resolveDir: root('.') }, plugins: [sources] }), []),
  )()()
  const bySource = Object.fromEntries(names.map((path, index) => [path, { ...modules[`m${index}`] }]))
  let start: ((...globals: unknown[]) => Product) | undefined
  return (globals) => {
    const given = { ...FORBIDDEN, ...globals }
    start ??= new Function('shared', 'lateData', functionOf(code, Object.keys(given)))(bySource, lateData)
    return (start as NonNullable<typeof start>)(...Object.values(given))
  }
}
