/** `npx shop-elements fragments --services <url>`: the fragment service on Node (DELIVERY-26). */
import { parseArgs } from 'node:util'
import { isSite } from '../../src/shop/sites/sites.ts'
import { createFragmentService } from '../service/fragment-service/fragment-service.ts'
import { createLog } from './create-log.ts'
import { readJson } from './read-json.ts'
import { serve } from './serve.ts'
import { warmUp } from './warm-up.ts'

const HELP = `npx shop-elements fragments --services <url> [options]

  --services <url>     the address that the path of every service is added to;
                       DE=<url>,AT=<url>,… where each site has its own
  --cdn <url>          the folder of a channel or version on your CDN, for /frame/<SITE>:
                       https://cdn.example/shop-elements/1/
  --sites <DE,AT,…>    serves these sites only
  --port <number>      default: 8082
  --host <address>     the address that is listened on; default: 127.0.0.1
  --metrics-port <n>   /metrics and /health have this port, and not that of the fragments
  --timeout <ms>       how long a fragment waits for each service; default: 300
  --max-age <seconds>  how long a fragment is fresh; default: 60
  --stale <seconds>    how long an old one may be used after that; default: 86400
  --lenient            leaves out attributes that it can't use, instead of answering 400; for includes
  --grace <ms>         how long it goes on answering after SIGTERM, while /health says 503; default: 3000
  --log <level>        debug (every request), info (default), warn, error or silent
`

const OPTIONS = {
  services: { type: 'string' },
  cdn: { type: 'string' },
  sites: { type: 'string' },
  port: { type: 'string', default: '8082' },
  host: { type: 'string', default: '127.0.0.1' },
  'metrics-port': { type: 'string' },
  timeout: { type: 'string', default: '300' },
  'max-age': { type: 'string', default: '60' },
  stale: { type: 'string', default: '86400' },
  lenient: { type: 'boolean', default: false },
  grace: { type: 'string', default: '3000' },
  log: { type: 'string', default: 'info' },
  help: { type: 'boolean', default: false },
} as const

/** Serves until the process gets SIGINT, or SIGTERM and the time of grace is over; requests that have begun are answered first. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: OPTIONS })
  if (values.help) return console.log(HELP)
  if (!values.services) throw new Error(`--services is missing.\n\n${HELP}`)
  const number = (name: 'port' | 'metrics-port' | 'timeout' | 'max-age' | 'stale' | 'grace') => {
    const given = values[name] ?? ''
    if (!/^\d+$/.test(given)) throw new Error(`--${name} must be a whole number.`)
    return Number(given)
  }
  const hasMetricsPort = values['metrics-port'] !== undefined
  const log = createLog(values.log)
  const handler = createFragmentService({
    services: servicesOf(values.services),
    ...(values.cdn && { cdn: { address: values.cdn, manifest: readJson('../manifest.json') } }),
    ...(values.sites && { sites: values.sites.split(',') as never }),
    timeoutMs: number('timeout'),
    maxAgeSeconds: number('max-age'),
    staleSeconds: number('stale'),
    lenient: values.lenient,
    onError: ({ message, cause, ...details }) =>
      log.warn({ ...details, ...(cause instanceof Error && { err: cause }) }, message),
  })
  const graceMs = number('grace')
  let isEnding = false
  const answer = (request: Request, path: string) => (isEnding && path === '/health' ? ending() : handler(request))
  const listen = (port: 'port' | 'metrics-port', isServed: (path: string) => boolean) =>
    serve(
      async (request) => {
        const { pathname } = new URL(request.url)
        return isServed(pathname) ? answer(request, pathname) : notFound()
      },
      {
        port: number(port),
        host: values.host,
        onAnswer: ({ status, ...answered }) => {
          const isExpected = isEnding && answered.path === '/health'
          const level = status >= 500 && !isExpected ? 'error' : status >= 400 ? 'warn' : 'debug'
          log[level]({ status, ...answered }, 'request')
        },
      },
    )
  await warmUp()
  const isMetrics = (path: string) => path === '/metrics' || path === '/health'
  const server = await listen('port', (path) => !hasMetricsPort || !isMetrics(path))
  const metrics = hasMetricsPort
    ? await listen('metrics-port', isMetrics).catch(async (error) => {
        await server.drop()
        throw error
      })
    : undefined
  log.info({ url: server.url, metrics: metrics?.url, services: values.services }, 'listening')
  const hurry = new AbortController()
  const end = () => {
    if (isEnding) return
    isEnding = true
    log.info({ graceMs: hurry.signal.aborted ? 0 : graceMs }, 'ending')
    void server.close(graceMs, hurry.signal)
    void metrics?.close(graceMs, hurry.signal)
  }
  // npx hands on the signal that its child may have got already: the second one changes nothing.
  process.on('SIGTERM', end)
  process.on('SIGINT', () => {
    hurry.abort()
    end()
  })
}

const ending = () => Response.json({ status: 'ending' }, { status: 503 })

/** One address, or `DE=<url>,AT=<url>,…`. */
function servicesOf(given: string): string | Record<string, string> {
  if (!/^[A-Z_]+=/.test(given)) return given
  const addresses: Record<string, string> = {}
  for (const pair of given.split(',')) {
    const [site = '', ...address] = pair.split('=')
    if (!isSite(site) || address.length === 0) throw new Error(`--services: "${pair}" is not <SITE>=<url>.`)
    if (addresses[site]) throw new Error(`--services: ${site} has two addresses.`)
    addresses[site] = address.join('=')
  }
  return addresses
}

const notFound = () => Response.json({ error: 'NOT_FOUND', message: 'This port does not serve that.' }, { status: 404 })
