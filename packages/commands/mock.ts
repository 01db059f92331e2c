/** `npx shop-elements mock`: a back end from the contract, for a team without one (CHECK-8). */
import { parseArgs } from 'node:util'
import { parseFaults } from '../shop/faults.ts'
import { contract } from './contract.ts'
import { createLog } from './create-log.ts'
import { countExamples } from './mock/example-routes.ts'
import { createMock } from './mock/mock.ts'
import { serve } from './serve.ts'

const HELP = `npx shop-elements mock [options]

Answers every call of docs/openapi.yaml by one of its examples, and keeps what a visitor changes: cart, newsletter,
preview. A request that is not as the contract says is answered with 400 and the reason.

  --port <number>            default: 8083
  --host <address>           the address that is listened on; default: 127.0.0.1
  --fault <call:fault,…>     cart.put:500, cart.get:delay-2000, cart.put:CART_LIMIT, navigation:malformed,
                             promotion:dropped, psdata:html, preview:redirect; with x2 the first two calls only
  --example <call=number,…>  answers another example of a call: getNavigation=2
  --origin <origin,…>        of pages that may call; those of this machine always may
  --log <level>              debug (every request), info (default), warn, error or silent

While it runs, POST /mock/faults with { "faults": { "cart.put": { "kind": "status", "status": 500 } } } sets other faults.
`

const OPTIONS = {
  port: { type: 'string', default: '8083' },
  host: { type: 'string', default: '127.0.0.1' },
  fault: { type: 'string', default: '' },
  example: { type: 'string', default: '' },
  origin: { type: 'string', default: '' },
  log: { type: 'string', default: 'info' },
  help: { type: 'boolean', default: false },
} as const

const listOf = (text: string) => text.split(',').filter(Boolean)

/** @throws {Error} for options that can't be used. */
export function readMockOptions(args: string[]) {
  const { values } = parseArgs({ args, options: OPTIONS })
  if (values.help) return undefined
  if (!/^\d+$/.test(values.port)) throw new Error('--port must be a whole number.')
  const faults = parseFaults(values.fault)
  if (faults.size < listOf(values.fault).length) throw new Error('--fault: one of them can not be read; see --help.')
  const examples = listOf(values.example).map((pair) => {
    const [, call = '', number = ''] = /^(\w+)=([1-9]\d*)$/.exec(pair) ?? []
    const operation = contract().operations.find(({ id }) => id === call)
    if (!operation) throw new Error('--example needs calls of openapi.yaml, as getNavigation=2.')
    const count = countExamples(operation)
    if (Number(number) > count)
      throw new Error(`--example: ${call} has ${count} ${count === 1 ? 'example' : 'examples'}.`)
    return [call, Number(number) - 1] as const
  })
  const origins = listOf(values.origin)
  const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin)
  if (wrong !== undefined) throw new Error(`--origin: "${wrong}" is no origin, such as https://shop.example.`)
  const { port, host } = values
  const log = createLog(values.log)
  return {
    port: Number(port),
    host,
    log,
    faults,
    examples: Object.fromEntries(examples),
    origins,
  }
}

export async function run(args: string[]): Promise<void> {
  const options = readMockOptions(args)
  if (!options) return console.log(HELP)
  const { log } = options
  const server = await serve(createMock(options), {
    port: options.port,
    host: options.host,
    isWhole: true,
    onAnswer: ({ status, ...answer }) => log[status >= 400 ? 'warn' : 'debug']({ status, ...answer }, 'request'),
  })
  log.info({ url: server.url }, 'listening')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close())
}
