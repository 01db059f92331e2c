/**
 * The fragment service under attack, on Node and on workerd: visitors who ask for known fragments, first alone, then beside strangers
 * who try to fill its memory, to keep it busy and to stop it, and services of one site that answer in thirty bad ways. SECONDS: of
 * each part, by default 300. RUNTIME: Node or workerd, by default both. `--write` puts the table into docs/fragment-service.md.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { onNode, onWorkerd, type Runtime } from '../packages/service/test/runtimes.ts'
import { root } from '../tools/paths.ts'
import { printTable } from './support/table.ts'

const SECONDS = Number(process.env.SECONDS ?? 300)
const VISITORS_A_SECOND = 200
/** All that a process may have on Node, in MB. */
const OLD_SPACE_MB = 128
/** Half of the cache is for fragments that were asked for once, which strangers can fill. */
const ROOM_OF_NEW_MB = 64
/** The site whose services are hostile. */
const SITES = ['DE', 'CH', 'CH_FR', 'PL', 'CZ', 'HU', 'SK', 'TR']
const KNOWN = SITES.flatMap((site) => [
  `/fragments/${site}/shop-footer`,
  `/fragments/${site}/shop-header`,
  ...Array.from({ length: 58 }, (_, page) => `/fragments/${site}/shop-header?category-banner=page_${page}`),
])

const child = (name: string, ...args: string[]) =>
  fork(root(`bench/attack/${name}.ts`), args, { execArgv: ['--import', 'tsx'] })
async function asked<Answer>(process: ChildProcess): Promise<Answer> {
  process.send('?')
  const [answer] = await once(process, 'message')
  return answer as Answer
}

interface Visits {
  /** In ms, from the moment at which the visitor came. */
  times: number[]
  /** Not 200, not whole, or in place of a fragment that is known. */
  bad: string[]
}

const agent = new Agent({ keepAlive: true, maxSockets: 100 })
const isWhole = (body: string) => body.startsWith('<shop-') && body.endsWith('</template></shop-header>\n')
const isWholeFooter = (body: string) => body.endsWith('</template></shop-footer>\n')

function visit(url: string, path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const answered = (response: IncomingMessage) => {
      let body = ''
      response.setEncoding('utf8').on('data', (part) => (body += part))
      response.on('close', () => {
        const cache = String(response.headers['cache-status'])
        if (response.statusCode !== 200) return resolve(`status ${response.statusCode}`)
        if (!isWhole(body) && !isWholeFooter(body)) return resolve('not whole')
        resolve(cache.includes('busy') ? 'stand-in' : undefined)
      })
    }
    const request = get(url + path, { agent, headers: { cookie: 'session=1' }, timeout: 30_000 }, answered)
    request.on('timeout', () => request.destroy(new Error('no answer for 30 s')))
    request.on('error', (error: NodeJS.ErrnoException) => {
      // A kept connection that the server closes just then: whoever keeps connections tries again.
      if (request.reusedSocket && error.code === 'ECONNRESET') visit(url, path).then(resolve)
      else resolve(error.message)
    })
  })
}

/** Visitors come at their own pace, however long the others wait. Few pages have most of the visits. */
async function visits(url: string, seconds: number): Promise<Visits> {
  const found: Visits = { times: [], bad: [] }
  const running: Promise<void>[] = []
  const started = performance.now()
  for (let number = 0; number < seconds * VISITORS_A_SECOND; number += 1) {
    const due = started + (number * 1000) / VISITORS_A_SECOND
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    // All pages once, then by their rank.
    const rank = number < KNOWN.length ? number : Math.floor(KNOWN.length ** Math.random()) - 1
    const came = performance.now()
    const visitor = visit(url, KNOWN[rank] ?? '').then((problem) => {
      found.times.push(performance.now() - came)
      if (problem) found.bad.push(problem)
    })
    running.push(visitor)
  }
  await Promise.all(running)
  return found
}

