/**
 * `npm run build` writes dist/: code, fragments, manifests and types. Types are checked in a process of their own while the
 * code is bundled. Does nothing when no input has changed since the last build, unless `--force` is given.
 */
process.env.NODE_ENV = 'production'

import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { type RollupOptions, rollup } from 'rollup'
import { forgetBundled } from './build/bundled.ts'
import { bundleCommand } from './build/command.ts'
import { writeElementsManifest } from './build/elements-manifest.ts'
import { writeFragments } from './build/fragments.ts'
import { isCurrent, markCurrent } from './build/inputs.ts'
import { describeAhead, updateSource, writeManifest } from './build/manifest.ts'
import { writeParts } from './build/parts.ts'
import { writeReserve } from './build/reserve.ts'
import { writeSbom } from './build/sbom.ts'
import { forgetSourceMaps, moveSourceMaps } from './build/source-maps.ts'
import { thirdParties, writeNotices } from './build/third-party.ts'
import { root } from './paths.ts'
import { writeSiteTables } from './sites.ts'
import { seconds, step } from './step.ts'

interface Configs {
  configs: Readonly<Record<string, RollupOptions>>
  closeTypescript(): void
}

const loadConfigs = (): Promise<Configs> => import(pathToFileURL(root('rollup.config.mjs')).href)

/** Runs the named configurations: `elements` before `loader`, which contains its chunk graph. */
async function bundle(...names: string[]): Promise<void> {
  const { configs, closeTypescript } = await loadConfigs()
  for (const name of names) {
    const config = configs[name]
    if (!config) throw new Error(`rollup.config.mjs has no "${name}".`)
    await step(`bundled ${name}`, async () => {
      const result = await rollup(config)
      for (const output of [config.output ?? []].flat()) await result.write(output)
      await result.close()
    })
  }
  closeTypescript()
}

/** A part of the build in a process of its own. */
function inProcess(part: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...process.execArgv, root('tools/build.ts'), '--part', part], {
      stdio: 'inherit',
    })
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`Building ${part} failed.`))))
  })
}

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  async types() {
    const { writeTypes } = await import('./build/types.ts')
    await step('checked and wrote types', writeTypes)
  },
  async renderer() {
    await bundle('renderer', 'service', 'doctor')
    await step('bundled command', bundleCommand)
    const { writePaintedSheets } = await import('./build/painted.ts')
    await step('painted sheets', writePaintedSheets)
  },
}

interface BuildOptions {
  /** With types, source maps and sizes, which `npm start` leaves out. */
  isWhole?: boolean
  isForced?: boolean
}

export async function build({ isWhole = true, isForced = false }: BuildOptions = {}): Promise<void> {
  const started = performance.now()
  const name = isWhole ? 'build' : 'code'
  if (!isWhole) process.env.SOURCE_MAPS = 'none'
  if (!isForced && isCurrent(name)) {
    updateSource()
    return console.log('dist/ is up to date.')
  }
  rmSync(root('dist'), { recursive: true, force: true })
  forgetBundled()
  forgetSourceMaps()
  await writeSiteTables()
  await Promise.all([
    bundle('elements', 'loader'),
    inProcess('renderer').then(() => isWhole && describeAhead('render.js')),
    isWhole ? inProcess('types') : undefined,
  ])
  moveSourceMaps()
  const fragments = await step('rendered fragments', writeFragments)
  await step('wrote reserve.css and manifests', async () => {
    await writeReserve()
    await writeParts()
    writeElementsManifest()
    const packages = thirdParties()
    writeNotices(packages)
    writeSbom(packages)
    await writeManifest(fragments, isWhole)
  })
  markCurrent(name)
  console.log(`Built dist/ in ${seconds(performance.now() - started)}.`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [flag, part = ''] = process.argv.slice(2)
  if (flag === '--part') await PARTS[part]?.()
  else await build({ isForced: flag === '--force' })
}
