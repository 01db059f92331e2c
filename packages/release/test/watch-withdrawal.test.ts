/** The traces of a watch in the store (DELIVERY-97). */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { start } from '../../../test/build/support/start.ts'
import { listen, runRelease } from '../../../test/e2e/support/release.ts'
import type { Move } from '../history.ts'
// @ts-expect-error: a script of the page, without types.
import { arrival } from '../page/history.js'
import { cdn } from './support/cdn.ts'
import { releaseCommand } from './support/release-command.ts'
import { writeBuild } from './support/small-build.ts'
import { NONE, WORSE, watchedCdn } from './support/watched-cdn.ts'

describe('a watch (DELIVERY-97)', () => {
  const { folder, read, releases, history, store, run, publish, withCanary, watched } = watchedCdn()

  it('takes back a canary that is worse, with its reason and figures in the history', async (test) => {
    await withCanary()
    const { code, output } = await watched(test, [NONE, WORSE])
    assert.equal(code, 3)
    assert.match(
      output,
      /1\.1\.0 in channel 1 is worse: errors in 51 of 1,000 \(5\.1 %\) views of the canary, and in 95/,
    )
    assert.deepEqual([releases().channels[1], releases().canaries], ['1.0.0', {}])
    assert.ok(!read('1/shop-elements.js').includes('../1.1.0/'))
    const [move] = history()
    const { reason, from, to } = move as Move
    assert.deepEqual([from?.canary?.version, to], ['1.1.0', { version: '1.0.0' }])
    assert.deepEqual(
      [reason?.metric, reason?.canary, reason?.rest],
      ['errors', { views: 1000, bad: 51 }, { views: 19_000, bad: 95 }],
    )
    assert.ok((reason?.evidence ?? 0) > 500 && reason?.text.startsWith('errors in 51 of'))
    assert.match(arrival(move), /^1\.0\.0, withdrawn: errors in 51 of 1,000 \(5\.1 %\) views/)
    await publish('1.0.1')
    assert.ok(
      history().some((one) => one.reason?.metric === 'errors'),
      'It stays in the history.',
    )
  })

  it('ends with 0 when the canary was ended or moved meanwhile, and refuses to begin without one', async (test) => {
    await withCanary()
    const ended = await watched(test, [NONE], { wait: () => run({ channel: '1', percent: 0 }) })
    assert.deepEqual([ended.code, /is no canary any more: the watch ends/.test(ended.output)], [0, true])
    await assert.rejects(watched(test, [NONE]), /No canary is running\./)
    await assert.rejects(watched(test, [NONE], { channel: '1' }), /No canary is running in channel 1\./)
  })

  it('leaves a canary that somebody moved in the moment of its withdrawal', async (test) => {
    await withCanary()
    const real = store()
    let isMoved = false
    const late = {
      ...real,
      withLock: async <Result>(act: () => Promise<Result>) => {
        if (!isMoved) {
          isMoved = true
          await run({ channel: '1', to: '1.1.0' })
        }
        return real.withLock(act)
      },
    }
    assert.equal((await watched(test, [NONE, WORSE], { of: late })).code, 0)
    assert.equal(releases().channels[1], '1.1.0')
  })

  it('notes the reason of a withdrawal that was interrupted, when the next release finishes it', async (test) => {
    await withCanary()
    const real = store()
    const full = {
      ...real,
      write: async (file: string, content: string | Buffer) => {
        if (file === 'releases.json') throw new Error('ENOSPC: no space left on device')
        return real.write(file, content)
      },
    }
    const { code, output } = await watched(test, [NONE, WORSE], { of: full })
    assert.deepEqual([code, /ENOSPC.*attempt 10 of 10/.test(output)], [2, true])
    assert.ok(existsSync(join(folder(), 'shop-elements/.unfinished.json')))
    await run({ channel: '1.0', to: '1.0.0' })
    assert.equal(history().find(({ channel }) => channel === '1')?.reason?.metric, 'errors')
    assert.deepEqual(releases().canaries, {})
  })

  it('ends with 3 after a withdrawal that succeeds at the second attempt', async (test) => {
    await withCanary()
    const real = store()
    let isFull = true
    const full = {
      ...real,
      write: async (file: string, content: string | Buffer) => {
        if (file === 'releases.json' && isFull) {
          isFull = false
          throw new Error('ENOSPC: no space left on device')
        }
        return real.write(file, content)
      },
    }
    assert.equal((await watched(test, [NONE, WORSE], { of: full })).code, 3)
    assert.deepEqual([releases().canaries, history()[0]?.reason?.metric], [{}, 'errors'])
  })

  it('as a dry run says what it would take back, and leaves it', async (test) => {
    await withCanary()
    const before = read('releases.json')
    const { code, output } = await watched(test, [NONE, WORSE], { isDryRun: true })
    assert.deepEqual([code, /Would take 1\.1\.0 from 1\. Nothing was changed/.test(output)], [3, true])
    assert.equal(read('releases.json'), before)
  })

  it('needs a channel where canaries differ', async (test) => {
    await publish('1.0.0')
    await publish('1.0.1', { percent: 5 })
    await run({ channel: '1', percent: 20 })
    await assert.rejects(watched(test, [NONE]), /Channels 1 and 1\.0 have different canaries: name one by --channel/)
  })
})

describe('the command of a watch (DELIVERY-97)', () => {
  const { folder, read } = cdn()

  it('ends by Ctrl-C with 130, and changes nothing', async (test) => {
    const dist = join(folder(), 'dist')
    for (const [version, ...more] of [
      ['1.0.0', '--new'],
      ['1.1.0', '--canary', '5'],
    ] as const) {
      writeBuild(dist, version)
      assert.equal(runRelease(folder(), '--dist', dist, ...more).status, 0)
    }
    const before = read('releases.json')
    const collector = await listen((_request, response) => NONE(response))
    test.after(collector.close)
    const { child, done } = start([releaseCommand().release, folder(), '--watch', collector.url])
    child.stdout?.on('data', (text) => /Watching 1\.1\.0/.test(String(text)) && child.kill('SIGINT'))
    const { status, output } = await done
    assert.deepEqual(
      [status, /The watch was stopped\. 1\.1\.0 in channel 1 is out as before/.test(output)],
      [130, true],
    )
    assert.equal(read('releases.json'), before)
    for (const wrong of [['--to', '1.0.0', '--channel', '1'], ['--channel', '1', '--canary', '0'], ['--new']])
      assert.equal(runRelease(folder(), '--watch', collector.url, ...wrong).status, 1)
  })
})
