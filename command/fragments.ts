/** `npx shop-elements fragments --services <url>`: the fragment service on Node (DELIVERY-26). */
import { parseArgs } from 'node:util'
import pino from 'pino'
import { createFragmentService } from '../src/fragment-service/fragment-service.ts'
import { serve } from './serve.ts'
import { warmUp } from './warm-up.ts'

const HELP = `npx shop-elements fragments --services <url> [options]

  --services <url>     the address that the path of every service is added to
  --sites <DE,AT,…>    serves these sites only
  --port <number>      default: 8082
  --host <address>     the address that is listened on; default: 127.0.0.1
  --timeout <ms>       how long a fragment waits for each service; default: 300
  --max-age <seconds>  how long a fragment is fresh; default: 60
  --stale <seconds>    how long an old one may be used after that; default: 86400
  --log <level>        debug (every request), info (default), warn, error or silent
`

const OPTIONS = {
  services: { type: 'string' },
  sites: { type: 'string' },
  port: { type: 'string', default: '8082' },
  host: { type: 'string', default: '127.0.0.1' },
  timeout: { type: 'string', default: '300' },
  'max-age': { type: 'string', default: '60' },
  stale: { type: 'string', default: '86400' },
  log: { type: 'string', default: 'info' },
  help: { type: 'boolean', default: false },
} as const

/** Serves until the process gets SIGTERM or SIGINT; requests that have begun are answered first. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: OPTIONS })
  if (values.help) return console.log(HELP)
  if (!values.services) throw new Error(`--services is missing.\n\n${HELP}`)
  const number = (name: 'port' | 'timeout' | 'max-age' | 'stale') => {
    const value = Number(values[name])
    if (!/^\d+$/.test(values[name])) throw new Error(`--${name} must be a whole number.`)
    return value
  }
  const log = pino({ level: values.log })
  const handler = createFragmentService({
    services: values.services,
    ...(values.sites && { sites: values.sites.split(',') as never }),
    timeoutMs: number('timeout'),
    maxAgeSeconds: number('max-age'),
    staleSeconds: number('stale'),
    onError: ({ message, cause, ...details }) =>
      log.warn({ ...details, ...(cause instanceof Error && { err: cause }) }, message),
  })
  await warmUp()
  const server = await serve(handler, {
    port: number('port'),
    host: values.host,
    onAnswer: ({ status, ...answer }) => {
      const level = status >= 500 ? 'error' : status >= 400 ? 'warn' : 'debug'
      log[level]({ status, ...answer }, 'request')
    },
  })
  log.info({ url: server.url, services: values.services }, 'listening')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close())
}
