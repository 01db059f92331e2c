// tier 2: publishes whole releases
/** The staged channel, and canaries: which visitors get which version. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import vm from 'node:vm'
import { runRelease } from '../../../test/e2e/support/release.ts'
import { root } from '../../../tools/paths.ts'
import { canaryLoader } from '../canary.ts'
import { folderStore } from '../folder-store.ts'
import { type ReleaseOptions, release } from '../releasing.ts'
import { cdn } from './support/cdn.ts'
import { writeBuild } from './support/small-build.ts'

describe('a release for some', () => {
  const { folder, read, releases } = cdn()
  const run = (order: Partial<ReleaseOptions>) =>
    release(folderStore(folder()), { dist: join(folder(), 'dist'), ...order })
  const publish = (version: string, order: Partial<ReleaseOptions> = {}) => {
    writeBuild(join(folder(), 'dist'), version)
    return run(order)
  }
  const CANARY = { version: '1.1.0', percent: 5 }

  it('reaches the staged channel alone, a pre-release too; other channels stay (DELIVERY-54)', async () => {
    await publish('1.0.0')
    await publish('1.1.0-rc.1', { channel: '1-next' })
    assert.deepEqual(releases().channels, { 1: '1.0.0', '1.0': '1.0.0', '1-next': '1.1.0-rc.1' })
    assert.ok(read('1-next/shop-elements.js').includes('new URL("../1.1.0-rc.1/"'))
    await publish('1.1.0', { channel: '1-next' })
    assert.equal(releases().channels[1], '1.0.0')
    await run({ channel: '1', to: '1.1.0' })
    assert.equal(releases().channels[1], '1.1.0')
    await assert.rejects(
      run({ channel: '2-next', to: '1.1.0' }),
      /doesn't belong to channel 2-next, but to 1 and 1\.1 and 1-next/,
    )
  })

  it('the staged channel is never behind a release, and has a channel’s headers (DELIVERY-54, DELIVERY-40)', async () => {
    await publish('1.1.0-rc.1', { channel: '1-next' })
    await publish('1.1.0')
    assert.equal(releases().channels['1-next'], '1.1.0')
    await publish('1.2.0-rc.1', { channel: '1-next' })
    await publish('1.1.1')
    assert.equal(releases().channels['1-next'], '1.2.0-rc.1')
    const rules = readFileSync(join(folder(), '_headers'), 'utf8')
    assert.match(rules, /\/shop-elements\/1-next\/\*\n {2}Cache-Control: public, max-age=300/)
  })

  it('a canary leaves the channel where it is, and holds both loaders (DELIVERY-55)', async () => {
    await publish('1.0.0')
    await publish('1.1.0', { percent: 5 })
    assert.deepEqual(releases().channels, { 1: '1.0.0', '1.0': '1.0.0', 1.1: '1.1.0' })
    assert.deepEqual(releases().canaries, { 1: CANARY })
    const loader = read('1/shop-elements.js')
    for (const version of ['1.0.0', '1.1.0']) assert.ok(loader.includes(`new URL("../${version}/",import.meta.url)`))
    assert.equal(read('1/fragments/DE/shop-header.html'), '<shop-header>1.0.0</shop-header>')
    assert.deepEqual(JSON.parse(read('1/manifest.json')).canary, CANARY)
  })

  it('a rollback names the channels that still give what it takes back (DELIVERY-39)', async (test) => {
    const log = test.mock.method(console, 'log', () => {})
    const told = () =>
      log.mock.calls.map(({ arguments: [line] }) => String(line)).filter((line) => /still gives/.test(line))
    await publish('1.1.0')
    await publish('1.1.1', { percent: 5 })
    assert.deepEqual(told(), [])
    await run({ channel: '1', percent: 0 })
    assert.deepEqual(told(), ['Channel 1.1 still gives 5 % of its visitors 1.1.1.'])
    await run({ channel: '1.1', to: '1.1.1' })
    await run({ channel: '1', to: '1.1.1' })
    log.mock.resetCalls()
    await run({ channel: '1', to: '1.1.0' })
    assert.deepEqual(told(), ['Channel 1.1 still gives all visitors 1.1.1.'])
  })

  it('the share changes; 0, a move and a rollback end the canary (DELIVERY-55)', async () => {
    await publish('1.0.0')
    await publish('1.1.0', { percent: 5 })
    await run({ channel: '1', percent: 20 })
    assert.deepEqual(releases().canaries, { 1: { ...CANARY, percent: 20 } })
    await run({ channel: '1', percent: 0 })
    assert.deepEqual(releases().canaries, {})
    assert.ok(read('1/shop-elements.js').endsWith('//1.0.0'))
    await assert.rejects(run({ channel: '1', percent: 5 }), /No canary is running in channel 1/)
    await run({ channel: '1', to: '1.1.0', percent: 1 })
    assert.deepEqual(releases().canaries, { 1: { ...CANARY, percent: 1 } })
    await run({ channel: '1', to: '1.0.0' })
    assert.deepEqual(releases().channels, { 1: '1.0.0', '1.0': '1.0.0', 1.1: '1.1.0' })
    assert.deepEqual(releases().canaries, {})
    await run({ channel: '1', to: '1.1.0' })
    assert.equal(releases().channels[1], '1.1.0')
  })

  it('a canary goes on beside a correction of the older version, and ends with a newer one (DELIVERY-55)', async () => {
    await publish('1.0.0')
    await publish('1.1.0', { percent: 5 })
    await publish('1.0.1')
    assert.equal(releases().channels[1], '1.0.1')
    assert.deepEqual(releases().canaries, { 1: CANARY })
    await publish('1.1.1')
    assert.deepEqual([releases().channels[1], releases().canaries], ['1.1.1', {}])
  })

  it('rejects what is no share (DELIVERY-55)', () => {
    for (const args of [
      ['--canary', '0'],
      ['--canary', '100'],
      ['--canary', '2.5'],
      ['--channel', '1', '--to', '1.0.0', '--canary', '0'],
    ])
      assert.equal(runRelease(folder(), ...args).status, 1, args.join(' '))
  })
})

describe('the loader of a canary', () => {
  /** Runs it for a visitor, with a storage of his own; says which version ran. */
  const visit = (percent: number, storage: Map<string, string> | undefined, drawn = 0.5) => {
    const ran: string[] = []
    const code = canaryLoader('ran.push("stable")//1', 'ran.push("canary")//2', { version: '2', percent })
    const localStorage = storage && {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
    }
    const math = { floor: Math.floor, random: () => drawn }
    vm.runInNewContext(
      code,
      Object.defineProperty({ ran, Math: math }, 'localStorage', {
        get() {
          if (!localStorage) throw new Error('SecurityError')
          return localStorage
        },
      }),
    )
    return ran.join()
  }

  it('draws each visitor once; the share is met (DELIVERY-55)', () => {
    const visitors = Array.from({ length: 1000 }, (_, index) => visit(5, new Map(), index / 1000))
    assert.equal(visitors.filter((version) => version === 'canary').length, 50)
    const storage = new Map<string, string>()
    assert.equal(visit(50, storage, 0.3), 'canary')
    assert.equal(visit(50, storage, 0.9), 'canary')
    assert.equal(storage.get('shop.canary'), '30')
  })

  it('who has got the new version keeps it when the share grows (DELIVERY-55)', () => {
    const storages = Array.from({ length: 100 }, (_, index) => new Map([['shop.canary', String(index)]]))
    const inCanary = (percent: number) => storages.filter((storage) => visit(percent, storage) === 'canary')
    const first = inCanary(5)
    assert.equal(first.length, 5)
    const later = inCanary(20)
    assert.equal(later.length, 20)
    assert.ok(first.every((storage) => later.includes(storage)))
  })

  it('gives the channel’s version where storage is barred, and replaces a foreign value (DELIVERY-55)', () => {
    assert.equal(visit(99, undefined), 'stable')
    const storage = new Map([['shop.canary', '<b>']])
    assert.equal(visit(99, storage, 0), 'canary')
    assert.equal(storage.get('shop.canary'), '0')
  })

  it('keeps a number that docs/privacy.md describes (CONFIG-35)', () => {
    assert.match(readFileSync(root('docs/privacy.md'), 'utf8'), /`shop\.canary`/)
  })

  it('rejects a loader that can’t be wrapped (DELIVERY-55)', () => {
    for (const code of ['import"./a.js"', 'export const a=1'])
      assert.throws(() => canaryLoader(code, '', { version: '2', percent: 5 }), /can not be a canary/)
  })
})
