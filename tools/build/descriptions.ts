import { writeElementsManifest } from './elements-manifest.ts'
import type { Fragments } from './fragments.ts'
import { writeManifest } from './manifest.ts'
import { writeParts } from './parts.ts'
import { writeReserve } from './reserve.ts'
import { writeSbom } from './sbom.ts'
import { thirdParties, writeNotices } from './third-party.ts'

/** Writes what is made from the bundles and fragments: parts and their sheet, reserve.css, manifests, licences. */
export async function writeDescriptions(fragments: Fragments, isWhole: boolean): Promise<void> {
  await writeReserve()
  await writeParts()
  writeElementsManifest()
  const packages = thirdParties()
  writeNotices(packages)
  writeSbom(packages)
  await writeManifest(fragments, isWhole)
}
