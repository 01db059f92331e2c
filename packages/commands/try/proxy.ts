/** A live page, from this machine, with what `rewritePage` puts into it (TRY-1, TRY-3). */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { contentTypeOf } from '../../../tools/build/content-types.ts'
import { checkNoLink } from '../../release/no-link.ts'
import { bytesOf } from '../bytes-of.ts'
import { isWeb } from '../is-web.ts'
import { PANEL } from './panel.ts'
import { allowing, STRICT } from './policy.ts'
import { rewritePage, type TryPlan } from './rewrite-page.ts'

/** Below it are the files of the version that is tried. */
export const OWN = '/__shop-elements/'
const PANEL_PATH = `${OWN}panel.js`
export const TIMEOUT_MS = 30_000
/** Headers of the browser's request that the live page gets. */
const SENT = ['accept', 'accept-language', 'user-agent', 'content-type']
/** Headers of the live page's answer that the browser gets; other headers are about the live page's own host. */
const PASSED = ['content-type', 'content-language', 'content-disposition', 'last-modified']

export interface TryOptions {
  /** The address of the live page. */
  url: URL
  /** A folder, or an address with a slash at its end, with the version. Without it the page is shown with its own. */
  version?: string
  /** Without it a page that has no loader gets nothing. */
  places?: TryPlan['places']
  tagOf: TryPlan['tagOf']
  /** Passes cookies on, both ways. */
  hasCookies: boolean
  /** Passes on other methods than GET and HEAD. */
  hasWrites: boolean
  /** Whether pages say what was changed; by default they do. */
  hasPanel?: boolean
  /** Is told what was changed in a page. */
  onChanged?(changes: readonly string[]): void
}

const message = (status: number, text: string) =>
  new Response(`${text}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })

export function createTryProxy(options: TryOptions): (request: Request) => Promise<Response> {
  const { url: live, hasWrites, version, hasPanel = true } = options
  const { base, addressOf } = version === undefined ? NO_FILES : filesOf(version)
  return async (request) => {
    const { hostname, origin, pathname, search } = new URL(request.url)
    // Another site that leads its name to this machine gets nothing.
    if (!LOCAL.includes(hostname)) return message(403, 'Only 127.0.0.1 and localhost are answered.')
    // It would stay in the browser, and stand between it and the next page that is tried.
    if (request.headers.has('service-worker')) return message(404, 'A service worker is not shown.')
    if (pathname === PANEL_PATH)
      return new Response(PANEL, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
    if (pathname.startsWith(OWN)) return ownFile(pathname.slice(OWN.length), addressOf)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      if (!hasWrites)
        return message(
          405,
          `${request.method} was not sent to ${live.origin}: only GET and HEAD are, without --writes.`,
        )
      // The live page can't see where it comes from.
      if ((request.headers.get('origin') ?? origin) !== origin)
        return message(403, `${request.method} of another page was not sent to ${live.origin}.`)
    }
    try {
      const plan: TryPlan = {
        origin: live.origin,
        local: origin,
        tagOf: options.tagOf,
        ...(base !== undefined && { base: `${origin}${base}` }),
        ...(options.places && { places: options.places }),
        nonce: randomUUID(),
        ...(hasPanel && { panel: `${origin}${PANEL_PATH}` }),
      }
      return await passOn(request, `${live.origin}${pathname}${search}`, plan, options)
    } catch (error) {
      return message(502, `${live.origin} can't be shown: ${error instanceof Error ? error.message : error}`)
    }
  }
}

const NO_FILES = { base: undefined, addressOf: () => undefined }

const LOCAL = ['127.0.0.1', 'localhost', '[::1]']

/**
 * The folder of a version's files. They are served below the name of its folder: the loader of a channel takes its code from the folder of
 * a version, beside its own.
 */
function filesOf(version: string) {
  const isOnCdn = isWeb(version)
  const name = basename(isOnCdn ? new URL(version).pathname : version) || 'version'
  return {
    base: `${OWN}${encodeURIComponent(name)}/`,
    /** The address of a file below `OWN`; undefined for what is not of this version. @throws for a link. */
    addressOf(asked: string): string | undefined {
      const [folder = '', ...path] = asked.split('/')
      if (folder !== name && !/^\d+\.\d+\.\d+/.test(folder)) return undefined
      if (!path.every((one) => /^[\w-][\w.-]*$/.test(one))) return undefined
      const rest = path.join('/')
      if (isOnCdn) return new URL(folder === name ? rest : `../${folder}/${rest}`, version).href
      const [below, file] = folder === name ? [version, rest] : [dirname(version), join(folder, rest)]
      checkNoLink(file, below)
      return join(below, file)
    },
  }
}

