import { mkdirSync, writeFileSync } from 'node:fs'
import { nextPageRules } from '../../src/shop/next-page/rules.ts'
import { isInstalled, root } from '../paths.ts'
import { compileCss } from './compile-css.ts'
import { writeElementsManifest } from './elements-manifest.ts'
import type { Fragments } from './fragments.ts'
import { leaveOut } from './leave-out.ts'
import { writeManifest } from './manifest.ts'
import { writeReserve } from './reserve.ts'
import { publishedTokens } from './theme-sheets.ts'
import { type ThirdParty, thirdParties, writeNotices } from './third-party.ts'

/** Writes what is made from the bundles and fragments: the sheet of the parts, reserve.css, manifests, licences. */
export async function writeDescriptions(fragments: Fragments, isWhole: boolean): Promise<void> {
  await writeReserve()
  // In an application they stand beside its own rules for elements, which they override (PART-39).
  const css = await compileCss(root('src/react/parts.css'))
  const parts = css.replaceAll(':where(.shop-base) :where', '.shop-base :where')
  writeFileSync(root('dist/parts.css'), parts)
  writeFileSync(root('dist/tokens.json'), `${JSON.stringify(publishedTokens(), null, 2)}\n`)
  mkdirSync(root('dist/next-page'), { recursive: true })
  for (const kind of ['prefetch', 'prerender'] as const)
    writeFileSync(root(`dist/next-page/${kind}.json`), `${nextPageRules(kind, { isFile: true })}\n`)
  const elements = writeElementsManifest()
  const packages = thirdParties()
  writeNotices(packages)
  if (isInstalled('release')) await writeForRelease(elements, packages)
  else leaveOut('editor data and sbom.cdx.json', 'release')
  await writeManifest(fragments, isWhole)
}

async function writeForRelease(elements: object, packages: readonly ThirdParty[]): Promise<void> {
  const { writeEditorData } = await import('../../packages/release/editor-data.ts')
  const { writeSbom } = await import('../../packages/release/sbom.ts')
  writeEditorData(elements)
  writeSbom(packages)
}
