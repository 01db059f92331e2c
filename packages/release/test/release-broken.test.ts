// tier 2: kills releases while they run
/**
 * Releases that are killed, run beside each other, or run out of disk. `npm run fuzz -w packages/upkeep` sets KILLS (200), RACES (50) and SEED;
 * without them a few of each are run.
 */
import assert from 'node:assert/strict'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, watch } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { start } from '../../../test/build/support/start.ts'
import { temporaryFolder } from '../../../test/e2e/support/release.ts'
import { numbers } from '../../../test/support/numbers.ts'
import { releaseCommand } from './support/release-command.ts'
import { writeBuild } from './support/small-build.ts'

const { KILLS = '5', RACES = '2', SEED = '1' } = process.env

/** Starts a release; `broken` is where support/break-at.ts breaks it. */
function startRelease(args: readonly string[], broken?: Record<string, string>) {
  const { release, breaker } = releaseCommand()
  return start([...(broken ? ['--import', breaker] : []), release, ...args], broken)
}

describe('a release that is disturbed', () => {
  const temporary = temporaryFolder()
  const builds = join(temporary.path, 'builds')
  const begun = join(temporary.path, 'begun')
  const random = numbers(Number(SEED))
  let folders = 0

  const dist = (version: string) => join(builds, version)
  const releaseTo = (folder: string, version: string) => [folder, '--new', '--dist', dist(version)]

  before(async () => {
    for (const version of ['1.0.0', '1.0.1', '1.0.2', '1.1.0']) writeBuild(dist(version), version)
    const { status, output } = await startRelease(releaseTo(begun, '1.0.0')).done
    assert.equal(status, 0, output)
  })
  after(() => temporary.remove())

  /** A CDN with 1.0.0, on which 1.0.1 is released next. */
  const nextFolder = () => {
    const folder = join(temporary.path, `cdn-${folders}`)
    folders += 1
    cpSync(begun, folder, { recursive: true })
    return folder
  }

  const read = (folder: string, file: string) => readFileSync(join(folder, 'shop-elements', file), 'utf8')

  /** Each version is whole, and each channel is wholly one version's; returns the channels. */
  function check(folder: string, when: string): Record<string, string> {
    const channels: Record<string, string> = {}
    for (const name of readdirSync(join(folder, 'shop-elements'))) {
      if (/^\d+\.\d+\.\d+$/.test(name)) {
        for (const file of Object.keys(JSON.parse(read(dist(name), '../manifest.json')).files))
          assert.equal(
            read(folder, `${name}/${file}`),
            readFileSync(join(dist(name), file), 'utf8'),
            `${when}: ${name}`,
          )
      } else if (/^\d+(\.\d+)?$/.test(name)) {
        const { version } = JSON.parse(read(folder, `${name}/manifest.json`))
        assert.match(read(folder, `${name}/shop-elements.js`), new RegExp(`"\\.\\./${version}/".*//${version}$`), when)
        assert.equal(
          read(folder, `${name}/fragments/DE/shop-header.html`),
          `<shop-header>${version}</shop-header>`,
          when,
        )
        assert.equal(
          read(folder, `${name}/elements/shop-header.js`),
          `import"../../${version}/elements/shop-header.js"\n`,
        )
        channels[name] = version
      }
    }
    return channels
  }

  /** After a run to the end: all of it, in releases.json too, and nothing left behind. */
  function checkDone(folder: string, channels: Record<string, string>, when: string): void {
    assert.deepEqual(check(folder, when), channels, when)
    assert.deepEqual(JSON.parse(read(folder, 'releases.json')).channels, channels, when)
    const left = [folder, join(folder, 'shop-elements')].flatMap((path) => readdirSync(path))
    assert.deepEqual(
      left.filter((name) => name.startsWith('.')),
      [],
      when,
    )
    rmSync(folder, { recursive: true })
  }

  const DONE = { 1: '1.0.1', '1.0': '1.0.1' }
  const broken = (folder: string, at: number, by: string) =>
    startRelease(releaseTo(folder, '1.0.1'), { BREAK_AT: String(at), BREAK_BY: by, BREAK_IN: folder }).done

  /** How many calls change the disk in a whole release. */
  async function countCalls(): Promise<number> {
    const folder = nextFolder()
    const { output } = await broken(folder, 0, 'kill')
    checkDone(folder, DONE, 'undisturbed')
    return Number(/calls: (\d+)/.exec(output)?.[1])
  }

  it(`is whole after ${KILLS} kills at any step, and finished by the next run (DELIVERY-48, DELIVERY-49)`, async () => {
    const calls = await countCalls()
    assert.ok(calls > 20, `${calls} calls`)
    for (let kill = 0; kill < Number(KILLS); kill += 1) {
      const at = 1 + Math.floor(((kill + random()) / Number(KILLS)) * calls)
      const when = `killed at step ${at} of ${calls}`
      const folder = nextFolder()
      const { status } = await broken(folder, at, 'kill')
      assert.notEqual(status, 0, when)
      check(folder, when)
      const again = await startRelease(releaseTo(folder, '1.0.1')).done
      assert.equal(again.status, 0, `${when}: ${again.output}`)
      checkDone(folder, DONE, when)
    }
  })

  it(`is whole after ${KILLS} kills at any change, and finished by a run of another version (DELIVERY-49)`, async () => {
    for (let kill = 0; kill < Number(KILLS); kill += 1) {
      const folder = nextFolder()
      let changes = random() * 30
      const { child, done } = startRelease(releaseTo(folder, '1.0.1'))
      const root = join(folder, 'shop-elements')
      const watcher = watch(root, { recursive: true }, () => {
        changes -= 1
        if (changes < 0) child.kill('SIGKILL')
      })
      // A folder can be gone before it is read.
      watcher.on('error', () => {})
      await done
      watcher.close()
      const when = `kill ${kill}`
      check(folder, when)
      const isThere = existsSync(join(root, '1.0.1'))
      const again = await startRelease(releaseTo(folder, '1.0.2')).done
      assert.equal(again.status, 0, `${when}: ${again.output}`)
      assert.equal(existsSync(join(root, '1.0.1')), isThere)
      checkDone(folder, { 1: '1.0.2', '1.0': '1.0.2' }, when)
    }
  })

  it(`waits for others: ${RACES} races of three, all released (DELIVERY-48)`, async () => {
    for (let race = 0; race < Number(RACES); race += 1) {
      const folder = nextFolder()
      const versions = ['1.0.1', '1.1.0', '1.0.1']
      const runs = await Promise.all(versions.map((version) => startRelease(releaseTo(folder, version)).done))
      const outputs = runs.map(({ output }) => output).join('\n')
      assert.deepEqual(
        runs.map(({ status }) => status),
        [0, 0, 0],
        outputs,
      )
      assert.equal(outputs.match(/^Released /gm)?.length, 2, outputs)
      checkDone(folder, { 1: '1.1.0', '1.0': '1.0.1', 1.1: '1.1.0' }, `race ${race}`)
    }
  })

  it('changes nothing on a full disk, says so, and succeeds when there is room (DELIVERY-49)', async () => {
    const calls = await countCalls()
    const steps = Number(KILLS)
    for (let step = 0; step < steps; step += 1) {
      const at = 1 + Math.floor((step / steps) * calls)
      const folder = nextFolder()
      const { status, output } = await broken(folder, at, 'full')
      const when = `full from step ${at} of ${calls}`
      if (status !== 0) assert.match(output, /no space left/, when)
      check(folder, when)
      const again = await startRelease(releaseTo(folder, '1.0.1')).done
      assert.equal(again.status, 0, `${when}: ${again.output}`)
      checkDone(folder, DONE, when)
    }
  })

  it('ends the lock of a process that is gone, and of no other (DELIVERY-48)', async () => {
    const folder = nextFolder()
    mkdirSync(join(folder, 'shop-elements', '.draft-left-behind'))
    const { child } = startRelease(releaseTo(folder, '1.0.1'), { BREAK_AT: '3', BREAK_IN: folder })
    await new Promise((resolve) => child.on('close', resolve))
    const { status, output } = await startRelease(releaseTo(folder, '1.0.1')).done
    assert.equal(status, 0, output)
    checkDone(folder, DONE, 'after a lock that was left')
  })
})
