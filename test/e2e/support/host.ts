/** A legacy page around the demo shop: a host that passes requests on to the shop and changes its pages, as a template author does. */
import { readFileSync } from 'node:fs'
import { request as ask, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { HOST_LIBRARIES } from '../../../tools/hosts/host-libraries.ts'
import { listen, type Running } from './release.ts'

/** By a status, by a connection that ends within the answer, or by the policy of the browser: an answer without CORS headers. */
export type Loss = '404' | 'cut' | 'policy'

export interface HostOptions {
  /** Changes the HTML of every page. */
  change?: (html: string) => string
  /** Makes the page's policy from the shop's own; without it the page has none, like legacy pages. */
  policy?: (policy: string) => string
  /** Headers of every answer, besides. */
  headers?: Readonly<Record<string, string>>
  /** The encoding that the page's header names; its bytes stay UTF-8. */
  charset?: string
  /** Additional files by path. */
  files?: Readonly<Record<string, string>>
  /** How the answer for a path is lost; false where it is not. */
  loses?: (path: string) => Loss | false
  /** Sees all that is asked for, also by the browser of its own accord. */
  onRequest?: (request: IncomingMessage) => void
}

const ALLOWED = { 'access-control-allow-origin': '*' }

export type LibraryName = keyof typeof HOST_LIBRARIES

/** Path of a library on the host; Bootstrap is the only style sheet. */
export const pathOfLibrary = (name: LibraryName) => `/libraries/${name}.${name === 'bootstrap' ? 'css' : 'js'}`

/** Inserts HTML at the start of the page's head. */
export const inHead = (more: string) => (html: string) => html.replace(/<head>/, `<head>\n${more}`)

export const onHeader = (attributes: string) => (html: string) => html.replace('<shop-header ', `$&${attributes} `)

/** Changes HTML by each, in turn. */
export const both =
  (...changes: ((html: string) => string)[]) =>
  (html: string) =>
    changes.reduce((text, change) => change(text), html)

/** Sets keys of the page's JSON block. */
export const withSettings = (settings: object) => changeSettings((block) => Object.assign(block, settings))

export const changeSettings = (change: (block: Record<string, unknown>) => unknown) => (html: string) =>
  html.replace(/(<script type="application\/json" data-shop-elements>)(.*?)(<\/script>)/, (_, open, json, close) => {
    const block = JSON.parse(json)
    change(block)
    return open + JSON.stringify(block) + close
  })

export function startHost(shopUrl: string, options: HostOptions = {}): Promise<Running> {
  const { hostname, port } = new URL(shopUrl)
  return listen(async (incoming, response) => {
    options.onRequest?.(incoming)
    const loss = options.loses?.(incoming.url ?? '')
    if (loss) return lose(response, loss)
    const file = ownFile(incoming.url ?? '', options)
    if (file !== undefined) {
      const type = incoming.url?.endsWith('.css') ? 'text/css' : 'text/javascript'
      return void response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(file)
    }
    const { url: path, method, headers } = incoming
    // A page that is changed comes as text.
    const asked = { ...headers, ...(changesPages(options) && { 'accept-encoding': 'identity' }) }
    const isZipped = headers['accept-encoding']?.includes('gzip') ?? false
    const send = (answer: IncomingMessage) => pass(answer, response, options, isZipped)
    const outgoing = ask({ hostname, port, path, method, headers: asked }, send)
    outgoing.on('error', () => response.destroy())
    incoming.pipe(outgoing)
  })
}

function lose(response: ServerResponse, loss: Loss): void {
  if (loss !== 'cut')
    return void response.writeHead(loss === '404' ? 404 : 200, { 'content-type': 'text/javascript' }).end()
  response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': 9, ...ALLOWED })
  response.write('let ', () => response.destroy())
}

function ownFile(path: string, { files }: HostOptions): string | undefined {
  const name = (Object.keys(HOST_LIBRARIES) as LibraryName[]).find((library) => pathOfLibrary(library) === path)
  return name ? readFileSync(HOST_LIBRARIES[name], 'utf8') : files?.[path]
}

const changesPages = ({ change, charset }: HostOptions) => change !== undefined || charset !== undefined

function pass(answer: IncomingMessage, response: ServerResponse, options: HostOptions, isZipped: boolean): void {
  const { change, policy, charset } = options
  const { 'content-security-policy': given, ...others } = answer.headers
  const headers: IncomingHttpHeaders = { ...others, ...options.headers }
  const own = policy?.(String(given ?? ''))
  if (own) headers['content-security-policy'] = own
  if (!changesPages(options) || !headers['content-type']?.startsWith('text/html')) {
    response.writeHead(answer.statusCode ?? 502, headers)
    return void answer.pipe(response)
  }
  const chunks: Buffer[] = []
  answer.on('data', (chunk: Buffer) => chunks.push(chunk))
  answer.on('end', () => {
    const given = Buffer.concat(chunks).toString()
    const html = change?.(given) ?? given
    delete headers['content-length']
    if (charset) headers['content-type'] = `text/html; charset=${charset}`
    if (isZipped) headers['content-encoding'] = 'gzip'
    response.writeHead(answer.statusCode ?? 502, headers).end(isZipped ? gzipSync(html) : html)
  })
}
