/** `npx shop-elements try <url>`: another version, or our tags, on a live page (TRY-1). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compile } from 'css-select'
import { isSite, SITES } from '../../src/shop/sites/sites.ts'
import { checkNoLink } from '../release/no-link.ts'
import { bytesOf } from './bytes-of.ts'
import { isWeb } from './is-web.ts'
import { printable } from './printed.ts'
import { serve } from './serve.ts'
import { createTryProxy, TIMEOUT_MS, type TryOptions } from './try/proxy.ts'
import { versionOf } from './try/version-of.ts'

const HELP = `npx shop-elements try <url> [options]

Shows a live page from this machine (127.0.0.1) with the version of this package: in the place of the loader that the page has; or, on a
page without one, with our tags in the place of what selectors find. A panel says what was changed, and what the doctor finds.

  --version-from <folder or address>  another version: a folder dist/, or the folder of a version or channel on a CDN
  --header <selector>    what <shop-header> takes the place of, as 'body > header'
  --footer <selector>    what <shop-footer> takes the place of
  --site <DE, AT, …>     of these tags; default: DE
  --fragments <kind>     static (default): the HTML of the version; none: bare tags; or the address of a fragment service
  --port <number>        default: 8084
  --cookies              passes cookies on, both ways: you are logged in as on the live page
  --writes               passes other methods on than GET and HEAD: a changed cart is changed there
  --compare <folder>     instead: opens the page before and after in a browser, and writes what differs, with pictures, into this new folder
  --browser <path>       for --compare: a Chrome or Chromium; default: CHROME_PATH, else where it usually is
`

const OPTIONS = {
  'version-from': { type: 'string' },
  header: { type: 'string' },
  footer: { type: 'string' },
  site: { type: 'string', default: 'DE' },
  fragments: { type: 'string', default: 'static' },
  port: { type: 'string', default: '8084' },
  cookies: { type: 'boolean', default: false },
  writes: { type: 'boolean', default: false },
  compare: { type: 'string' },
  browser: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

/** @throws {Error} for options that can't be used. */
export function readTryOptions(args: string[]) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  if (values.help) return undefined
  const [url = '', ...others] = positionals
  if (!isWeb(url) || others.length > 0) throw new Error(`One address of a live page is needed.\n\n${HELP}`)
  if (!/^\d+$/.test(values.port)) throw new Error('--port must be a whole number.')
  if (values.compare !== undefined && values.writes) throw new Error('--compare writes nothing: leave out --writes.')
  const { site, fragments } = values
  if (!isSite(site)) throw new Error(`--site must be one of ${SITES.join(', ')}.`)
  if (fragments !== 'static' && fragments !== 'none' && !isWeb(fragments))
    throw new Error('--fragments must be static, none, or the address of a fragment service.')
  for (const name of ['header', 'footer'] as const)
    if (values[name] !== undefined && !isSelector(values[name])) throw new Error(`--${name} is no selector.`)
  return {
    ...values,
    url: new URL(url),
    site,
    port: Number(values.port),
    version: versionOf(values['version-from'], '--version-from'),
  }
}

function isSelector(text: string): boolean {
  try {
    compile(text)
    return text.trim() !== ''
  } catch {
    return false
  }
}

async function textOf(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return (await bytesOf(response)).toString()
}

/** The HTML of a tag, as it is put into the page. */
async function tagOf(tag: string, { site, fragments, version }: NonNullable<ReturnType<typeof readTryOptions>>) {
  const path = `fragments/${site}/${tag}`
  if (fragments === 'none') return `<${tag} site="${site}"></${tag}>`
  if (fragments !== 'static') return textOf(`${fragments.replace(/\/$/, '')}/${path}`)
  const file = `${path}.html`
  if (isWeb(version)) return textOf(`${version}${file}`)
  checkNoLink(file, version)
  return readFileSync(join(version, file), 'utf8')
}

export async function run(args: string[]): Promise<void> {
  const options = readTryOptions(args)
  if (!options) return console.log(HELP)
  const { url, header, footer, version } = options
  const tried: TryOptions = {
    url,
    version,
    places: { ...(header && { 'shop-header': header }), ...(footer && { 'shop-footer': footer }) },
    tagOf: (tag) => tagOf(tag, options),
    hasCookies: options.cookies,
    hasWrites: options.writes,
  }
  if (options.compare !== undefined) {
    const { compare } = await import('./try/compare.ts')
    return compare(tried, { folder: options.compare, browser: options.browser })
  }
  const server = await serve(createTryProxy(tried), {
    port: options.port,
    host: '127.0.0.1',
    isWhole: true,
    onAnswer({ method, path, status }) {
      if (status >= 400) console.log(printable(`${method} ${path} ${status}`))
    },
  })
  console.log(`${server.url}${url.pathname}${url.search}`)
  const end = () => void server.drop()
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}
