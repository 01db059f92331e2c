/**
 * `npm run build` writes dist/: code, fragments, manifests and types. Types are checked while the code is bundled. Does nothing
 * when no input has changed since the last build; the tools are loaded when there is something to do.
 */
process.env.NODE_ENV = 'production'

import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { forgetBundled } from './build/bundled.ts'
import { writeFragments } from './build/fragments.ts'
import { isCurrent, markCurrent } from './build/inputs.ts'
import { leaveOut } from './build/leave-out.ts'
import { describeAhead, updateSource } from './build/manifest.ts'
import { runNode } from './build/run-node.ts'
import { forgetSourceMaps, moveSourceMaps } from './build/source-maps.ts'
import { isInstalled, root } from './paths.ts'
import { seconds, step } from './step.ts'

/** The flag of the process that builds the renderer on another core. */
const RENDERER = '--renderer'

/** Writes some of the bundles that rollup makes. */
async function bundle(...names: (keyof typeof import('./build/bundles.ts').bundles)[]): Promise<void> {
  const [{ rollup }, { bundles }] = await Promise.all([import('rollup'), import('./build/bundles.ts')])
  for (const name of names)
    await step(`bundled ${name}`, async () => {
      const result = await rollup(bundles[name])
      for (const output of [bundles[name].output ?? []].flat()) await result.write(output)
      await result.close()
    })
}

async function bundleRenderer(): Promise<void> {
  await bundle('renderer', 'parts')
  const { writePaintedSheets } = await import('./build/painted.ts')
  await step('painted sheets', writePaintedSheets)
}

/** All other code, in this process: it takes as long. */
async function bundleCode(): Promise<void> {
  await bundle('elements', 'loader', 'bundled', 'doctor', 'contentFragment', 'tester', 'arrivals')
  if (isInstalled('service')) await bundle('fragmentService', 'host')
  else leaveOut('fragment-service.js and host.js', 'service')
  if (!isInstalled('commands')) return leaveOut('command/', 'commands')
  const { bundleCommand } = await import('./build/command.ts')
  await step('bundled command', bundleCommand)
}

async function checkTypes(): Promise<void> {
  const { writeTypes } = await import('./build/types.ts')
  await step('checked and wrote types', writeTypes)
}

/** `isWhole`: with types and sizes, which `npm start` leaves out. */
export async function build({ isWhole = true } = {}): Promise<void> {
  const started = performance.now()
  const name = isWhole ? 'build' : 'code'
  if (isCurrent(name)) {
    updateSource()
    return console.log('dist/ is up to date.')
  }
  rmSync(root('dist'), { recursive: true, force: true })
  forgetBundled()
  forgetSourceMaps()
  await Promise.all([
    bundleCode(),
    runNode([...process.execArgv, root('tools/build.ts'), RENDERER], 'The renderer is not built.').then(
      () => isWhole && describeAhead('render.js'),
    ),
    isWhole && checkTypes(),
  ])
  const fragments = await step('rendered fragments', writeFragments)
  await bundle('bareTags')
  moveSourceMaps()
  const { writeDescriptions } = await import('./build/descriptions.ts')
  await step('wrote reserve.css and manifests', () => writeDescriptions(fragments, isWhole))
  markCurrent(name)
  console.log(`Built dist/ in ${seconds(performance.now() - started)}.`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv.includes(RENDERER)) await bundleRenderer()
  else await build()
}
