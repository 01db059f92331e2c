/** The content of a build, and where it comes from. `npm run fuzz -w packages/upkeep` builds the commit again and compares every byte. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { describe, it } from 'node:test'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { manifest } from '../../../test/build/support/dist.ts'
import { ROOT } from '../../../test/e2e/support/release.ts'
import { filesIn, root } from '../../../tools/paths.ts'
import { isOfTests } from '../../../tools/test/test-files.ts'

const read = (file: string) => readFileSync(root(file), 'utf8')
const sbom = JSON.parse(read('dist/sbom.cdx.json'))
const components: { name: string; version: string; purl: string }[] = sbom.components

describe('the origin of a build', () => {
  it('is named by the manifest: the commit, and the hash of the lockfile (DELIVERY-8)', () => {
    const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()
    const hash = createHash('sha384').update(read('package-lock.json')).digest('base64')
    assert.equal(manifest.source.commit, head)
    assert.equal(manifest.source.lockfile, `sha384-${hash}`)
    assert.equal(typeof manifest.source.isModified, 'boolean')
  })

  it('leaves no trace of the folder or the time in its files (DELIVERY-58)', () => {
    const today = new Date().toISOString().slice(0, 10)
    for (const file of Object.keys(manifest.files)) {
      const text = read(`dist/${file}`)
      for (const trace of [ROOT, `${homedir()}/`, `${today}T`]) assert.ok(!text.includes(trace), `${file}: ${trace}`)
    }
  })
})

describe('the SBOM', () => {
  it('is valid CycloneDX 1.6 (DELIVERY-8)', () => {
    const ajv = new Ajv({ strict: false, formats: { 'iri-reference': true, 'idn-email': true } })
    formats.default(ajv)
    for (const name of ['spdx', 'jsf-0.82', 'bom-1.6']) {
      const file = `${name}.SNAPSHOT.schema.json`
      const schema = JSON.parse(read(`node_modules/@cyclonedx/cyclonedx-library/res/schema/${file}`))
      ajv.addSchema(schema, `http://cyclonedx.org/schema/${file}`)
    }
    ajv.validate('http://cyclonedx.org/schema/bom-1.6.SNAPSHOT.schema.json', sbom)
    assert.deepEqual(ajv.errors, null)
  })

  it('lists the packages whose code is bundled, in their locked versions, and no tool (DELIVERY-8)', () => {
    const { packages } = JSON.parse(read('package-lock.json'))
    for (const { name, version, purl } of components) {
      assert.equal(packages[`node_modules/${name}`].version, version, name)
      assert.equal(purl, `pkg:npm/${name.replace('@', '%40')}@${version}`)
    }
    const names = components.map(({ name }) => name)
    assert.deepEqual(
      [...importedPackages()].filter((name) => !names.includes(name)),
      [],
    )
    for (const tool of ['rollup', 'typescript', '@swc/core', 'jquery', 'bootstrap', 'core-js', 'puppeteer-core'])
      assert.ok(!names.includes(tool), tool)
  })

  it('goes with a notice for each package, with the text of its licence (DELIVERY-8)', () => {
    const notices = read('dist/THIRD-PARTY-NOTICES.txt').split(/\n-{100}\n/)
    for (const { name, version } of components) {
      const notice = notices.find((text) => text.startsWith(`${name} ${version} (`))
      assert.match(
        notice ?? '',
        /Permission is hereby granted|Apache License|Redistribution and use|Permission to use|Blue Oak Model License/i,
        name,
      )
    }
    assert.equal(notices.length, components.length + 1)
  })
})

/** The packages that src/ and packages/commands/ import, but for types. */
function importedPackages(): Set<string> {
  const sources = ['src', 'packages/commands']
    .flatMap((folder) => filesIn(folder, /\.tsx?$/))
    .filter((file) => !isOfTests(file))
    .map(read)
  const imports = sources.flatMap((text) => [...text.matchAll(/^import (?!type )[^;']*?'([@\w][^':]*)'$/gm)])
  return new Set(imports.map(([, path = '']) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path))
}
