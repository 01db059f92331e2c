/**
 * `npm run build` writes dist/: code, fragments, manifests and types. Types are checked while the code is bundled. Does nothing
 * when no input has changed since the last build, unless `--force` is given; the tools are loaded when there is something to do.
 */
process.env.NODE_ENV = 'production'

import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { RollupOptions } from 'rollup'
import { forgetBundled } from './build/bundled.ts'
import { writeFragments } from './build/fragments.ts'
import { isCurrent, markCurrent } from './build/inputs.ts'
import { describeAhead, updateSource } from './build/manifest.ts'
import { forgetSourceMaps, moveSourceMaps } from './build/source-maps.ts'
import { root } from './paths.ts'
import { runNode } from './run-node.ts'
import { seconds, step } from './step.ts'

const loadBundles = (): Promise<{ bundles: Readonly<Record<string, RollupOptions>> }> =>
  import(pathToFileURL(root('rollup.config.mjs')).href)

/** Writes the named bundles of rollup.config.mjs. */
async function bundle(...names: string[]): Promise<void> {
  const [{ rollup }, { bundles }] = await Promise.all([import('rollup'), loadBundles()])
  for (const name of names) {
    const options = bundles[name]
    if (!options) throw new Error(`rollup.config.mjs has no "${name}".`)
    await step(`bundled ${name}`, async () => {
      const result = await rollup(options)
      for (const output of [options.output ?? []].flat()) await result.write(output)
      await result.close()
    })
  }
}

/** A part of the build in a process of its own. */
const inProcess = (part: string): Promise<void> =>
  runNode([...process.execArgv, root('tools/build.ts'), '--part', part], `Building ${part} failed.`)

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  async renderer() {
    await bundle('renderer', 'parts')
    const { writePaintedSheets } = await import('./build/painted.ts')
    await step('painted sheets', writePaintedSheets)
  },
}

/** All code but renderer and parts, which take as long as the elements alone, on another core. */
async function bundleCode(): Promise<void> {
  await bundle('elements', 'loader', 'fragmentService', 'doctor')
  const { bundleCommand } = await import('./build/command.ts')
  await step('bundled command', bundleCommand)
}

async function checkTypes(): Promise<void> {
  const { writeTypes } = await import('./build/types.ts')
  await step('checked and wrote types', writeTypes)
}

interface BuildOptions {
  /** With types and sizes, which `npm start` leaves out. */
  isWhole?: boolean
  isForced?: boolean
}

export async function build({ isWhole = true, isForced = false }: BuildOptions = {}): Promise<void> {
  const started = performance.now()
  const name = isWhole ? 'build' : 'code'
  if (!isForced && isCurrent(name)) {
    updateSource()
    return console.log('dist/ is up to date.')
  }
  rmSync(root('dist'), { recursive: true, force: true })
  forgetBundled()
  forgetSourceMaps()
  await Promise.all([
    bundleCode(),
    inProcess('renderer').then(() => isWhole && describeAhead('render.js')),
    isWhole && checkTypes(),
  ])
  moveSourceMaps()
  const fragments = await step('rendered fragments', writeFragments)
  const { writeDescriptions } = await import('./build/descriptions.ts')
  await step('wrote reserve.css and manifests', () => writeDescriptions(fragments, isWhole))
  markCurrent(name)
  console.log(`Built dist/ in ${seconds(performance.now() - started)}.`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [flag, part = ''] = process.argv.slice(2)
  if (flag === '--part') await PARTS[part]?.()
  else await build({ isForced: flag === '--force' })
}
