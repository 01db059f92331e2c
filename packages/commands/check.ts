/** `npx shop-elements check <url>`: does this back end keep the contract (CHECK-1)? */
import process from 'node:process'
import { parseArgs } from 'node:util'
import { isSite, SITES } from '../../src/shop/sites/sites.ts'
import { FORMATS } from './check/reports/reports.ts'
import { runCheck } from './check/run-check.ts'
import { type CheckOptions, TIMEOUT_MS } from './check/session.ts'
import { decoded } from './check/visitor.ts'
import { contract } from './contract.ts'
import { isWeb } from './is-web.ts'

const HELP = `npx shop-elements check <url> [options]

Asks the back end at <url> each call of docs/openapi.yaml, and says what it does not keep.
Exit code: 0 nothing found, 1 something found, 2 it could not be asked.

  --site <site>              DE (default), AT, CH, CH_FR, PL, CZ, HU, SK or TR
  --only <subject,…>         calls of these subjects only: Cart, Visitor, Navigation, Search, Promotion,
                             Newsletter, Preview, Tests, Pictures, Tracking
  --page <url>               the page that the elements stand in, if it has another origin than <url>,
                             or another start page; gives the visitor their cookies
  --client-id <id>           the attribute client-id, for the navigation; default: the site
  --promotions <id,id,…>     ids of campaigns; default: ~header_top
  --term <text>              what is searched for; default: kaf
  --max-ms <ms>              how long a call may take; default: ${TIMEOUT_MS}
  --allow-unknown            fields that the contract does not know may be there, unless they look like a slip
  --format <format>          text (default), json or junit

A test person:
  --cart-token <token>       longTermToken of a cart with articles (SHOP_ELEMENTS_CART_TOKEN)
  --cookie "<name>=<value>"  cookies, separated by ";": LoginToken for base data, staffAuth for the preview
                             (or the environment variable SHOP_ELEMENTS_COOKIE)
  --subscriber-token <token> of a mail of the newsletter (SHOP_ELEMENTS_SUBSCRIBER_TOKEN)

Behind a login, as of a test system (<url> and --page may hold it too: https://name:password@host):
  --header "<name>: <value>" of every request to the services and the page; may be given again
                             (SHOP_ELEMENTS_HEADER)

Calls that change something:
  --write                    asks them too, and undoes what they did
  --article <id[:tcm]>       is put into the cart and taken out; default: the first suggested product
  --email <address>          is signed up for the newsletter, and gets its mails (SHOP_ELEMENTS_EMAIL)
  --collect <url>            gets one record of the data layer
`

const OPTIONS = {
  site: { type: 'string', default: 'DE' },
  only: { type: 'string' },
  page: { type: 'string' },
  'client-id': { type: 'string' },
  promotions: { type: 'string' },
  term: { type: 'string' },
  'max-ms': { type: 'string', default: String(TIMEOUT_MS) },
  'allow-unknown': { type: 'boolean', default: false },
  format: { type: 'string', default: 'text' },
  cookie: { type: 'string' },
  'cart-token': { type: 'string' },
  header: { type: 'string', multiple: true },
  'subscriber-token': { type: 'string' },
  write: { type: 'boolean', default: false },
  article: { type: 'string' },
  email: { type: 'string' },
  collect: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

/** An address without the login in it, and by its origin the header that stands for it. */
function withoutLogin(address: string): { address: string; logins: Record<string, string> } {
  const url = new URL(address)
  if (!url.username && !url.password) return { address, logins: {} }
  const login = Buffer.from([url.username, url.password].map(decoded).join(':'))
  url.username = ''
  url.password = ''
  return { address: url.href, logins: { [url.origin]: `Basic ${login.toString('base64')}` } }
}

/** @throws {Error} for what is no header; the message holds no value. */
function headersOf(given: readonly string[]): Record<string, string> {
  const headers = given.map((one) => /^([\w!#$%&'*+.^`|~-]+):[ \t]*(\S[^\r\n]*)$/.exec(one))
  if (headers.some((one) => !one)) throw new Error('--header must be as "Name: value".')
  return Object.fromEntries(headers.map((one) => [one?.[1]?.toLowerCase(), one?.[2]]))
}

/** @throws {Error} for options that can't be used. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  if (values.help) return undefined
  const [given = '', ...more] = positionals
  if (!isWeb(given) || more.length > 0) throw new Error(`One address is needed, with http:// or https://.\n\n${HELP}`)
  if (values.page !== undefined && !isWeb(values.page)) throw new Error('--page must begin with http:// or https://.')
  if (!isSite(values.site)) throw new Error(`--site must be one of ${SITES.join(', ')}.`)
  if (!/^[1-9]\d*$/.test(values['max-ms'])) throw new Error('--max-ms must be a whole number.')
  const report = Object.hasOwn(FORMATS, values.format) ? FORMATS[values.format] : undefined
  if (!report) throw new Error(`--format must be one of ${Object.keys(FORMATS).join(', ')}.`)
  const only = values.only?.split(',')
  const subjects = new Set(contract().operations.map(({ tag }) => tag))
  if (only?.some((one) => !subjects.has(one))) throw new Error(`--only must be of ${[...subjects].join(', ')}.`)
  const { address: url, logins } = withoutLogin(given)
  const page = values.page && withoutLogin(values.page)
  const { term, article, collect, site, write } = values
  const cartToken = values['cart-token'] ?? env.SHOP_ELEMENTS_CART_TOKEN
  const cookies = [values.cookie ?? env.SHOP_ELEMENTS_COOKIE, cartToken && `longTermToken=${cartToken}`]
    .filter(Boolean)
    .join(';')
  const subscriberToken = values['subscriber-token'] ?? env.SHOP_ELEMENTS_SUBSCRIBER_TOKEN
  const email = values.email ?? env.SHOP_ELEMENTS_EMAIL
  const options: CheckOptions = {
    url,
    site,
    write,
    maxMs: Number(values['max-ms']),
    allowUnknown: values['allow-unknown'],
    ...(only && { only }),
    headers: headersOf(values.header ?? [env.SHOP_ELEMENTS_HEADER || []].flat()),
    logins: { ...(page ? page.logins : {}), ...logins },
    ...(page && { page: page.address }),
    ...(term && { term }),
    ...(article && { article }),
    ...(collect && { collect }),
    ...(values['client-id'] && { clientId: values['client-id'] }),
    ...(values.promotions && { promotions: values.promotions.split(',') }),
    ...(cookies && { cookies }),
    ...(subscriberToken && { subscriberToken }),
    ...(email && { email }),
  }
  return { options, report }
}

export async function run(args: string[]): Promise<void> {
  const read = readOptions(args, process.env)
  if (!read) return console.log(HELP)
  const result = await runCheck(read.options)
  process.stdout.write(read.report(result))
  process.exitCode = result.findings.length > 0 ? 1 : 0
}
