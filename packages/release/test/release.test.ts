// tier 2: publishes whole releases
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { ROOT, runRelease } from '../../../test/e2e/support/release.ts'
// @ts-expect-error: a script of the page, without types.
import { before } from '../page/history.js'
import { cdn } from './support/cdn.ts'
import { writeBuild } from './support/small-build.ts'

describe('npm run release', () => {
  const { folder, read, releases } = cdn()
  /** Writes a build beside the CDN. */
  const build = (version: string, files?: Record<string, string>) => {
    const dist = join(folder(), 'dist')
    rmSync(dist, { recursive: true, force: true })
    writeBuild(dist, version, files)
    return dist
  }
  const run = (...args: string[]) => runRelease(folder(), ...args)
  const release = (version: string, files?: Record<string, string>) => run('--new', '--dist', build(version, files))
  const move = (channel: string, version: string) => run('--channel', channel, '--to', version)
  const isThere = (file: string) => existsSync(join(folder(), 'shop-elements', file))

  it('adds a version as it was built, and moves its channels to it (DELIVERY-38)', () => {
    // By npm; the other tests run the same code, bundled.
    const args = ['run', 'release', '--silent', '--', folder(), '--new', '--dist', build('1.4.2')]
    const { status, stderr } = spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8' })
    assert.equal(status, 0, stderr)
    assert.equal(read('1.4.2/chunks/core-12345678.js'), '// core of 1.4.2')
    assert.deepEqual(releases().channels, { 1: '1.4.2', 1.4: '1.4.2' })
  })

  it('writes channels that hold what a page names, and load the code from the version (DELIVERY-40)', () => {
    release('1.4.2')
    assert.ok(read('1/shop-elements.js').includes('new URL("../1.4.2/",import.meta.url)'))
    assert.equal(read('1/elements/shop-header.js').trim(), 'import"../../1.4.2/elements/shop-header.js"')
    assert.equal(read('1/fragments/DE/shop-header.html'), '<shop-header>1.4.2</shop-header>')
    assert.equal(JSON.parse(read('1/manifest.json')).base, '../1.4.2/')
    assert.ok(!isThere('1/chunks'))
  })

  it('never overwrites a version with other bytes, and says what to do (DELIVERY-38)', () => {
    release('1.0.0')
    const { status, output } = release('1.0.0', { 'reserve.css': 'shop-header{color:red}' })
    assert.equal(status, 1)
    assert.match(output, /1\.0\.0 is released already, with other bytes \(.*reserve\.css.*raise the version/)
    assert.equal(read('1.0.0/reserve.css'), 'shop-header{}')
    assert.match(release('1.0.0', { 'more.js': '' }).output, /other bytes/)
  })

  it('changes nothing for the same build, even where a channel was moved back (DELIVERY-38)', () => {
    release('1.0.0')
    release('1.0.1')
    move('1', '1.0.0')
    const { status, output } = release('1.0.1')
    assert.deepEqual([status, releases().channels[1]], [0, '1.0.0'])
    assert.match(output, /No channel was moved/)
  })

  it('remembers each move, and who may make one (DELIVERY-73)', () => {
    release('1.0.0')
    run('--dist', build('1.0.1'), '--contact', 'Shop team, +49 40 123')
    run('--dist', build('1.0.2'), '--canary', '5')
    const moves = () => releases().history.map(({ at, ...move }: { at: string }) => move)
    assert.equal(moves().length, 6)
    move('1', '1.0.0')
    release('1.0.2')
    const canary = { version: '1.0.2', percent: 5 }
    assert.deepEqual(moves().slice(0, 3), [
      { channel: '1', from: { version: '1.0.1', canary }, to: { version: '1.0.0' } },
      { channel: '1', from: { version: '1.0.1' }, to: { version: '1.0.1', canary } },
      { channel: '1.0', from: { version: '1.0.1' }, to: { version: '1.0.1', canary } },
    ])
    assert.deepEqual(moves().at(-1), { channel: '1.0', to: { version: '1.0.0' } })
    assert.ok(Math.abs(Date.parse(releases().history[0]?.at ?? '') - Date.now()) < 600_000)
    assert.equal(releases().contact, 'Shop team, +49 40 123')
  })

  it('shows as the way back what was there before, and never what was rolled back from (DELIVERY-73)', () => {
    release('1.0.0')
    release('1.0.1')
    release('1.0.2')
    const channel = () => before('1', releases().channels[1] ?? '', releases().history)
    assert.equal(channel(), '1.0.1')
    move('1', '1.0.1')
    assert.equal(channel(), '1.0.0')
    move('1', '1.0.0')
    assert.equal(channel(), undefined)
  })

  it('takes the same files of another commit for the same build (DELIVERY-38)', () => {
    release('1.0.0')
    const dist = build('1.0.0')
    const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'))
    const withFields = (fields: object) => {
      writeFileSync(join(dist, 'manifest.json'), JSON.stringify({ ...manifest, ...fields }))
      return run('--dist', dist).output
    }
    assert.match(withFields({ source: { commit: 'another' } }), /released already, byte for byte/)
    assert.match(withFields({ entry: 'other.js' }), /with other bytes \(manifest\.json\)/)
  })

  it('rolls one channel back and leaves the others (DELIVERY-39)', () => {
    release('1.0.3')
    release('1.1.0', { 'fragments/DE/shop-header.new.html': 'new' })
    assert.ok(isThere('1/fragments/DE/shop-header.new.html'))
    assert.equal(move('1', '1.0.3').status, 0)
    assert.deepEqual(releases().channels, { 1: '1.0.3', '1.0': '1.0.3', 1.1: '1.1.0' })
    assert.ok(read('1/shop-elements.js').endsWith('//1.0.3'))
    assert.ok(!isThere('1/fragments/DE/shop-header.new.html'))
  })

  it('moves channels forward only: a patch of an older line moves its own channel (DELIVERY-38)', () => {
    release('1.9.0')
    release('1.10.0')
    const { output } = release('1.9.1')
    assert.match(output, /Channel 1 stays at 1\.10\.0/)
    assert.deepEqual(releases().channels, { 1: '1.10.0', '1.10': '1.10.0', 1.9: '1.9.1' })
  })

  it('moves no channel for a pre-release (DELIVERY-38)', () => {
    release('1.0.0')
    release('2.0.0-rc.1')
    assert.deepEqual(releases().channels, { 1: '1.0.0', '1.0': '1.0.0' })
    assert.deepEqual(releases().versions, ['1.0.0', '2.0.0-rc.1'])
  })

  it('rejects what does not fit, is unknown or incomplete, and wrong arguments (DELIVERY-39)', () => {
    release('1.0.0')
    assert.match(move('2', '1.0.0').output, /doesn't belong to channel 2, but to 1 and 1\.0/)
    assert.match(move('1', '1.0.9').output, /1\.0\.9 is not released; there are 1\.0\.0/)
    const dist = build('1.2.0')
    writeFileSync(join(dist, 'reserve.css'), 'touched')
    assert.match(run('--dist', dist).output, /not as its manifest says: reserve\.css/)
    assert.ok(!isThere('1.2.0'))
    for (const [args, reason] of [
      [[], 'One store is needed'],
      [[folder(), '--to', '1.0.0'], '--to needs the --channel'],
      [[folder(), 'more'], 'One store is needed'],
      [[folder(), '--canaries', '5'], "Unknown option '--canaries'"],
    ] as const) {
      const { status, output } = runRelease(...args)
      assert.deepEqual([status, output.startsWith(reason)], [1, true], output)
    }
  })

  it('takes a store without a release for a wrong address, unless it may be new (DELIVERY-69)', () => {
    const dist = build('1.0.0')
    const { status, output } = run('--dist', dist)
    assert.deepEqual(
      [status, output.trim()],
      [1, `${folder()} holds no release yet. Check the address; if it is right, add --new.`],
    )
    assert.ok(!existsSync(join(folder(), 'shop-elements')))
    assert.equal(run('--new', '--dist', dist).status, 0)
  })

  it('refuses a build without types, as npm start makes it (DELIVERY-39)', () => {
    const dist = build('1.0.0')
    const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'))
    delete manifest.files['types/index.d.ts']
    writeFileSync(join(dist, 'manifest.json'), JSON.stringify(manifest))
    assert.match(run('--new', '--dist', dist).output, /is the build of "npm start".* Run "npm run build"/)
  })

  it('refuses a build without the commands, as it is made without the packages of workspaces (DELIVERY-39)', () => {
    const dist = build('1.0.0')
    const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'))
    delete manifest.files['command/shop-elements.js']
    writeFileSync(join(dist, 'manifest.json'), JSON.stringify(manifest))
    assert.match(run('--new', '--dist', dist).output, /lacks command\/shop-elements\.js: run "npm ci"/)
  })

  it('says what it would change, and changes nothing (DELIVERY-69)', () => {
    const before = () => readdirSync(folder(), { recursive: true }).filter((file) => !String(file).startsWith('dist'))
    const dist = build('1.0.0')
    assert.equal(
      run('--new', '--dry-run', '--dist', dist).output,
      'Would release 1.0.0.\nChannel 1 would point to 1.0.0, and is new.\nChannel 1.0 would point to 1.0.0, and is new.\nNothing was changed.\n',
    )
    assert.deepEqual(before(), [])
    release('1.0.0')
    release('1.0.1')
    const files = before()
    assert.equal(
      run('--dry-run', '--channel', '1', '--to', '1.0.0').output,
      'Channel 1 would point to 1.0.0 instead of 1.0.1.\nNothing was changed.\n',
    )
    assert.deepEqual(before(), files)
    assert.equal(releases().channels[1], '1.0.1')
    writeFileSync(join(folder(), 'shop-elements/.unfinished.json'), JSON.stringify({ 1: { version: '1.0.0' } }))
    assert.match(
      run('--dry-run', '--dist', dist).output,
      /^First it would finish a release that was interrupted:\nChannel 1 would point to 1\.0\.0 instead of 1\.0\.1\.\n/,
    )
  })

  it('explains itself by --help', () => {
    const { status, output } = runRelease('--help')
    assert.deepEqual([status, output.startsWith('npm run release -- <store>')], [0, true])
  })

  it('publishes only the files that the manifest names (DELIVERY-50)', () => {
    const dist = build('1.0.0')
    writeFileSync(join(dist, '.env'), 'SECRET=1')
    writeFileSync(join(dist, 'notes.txt'), 'mine')
    assert.equal(run('--new', '--dist', dist).status, 0)
    assert.deepEqual(readdirSync(join(folder(), 'shop-elements/1.0.0')).sort(), [
      'chunks',
      'command',
      'elements',
      'fragments',
      'manifest.json',
      'reserve.css',
      'sbom.cdx.json',
      'shop-elements.js',
      'types',
    ])
    assert.match(run('--dist', dist).output, /released already, byte for byte/)
    assert.match(release('1.0.1', { '../outside.js': 'x' }).output, /not as its manifest says/)
  })

  it('writes one cache header per path (DELIVERY-40)', () => {
    release('1.0.0')
    release('1.1.0')
    const rules = readFileSync(join(folder(), '_headers'), 'utf8').matchAll(/^(\S+)\n((?: {2}.*\n)+)/gm)
    const cached = [...rules].filter(([, , lines]) => lines?.includes('Cache-Control')).map(([, path]) => path)
    assert.equal(new Set(cached).size, cached.length)
    assert.ok(cached.includes('/shop-elements/1.1.0/*') && !cached.includes('/shop-elements/*'))
  })
})
