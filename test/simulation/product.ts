/** The product's own code, bundled into a function of a page's globals: each simulated page has modules of its own. */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { defines } from '../../tools/build/defines.ts'
import { root } from '../../tools/paths.ts'
import type * as PageEntry from './page-entry.ts'

export type Product = typeof PageEntry

/** Modules that know nothing of a page. All pages share them: new ones are slow until the engine has seen them for a while. */
const SHARED = /^jotai\/vanilla$|^valibot$|\/src\/shop\/|\/src\/api\/(answer-schema|cart\/cart-schema\.late)\.ts$/

/** A page's own instance of the product, given the globals of the page: always the same names. */
export type StartProduct = (globals: Record<string, unknown>) => Product

/** The text of a source file as it is to be bundled: code may have a fault planted in it. */
type Alter = (path: string, text: string) => string

/** A page that used one of these would live another life each time. */
const FORBIDDEN = { setInterval: undefined, setImmediate: undefined, performance: undefined, process: undefined }

async function bundle(options: BuildOptions): Promise<string> {
  const { outputFiles = [] } = await build({
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'exported',
    target: 'es2022',
    define: { ...defines, 'import.meta.env': 'true' },
    logLevel: 'silent',
    ...options,
  })
  return `'use strict';${outputFiles[0]?.text};return exported`
}

/** Bundles the code of shared modules once, and that of a page into a function of its globals. */
export async function bundleProduct(alter: Alter = (_, text) => text): Promise<StartProduct> {
  const shared = new Set<string>()
  const sharedModules: Plugin = {
    name: 'shared-modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /./ }, ({ path, resolveDir }) => {
        const file = path.startsWith('.') ? resolve(resolveDir, path) : path
        if (!SHARED.test(file)) return undefined
        shared.add(file)
        return { path: file, namespace: 'shared' }
      })
      onLoad({ filter: /./, namespace: 'shared' }, async ({ path }) => ({
        contents: `export const { ${Object.keys(await import(path))} } = shared[${JSON.stringify(path)}]`,
      }))
    },
  }
  /** Code that is fetched when it is needed comes by the simulated network. */
  const sources: Plugin = {
    name: 'sources',
    setup({ onLoad }) {
      onLoad({ filter: /\/src\/.*\.ts$/ }, async ({ path }) => ({
        contents: alter(path, await readFile(path, 'utf8')).replace(
          /(?<!typeof )\bimport\(([^)]+)\)/g,
          'lateCode($1, () => import($1))',
        ),
        loader: 'ts',
      }))
    },
  }
  const code = await bundle({ entryPoints: [root('test/simulation/page-entry.ts')], plugins: [sharedModules, sources] })
  const names = [...shared]
  const exported = names.map((path, index) => `export * as m${index} from ${JSON.stringify(path)}`).join('\n')
  const stdin = { contents: exported, resolveDir: root('.') }
  const modules = new Function(await bundle({ stdin, plugins: [sources] }))()
  const bySource = Object.fromEntries(names.map((path, index) => [path, modules[`m${index}`]]))
  let start: ((...globals: unknown[]) => Product) | undefined
  return (globals) => {
    const all = { ...FORBIDDEN, shared: bySource, ...globals }
    start ??= new Function(...Object.keys(all), code) as NonNullable<typeof start>
    return start(...Object.values(all))
  }
}
