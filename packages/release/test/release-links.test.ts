/** Links that somebody has put where a release reads and writes: harmless files stand for what they lead to. */
import assert from 'node:assert/strict'
import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { temporaryFolder } from '../../../test/e2e/support/release.ts'
import { checkBuildFor } from '../build-to-release.ts'
import { folderStore } from '../folder-store.ts'
import type { ReleaseStore } from '../release-store.ts'
import { writeBuild } from './support/small-build.ts'

describe('a release into a folder with planted links', () => {
  let folder: ReturnType<typeof temporaryFolder>
  let store: ReleaseStore
  const at = (...path: string[]) => join(folder.path, ...path)
  const home = (...path: string[]) => at('cdn/shop-elements', ...path)
  beforeEach(() => {
    folder = temporaryFolder()
    store = folderStore(at('cdn'))
    mkdirSync(at('outside'))
    writeFileSync(at('outside/file'), 'mine')
  })
  afterEach(() => folder.remove())
  const outside = () => [readdirSync(at('outside')), readFileSync(at('outside/file'), 'utf8')]
  const UNTOUCHED = [['file'], 'mine']

  for (const target of ['file', 'none'])
    it(`writes through no lock file that leads to ${target === 'file' ? 'a file' : 'nothing'} (DELIVERY-84)`, async () => {
      const own = await store.withLock(async () => readdirSync(home()).find((name) => name.startsWith('.lock-')) ?? '')
      symlinkSync(at('outside', target), home(own))
      // It is the lock of this process none the less, and is seen by others.
      const during = await store.withLock(async () => readdirSync(home()))
      assert.deepEqual(during, [own])
      assert.deepEqual([readdirSync(home()), outside()], [[], UNTOUCHED])
    })

  it('writes and reads through no folder that is one (DELIVERY-84)', async () => {
    await store.withLock(async () => {})
    symlinkSync(at('outside'), home('1'))
    await assert.rejects(store.write('1/file', 'theirs'), /1\/file is reached by a link/)
    await assert.rejects(store.read('1/file'), /is reached by a link/)
    await assert.rejects(store.released(), /is reached by a link/)
    rmSync(home(), { recursive: true })
    symlinkSync(at('outside'), home())
    await assert.rejects(
      store.withLock(async () => {}),
      /shop-elements is reached by a link/,
    )
    assert.deepEqual(outside(), UNTOUCHED)
  })

  it('replaces a file that is one (DELIVERY-84)', async () => {
    await store.withLock(async () => {})
    symlinkSync(at('outside/file'), at('cdn/_headers'))
    await store.writeConfigurations({ _headers: 'ours' })
    assert.equal(readFileSync(at('cdn/_headers'), 'utf8'), 'ours')
    assert.ok(!lstatSync(at('cdn/_headers')).isSymbolicLink())
    assert.deepEqual(outside(), UNTOUCHED)
  })

  it('publishes none of a build, and leaves those of the documentation out (DELIVERY-84)', async () => {
    writeBuild(at('dist'), '1.0.0')
    mkdirSync(at('docs/pages'), { recursive: true })
    for (const file of ['index.html', 'pages/a.html']) writeFileSync(at('docs', file), file)
    for (const link of ['link', 'pages/link']) symlinkSync(at('outside'), at('docs', link))
    const { manifest } = await checkBuildFor(store, at('dist'))
    await store.withLock(() => store.addVersion(at('dist'), manifest, at('docs')))
    const published = readdirSync(home('1.0.0/docs'), { recursive: true }).sort()
    assert.deepEqual(published, ['index.html', 'pages', 'pages/a.html'])
    rmSync(home('1.0.0'), { recursive: true })
    rmSync(at('dist/reserve.css'))
    writeFileSync(at('outside/reserve.css'), 'shop-header{}')
    symlinkSync(at('outside/reserve.css'), at('dist/reserve.css'))
    await assert.rejects(checkBuildFor(store, at('dist')), /reserve\.css is reached by a link/)
  })
})
