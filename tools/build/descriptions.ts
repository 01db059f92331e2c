import { writeFileSync } from 'node:fs'
import { root } from '../paths.ts'
import { compileCss } from './compile-css.ts'
import { writeElementsManifest } from './elements-manifest.ts'
import type { Fragments } from './fragments.ts'
import { writeManifest } from './manifest.ts'
import { writeReserve } from './reserve.ts'
import { writeSbom } from './sbom.ts'
import { publishedTokens } from './theme-sheets.ts'
import { thirdParties, writeNotices } from './third-party.ts'

/** Writes what is made from the bundles and fragments: the sheet of the parts, reserve.css, manifests, licences. */
export async function writeDescriptions(fragments: Fragments, isWhole: boolean): Promise<void> {
  await writeReserve()
  writeFileSync(root('dist/parts.css'), await compileCss(root('src/react/parts.css')))
  writeFileSync(root('dist/tokens.json'), `${JSON.stringify(publishedTokens(), null, 2)}\n`)
  writeElementsManifest()
  const packages = thirdParties()
  writeNotices(packages)
  writeSbom(packages)
  await writeManifest(fragments, isWhole)
}
