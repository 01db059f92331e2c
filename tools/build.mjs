/** Writes dist/: code, fragments, manifests and types (public contract, section 1). */
process.env.NODE_ENV = 'production'

import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { rollup } from 'rollup'
import { loadConfigFile } from 'rollup/loadConfigFile'
import { writeElementsManifest } from './build/elements-manifest.mjs'
import { writeFragments } from './build/fragments.mjs'
import { buildGallery } from './build/gallery.mjs'
import { writeManifest } from './build/manifest.mjs'
import { writeReserve } from './build/reserve.mjs'
import { writeTypes } from './build/types.mjs'
import { root } from './paths.mjs'

async function bundleAll() {
  const { options, warnings } = await loadConfigFile(root('rollup.config.mjs'), {})
  warnings.flush()
  for (const config of options) {
    const bundle = await rollup(config)
    for (const output of config.output) await bundle.write(output)
    await bundle.close()
  }
}

export async function build() {
  const started = Date.now()
  rmSync(root('dist'), { recursive: true, force: true })
  await bundleAll()
  const fragments = await writeFragments()
  await writeReserve()
  writeElementsManifest()
  writeTypes()
  writeManifest(fragments)
  await buildGallery()
  console.log(`Built dist/ in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await build()
