/** Deltas between releases, in bytes: what a returning visitor pays for the build of today. */
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import { dist, manifest } from '../../../test/build/support/dist.ts'
import { root } from '../../../tools/paths.ts'
import { BROWSER_FILE, deltaOf, roleOf } from '../deltas.ts'

/** The most that a visitor pays who has a release of the same minor version, and of an earlier one of the same major; in % of brotli. */
const PATCH = 15
const MINOR = 40

/** The releases whose code is kept and whose files are named as today's. In 1.0.0 they had other names. */
const KEPT = readdirSync(root('test/releases')).filter(
  (name) => name !== '1.0.0' && existsSync(root(`test/releases/${name}/code.json.br`)),
)

/** The changes that wait for a release decide which one it will be. */
const isMinorNext = readdirSync(root('.changeset')).some((file) =>
  /^"shop-elements": (minor|major)$/m.test(readFileSync(root(`.changeset/${file}`), 'utf8')),
)

/** In bytes, of all files that the release has and that are different today: brotli, and deltas. */
async function costOf(release: string): Promise<{ whole: number; deltas: number; count: number }> {
  const packed = readFileSync(root(join('test/releases', release, 'code.json.br')))
  const before: Record<string, string> = JSON.parse(brotliDecompressSync(packed).toString())
  const byRole = new Map(Object.entries(before).map(([file, code]) => [roleOf(file), Buffer.from(code)]))
  let [whole, deltas, count] = [0, 0, 0]
  for (const file of Object.keys(manifest.files).filter((name) => BROWSER_FILE.test(name))) {
    const [dictionary, content] = [byRole.get(roleOf(file)), readFileSync(dist(file))]
    if (!dictionary) continue
    const { brotli } = manifest.files[file]
    whole += brotli
    deltas += Math.min(brotli, (await deltaOf(content, dictionary)).length)
    count += 1
  }
  return { whole, deltas, count }
}

describe('deltas between releases', () => {
  it('begin with the mark and the hash of RFC 9842, and are small where little differs (DELIVERY-75)', async () => {
    const before = readFileSync(dist(manifest.live))
    const delta = await deltaOf(Buffer.from(before.toString().replaceAll('shop', 'store')), before)
    assert.equal(delta.subarray(0, 8).toString('hex'), '5e2a4d1820000000')
    assert.ok(delta.length < before.length / 20, `${delta.length}`)
  })

  it('are those of files of one role: chunks whose hash differs (DELIVERY-75)', () => {
    assert.equal(roleOf('chunks/text-de-DE-aB_-12.js'), 'chunks/text-de-DE.js')
    assert.equal(roleOf('elements/shop-header.js'), 'elements/shop-header.js')
    for (const file of ['render.js', 'command/shop-elements.js', 'fragments/DE/shop-header.html', 'parts.js'])
      assert.ok(!BROWSER_FILE.test(file), file)
  })

  for (const release of KEPT)
    it(`cost who has ${release} a part of today's files (DELIVERY-75)`, async () => {
      const minor = (version: string) => version.replace(/\.\d+$/, '')
      const { whole, deltas, count } = await costOf(release)
      const limit = minor(release) === minor(manifest.version) && !isMinorNext ? PATCH : MINOR
      assert.ok(count > 20, `${count} files`)
      assert.ok(deltas < (whole * limit) / 100, `${deltas} of ${whole} bytes; at most ${limit} %`)
    })
})
