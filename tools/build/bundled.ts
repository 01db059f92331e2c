/** Which packages are bundled into dist/: each bundle notes the modules that it has kept, for the SBOM and the notices. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { sep } from 'node:path'
import type { Metafile } from 'esbuild'
import type { Plugin } from 'rollup'
import { root } from '../paths.ts'

const FOLDER = 'node_modules/.cache/shop-elements/bundled'
const MODULES = '/node_modules/'

/** The package of a module's id; undefined for our own modules. */
function packageOf(id: string): string | undefined {
  const path = id.replace(/^\0/, '').replace(/\?.*$/, '').replaceAll(sep, '/')
  const at = `/${path}`.lastIndexOf(MODULES)
  // A module that the plugin adds.
  if (path === 'commonjsHelpers.js') return '@rollup/plugin-commonjs'
  if (at < 0) return undefined
  const [first = '', second = ''] = `/${path}`.slice(at + MODULES.length).split('/')
  return first.startsWith('@') ? `${first}/${second}` : first
}

export function forgetBundled(): void {
  rmSync(root(FOLDER), { recursive: true, force: true })
}

/** Notes what a bundle of dist/ contains; the bundles are made in several processes. */
function noteBundled(bundle: string, ids: Iterable<string>): void {
  const names = new Set([...ids].flatMap((id) => packageOf(id) ?? []))
  mkdirSync(root(FOLDER), { recursive: true })
  writeFileSync(root(`${FOLDER}/${bundle}.json`), JSON.stringify([...names].sort()))
}

/** For a configuration of rollup. What was shaken out of the bundle does not count. */
export const notesBundled = (bundle: string): Plugin => ({
  name: 'notes-bundled',
  generateBundle(_, files) {
    const modules = Object.values(files).flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
    noteBundled(
      bundle,
      modules.flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? id : [])),
    )
  },
})

/** For a bundle of esbuild. */
export function noteOutputs(bundle: string, { outputs }: Metafile): void {
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs))
  noteBundled(
    bundle,
    inputs.flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? path : [])),
  )
}

/** By package, in order of their names, the bundles that contain it. */
export function bundledPackages(): Map<string, string[]> {
  const packages = new Map<string, string[]>()
  for (const file of readdirSync(root(FOLDER)).sort()) {
    const names: string[] = JSON.parse(readFileSync(root(`${FOLDER}/${file}`), 'utf8'))
    for (const name of names) packages.set(name, [...(packages.get(name) ?? []), file.replace('.json', '')])
  }
  return new Map([...packages].sort(([a], [b]) => (a < b ? -1 : 1)))
}