async function ownFile(file: string, addressOf: (file: string) => string | undefined): Promise<Response> {
  try {
    const address = addressOf(decodeURIComponent(file))
    if (address === undefined) throw new Error('it is no file of a version')
    const body = isWeb(address) ? await bytesOf(await get(address)) : new Uint8Array(await readFile(address))
    return new Response(body, { headers: { 'content-type': contentTypeOf(file), 'cache-control': 'no-store' } })
  } catch (error) {
    return message(404, `${file} can't be read: ${error instanceof Error ? error.message : error}`)
  }
}

async function get(address: string): Promise<Response> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return response
}

/** A frame, or a part of a page that a script fetches, gets nothing of ours that it does not have. */
function planFor(request: Request, html: string, { nonce, ...plan }: TryPlan, policy: string): TryPlan {
  const wanted = request.headers.get('sec-fetch-dest') ?? 'document'
  const strict = { ...plan, ...(`${policy}${html}`.includes(STRICT) && { nonce }) }
  if (wanted === 'document' || (wanted === 'empty' && /<(!doctype|html|head|body)\b/i.test(html))) return strict
  const { places: _, panel: __, ...others } = strict
  return others
}

async function passOn(request: Request, address: string, plan: TryPlan, options: TryOptions): Promise<Response> {
  const { hasCookies } = options
  const names = hasCookies ? [...SENT, 'cookie'] : SENT
  const sent = names.flatMap((name) => {
    const value = request.headers.get(name)
    return value === null ? [] : [[name, value] as [string, string]]
  })
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const answered = await fetch(address, {
    method: request.method,
    headers: Object.fromEntries(sent),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(hasBody && { body: await request.arrayBuffer() }),
  })
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const name of PASSED) {
    const value = answered.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  if (hasCookies)
    for (const cookie of answered.headers.getSetCookie()) headers.append('set-cookie', localCookie(cookie))

  const location = answered.headers.get('location')
  if (location !== null && answered.status >= 300 && answered.status < 400) {
    await answered.body?.cancel()
    return redirected(new URL(location, address), plan.origin, answered.status, headers)
  }
  const body = await bytesOf(answered)
  const isPage = /^text\/html\b/i.test(headers.get('content-type') ?? '')
  const html =
    isPage && body.length > 0 && answered.status !== 304
      ? await changedPage(request, body.toString('latin1'), answered.headers, headers, plan, options)
      : undefined
  const sentBack = html === undefined ? body : Buffer.from(html, 'latin1')
  return new Response(sentBack.length > 0 ? sentBack : null, { status: answered.status, headers })
}

function redirected({ href, origin, pathname, search, hash }: URL, own: string, status: number, headers: Headers) {
  if (origin !== own)
    return message(502, `The page leads to ${href}, which is not shown. To see that page, start with its address.`)
  // An address that begins with // would be another host.
  headers.set('location', `${pathname.startsWith('//') ? '/.' : ''}${pathname}${search}${hash}`)
  return new Response(null, { status, headers })
}

/** The HTML with what is put in, and its policy among `headers`. */
async function changedPage(
  request: Request,
  given: string,
  answered: Headers,
  headers: Headers,
  plan: TryPlan,
  { onChanged }: TryOptions,
): Promise<string> {
  const policy = answered.get('content-security-policy') ?? ''
  // Tags can't be found in it, letter by letter.
  const isWide = /^(\xff\xfe|\xfe\xff)/.test(given) || /charset="?utf-16/i.test(headers.get('content-type') ?? '')
  const { html, changes, putIn } = isWide
    ? { html: given, changes: ['The page is in UTF-16: nothing was put in.'], putIn: undefined }
    : await rewritePage(given, planFor(request, given, plan, policy))
  onChanged?.(changes)
  // Policies of several headers are joined by commas; each counts.
  for (const one of policy.split(',').filter((one) => one.trim() !== ''))
    headers.append('content-security-policy', allowing(one, putIn))
  return html
}

/** For this machine, without TLS. */
const localCookie = (cookie: string) =>
  cookie.replace(/;\s*(domain=[^;]*|secure|partitioned)/gi, '').replace(/;\s*samesite=none/i, '')