const percentile = ({ times }: Visits, part: number) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN

/** The memory of a process, in MB. */
const memory = (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

async function watched<Value>(pid: number, running: Promise<Value>): Promise<{ value: Value; memory: number[] }> {
  const found = [memory(pid)]
  const timer = setInterval(() => found.push(memory(pid)), (SECONDS * 1000) / 5)
  try {
    return { value: await running, memory: found }
  } finally {
    clearInterval(timer)
  }
}

const START: Readonly<Record<string, (services: string) => Promise<Runtime>>> = {
  Node: (services) => onNode(services, '--log', 'silent'),
  workerd: (services) => onWorkerd(services),
}

const rows: string[][] = []
let isGood = true
for (const [name, start] of Object.entries(START)) {
  if (process.env.RUNTIME && process.env.RUNTIME !== name) continue
  const services = child('services')
  const [{ well, hostile, ways }] = (await once(services, 'message')) as [Record<string, string>]
  process.env.NODE_OPTIONS = `--max-old-space-size=${OLD_SPACE_MB}`
  const runtime = await start([...SITES.map((site) => `${site}=${well}`), `AT=${hostile}`].join(','))
  delete process.env.NODE_OPTIONS
  const callsIn = async (run: () => Promise<Visits>) => {
    const before = (await asked<{ calls: number }>(services)).calls
    const { value, memory: held } = await watched(runtime.pid, run())
    return { ...value, held, calls: (await asked<{ calls: number }>(services)).calls - before }
  }
  // All content is there, and code is warm.
  await visits(runtime.url, 30)
  const quiet = await callsIn(() => visits(runtime.url, SECONDS))
  const strangers = child('strangers', runtime.url)
  // Connections are there.
  await new Promise((resolve) => setTimeout(resolve, 5000))
  const attacked = await callsIn(() => visits(runtime.url, SECONDS))
  const { statuses } = await asked<{ statuses: Record<string, number> }>(strangers)
  strangers.disconnect()
  const errors = Object.entries(statuses).filter(([status]) => status.startsWith('5'))
  const isAlive = (await fetch(`${runtime.url}/health`)).ok
  await runtime.end()
  services.disconnect()
  const ratio = percentile(attacked, 0.99) / percentile(quiet, 0.99)
  const share = attacked.calls / quiet.calls
  const growth = (attacked.held.at(-1) ?? 0) - (quiet.held.at(-1) ?? 0)
  isGood &&=
    ratio <= 2 &&
    share <= 1.5 &&
    quiet.bad.length + attacked.bad.length === 0 &&
    errors.length === 0 &&
    isAlive &&
    growth < ROOM_OF_NEW_MB + 30
  console.log(
    `${name}: strangers got ${JSON.stringify(statuses)}; ${ways} ways of hostile services; memory quiet ${quiet.held.join(' ')} MB, attacked ${attacked.held.join(' ')} MB`,
  )
  const bad = new Set([...quiet.bad, ...attacked.bad])
  if (bad.size > 0) console.log(`visitors got ${[...bad].join(', ')}`)
  for (const [part, found] of [
    ['alone', quiet],
    ['beside strangers', attacked],
  ] as const)
    rows.push([
      `${name}, ${part}`,
      percentile(found, 0.5).toFixed(1),
      percentile(found, 0.99).toFixed(1),
      Math.max(...found.times).toFixed(0),
      `${found.bad.length} of ${found.times.length}`,
      `${found.held[1]} → ${found.held.at(-1)}`,
      (found.calls / SECONDS).toFixed(1),
    ])
}
const HEAD = [
  '200 visitors a second',
  'p50, ms',
  'p99, ms',
  'worst, ms',
  'failed or stand-ins',
  'memory, MB',
  'calls a second',
]
printTable('attack', HEAD, '---|--:|--:|--:|--:|--:|--:', rows, [], 'docs/fragment-service.md')
process.exitCode = isGood ? 0 : 1
