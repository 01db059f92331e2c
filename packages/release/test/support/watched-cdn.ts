/** A store with a canary, and a receiver that a watch of it asks. */
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { listen } from '../../../../test/e2e/support/release.ts'
import { folderStore } from '../../folder-store.ts'
import type { Move } from '../../history.ts'
import type { ReleaseStore } from '../../release-store.ts'
import { type ReleaseOptions, release } from '../../releasing.ts'
import { type WatchOrder, watchStore } from '../../watch/watch-store.ts'
import { cdn } from './cdn.ts'
import { writeBuild } from './small-build.ts'

export type Answer = (response: ServerResponse) => void

/** Metrics of now, with what the canary and the others have done so far. */
export const counts = (canary: object, rest: object, more: object = {}): Answer => {
  const text = JSON.stringify({ since: 'now', counts: { '1.1.0': canary, '1.0.0': rest }, ...more })
  return (response) =>
    response.end(text.replace('{', `{"at":"${(more as { at?: string }).at ?? new Date().toISOString()}",`))
}
export const NONE = counts({ errors: [0, 0] }, { errors: [0, 0] })
export const WORSE = counts({ errors: [1000, 51] }, { errors: [19_000, 95] })
/** The answer of a receiver that fails. */
export const GONE: Answer = (response) => response.writeHead(500).end()

export function watchedCdn() {
  const { folder, read, releases } = cdn()
  const store = () => folderStore(folder())
  const run = (order: Partial<ReleaseOptions> = {}) => release(store(), { dist: join(folder(), 'dist'), ...order })
  const publish = (version: string, order: Partial<ReleaseOptions> = {}) => {
    writeBuild(join(folder(), 'dist'), version)
    return run(order)
  }
  const withCanary = async () => {
    await publish('1.0.0')
    await publish('1.1.0', { percent: 5 })
    await run({ channel: '1.0', to: '1.0.0' })
  }

  /** A collector that gives these answers, the last one again and again; the watch does not pause. */
  async function watched(
    test: TestContext,
    answers: readonly Answer[],
    { of = store(), ...order }: Partial<WatchOrder> & { of?: ReleaseStore } = {},
  ) {
    let asked = 0
    const collector = await listen((_request, response) => {
      const last = answers[answers.length - 1]
      // A watch that should have ended does so at last.
      const answer = asked > answers.length + 30 ? GONE : (answers[asked] ?? last)
      asked += 1
      answer?.(response)
    })
    test.after(collector.close)
    const log = test.mock.method(console, 'log', () => {})
    const waited: number[] = []
    const wait = async (ms: number) => void waited.push(ms)
    const code = await watchStore(of, { url: collector.url, wait, ...order })
    return { code, waited, output: log.mock.calls.map(({ arguments: [line] }) => String(line)).join('\n') }
  }

  const history = () => releases().history as Move[]
  return { folder, read, releases, history, store, run, publish, withCanary, watched }
}
