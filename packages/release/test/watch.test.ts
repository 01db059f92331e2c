/** The reactions of a watch to metrics of all kinds (DELIVERY-97). */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { listen } from '../../../test/e2e/support/release.ts'
import { Evidence } from '../watch/evidence.ts'
import { type Answer, counts, GONE, NONE, WORSE, watchedCdn } from './support/watched-cdn.ts'

const BROKEN: Readonly<Record<string, [Answer, RegExp]>> = {
  late: [
    counts({}, {}, { at: '2020-01-01T00:00:00Z' }),
    /The metrics are late: they are of 2020-01-01T00:00:00\.000Z\. \(/,
  ],
  'older than the last': [
    counts({ errors: [1000, 51] }, { errors: [19_000, 95] }, { at: new Date(Date.now() - 60_000).toISOString() }),
    /older than those before/,
  ],
  'yet to come': [counts({}, {}, { at: '2999-01-01T00:00:00Z' }), /which is yet to come/],
  'of no time': [counts({}, {}, { at: 'soon' }), /"at" of the metrics is no time/],
  missing: [(response) => response.writeHead(404).end(), /answers 404/],
  empty: [(response) => response.end(), /no JSON: nothing/],
  'a page': [(response) => response.end('<!doctype html>'), /no JSON: <!doctype html>/],
  'another JSON': [(response) => response.end('[]'), /not \{ "at", "since", "counts" \}/],
  torn: [(response) => response.end('{"at":"2026'), /no JSON/],
  broken: [(response) => response.destroy(), /can't be reached/],
  'without counts': [counts({ errors: '51' }, {}), /"1\.1\.0" "errors" is not \[views, bad views\]/],
  negative: [counts({ errors: [10, -1] }, {}), /is not \[views, bad views\]/],
  'half views': [counts({ errors: [10.5, 1] }, {}), /is not \[views, bad views\]/],
  'worse than all': [counts({ errors: [10, 11] }, {}), /more bad views than views/],
  'of the universe': [counts({ errors: [1e15, 1e14] }, {}), /which no shop has/],
  huge: [
    (response) => {
      response.on('error', () => {})
      response.write('{"at":"')
      const more = () => {
        while (response.write('x'.repeat(65_536)));
      }
      response.on('drain', more)
      more()
    },
    /larger than 1 MB/,
  ],
}

describe('the metrics of a watch (DELIVERY-97)', () => {
  const { releases, withCanary, watched } = watchedCdn()

  for (const [kind, [answer, message]] of Object.entries(BROKEN))
    it(`goes on after metrics that are ${kind}, and ends with 2 if they stay so`, async (test) => {
      await withCanary()
      const { code, waited, output } = await watched(test, [NONE, answer])
      assert.equal(code, 2)
      assert.match(output, message)
      assert.match(output, /attempt 10 of 10.*\n.*1\.1\.0 in channel 1 is out, UNWATCHED/)
      // Longer each time, with a limit.
      assert.deepEqual(waited.slice(0, 6), [30_000, 60_000, 120_000, 240_000, 300_000, 300_000])
      assert.equal(releases().canaries[1] !== undefined, true)
      if (kind === 'huge') return
      assert.equal((await watched(test, [NONE, answer, answer, WORSE])).code, 3)
    })

  it('tells an address where nobody listens, and one that is none', async (test) => {
    await withCanary()
    const { url, close } = await listen(() => {})
    close()
    const { code, output } = await watched(test, [], { url })
    assert.deepEqual([code, /can't be reached \(ECONNREFUSED\)/.test(output)], [2, true])
    for (const wrong of ['metrics', 'file:///etc/passwd'])
      await assert.rejects(watched(test, [], { url: wrong }), /the address of the metrics is needed/)
  })

  it('compares nothing from before a restart of the receiver, or from before the watch', async (test) => {
    await withCanary()
    const after = counts({ errors: [1000, 51] }, { errors: [19_000, 95] }, { since: 'later' })
    const fewer = counts({ errors: [999, 51] }, { errors: [19_000, 95] })
    for (const [answers, isAnew] of [
      [[WORSE, WORSE, GONE], false],
      [[NONE, after, GONE], true],
      [[WORSE, fewer, GONE], true],
    ] as const) {
      const { code, output } = await watched(test, answers)
      assert.deepEqual([code, /The metrics have begun anew/.test(output)], [2, isAnew])
    }
    assert.ok(releases().canaries[1])
  })

  it('compares only what it knows: other versions, metrics and channels are left out', async (test) => {
    await withCanary()
    const strange = counts({ errors: [1, 0], 'x y': [1000, 1000] }, { errors: [1, 0], 'x y': [1000, 0] })
    const { code, output } = await watched(test, [NONE, strange, GONE])
    assert.equal(code, 2)
    assert.match(output, /The metric "x y" is not known/)
  })

  it('takes nothing back before the evidence is that of the whole rate', async (test) => {
    await withCanary()
    // Alone, 1 : 100 would do; the errors have a fifth of it.
    for (const [bad, code] of [
      [19, 2],
      [20, 3],
    ] as const) {
      const evidence = new Evidence()
      evidence.add({ canary: { views: 400, bad }, rest: { views: 8000, bad: 60 } })
      assert.equal(evidence.log >= Math.log(500), code === 3, `${bad}: ${evidence.log}`)
      assert.ok(evidence.log > Math.log(100))
      const now = counts({ errors: [400, bad] }, { errors: [8000, 60] })
      assert.equal((await watched(test, [NONE, now, GONE])).code, code)
    }
  })

  it('counts views whose loader does not start by the number that the visitor has drawn', async (test) => {
    await withCanary()
    const arms =
      (canary: [number, number], rest: [number, number]): Answer =>
      (response) =>
        response.end(
          JSON.stringify({
            at: new Date(),
            since: 'now',
            counts: {
              '1.1.0': { started: [canary[0], 0] },
              '1.0.0': { started: [rest[0], 0] },
              'none 4': { started: [canary[1], canary[1]] },
              'none 5': { started: [rest[1], rest[1]] },
            },
          }),
        )
    const { code, output } = await watched(test, [arms([0, 0], [0, 0]), arms([100, 60], [4000, 40])])
    assert.equal(code, 3)
    assert.match(output, /the loader does not start in 60 of 160 \(37\.5 %\) views of the canary, and in 40 of 4,040/)
  })
})
