/** A release of dist/ as a CDN has it, and servers: static hosts that apply `_headers`, and hosts of pages. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { releaseCommand } from '../../../packages/release/test/support/release-command.ts'

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

export const temporaryFolder = (): { path: string; remove(): void } => {
  const path = mkdtempSync(join(tmpdir(), 'shop-elements-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** The version of the build. */
export const VERSION: string = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version
/** Its channels: that of its major version, and that of its minor one. */
export const CHANNELS = [VERSION.replace(/\..*/, ''), VERSION.replace(/\.\d+$/, '')] as const

/** Runs the release command; returns its exit code and output. */
export function runRelease(...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [releaseCommand().release, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

/** Releases dist/, or another build, into a folder. */
export function release(folder: string, dist?: string): void {
  const { status, output } = runRelease(folder, '--new', ...(dist ? ['--dist', dist] : []))
  if (status !== 0) throw new Error(output)
}

export interface Running {
  url: string
  close(): void
}

/** A server of a test, on a port of its own. */
export async function listen(listener: RequestListener): Promise<Running> {
  const server: Server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
}

type Rule = { pattern: RegExp; headers: [string, string][] }

function readRules(folder: string): Rule[] {
  const rules: Rule[] = []
  for (const line of readFileSync(join(folder, '_headers'), 'utf8').split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? []
    if (name && value) rules.at(-1)?.headers.push([name, value])
    else if (line.startsWith('/')) {
      const escaped = line.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '.*')
      rules.push({ pattern: new RegExp(`^${escaped}$`), headers: [] })
    }
  }
  return rules
}

export interface StaticOptions {
  /** Sends text files in brotli, each compressed once. */
  compresses?: boolean
  /** Replaces the response of a path by a redirect or another body. */
  instead?: (path: string) => { location: string } | { body: string } | undefined
}

/** A static host like Netlify or Cloudflare Pages: applies all matching rules of `_headers`. */
export async function staticCdn(folder: string, { instead, compresses }: StaticOptions = {}): Promise<Running> {
  const rules = readRules(folder)
  const compressed = new Map<string, Buffer>()
  const compressedFile = (file: string) => {
    const body = compressed.get(file) ?? brotliCompressSync(readFileSync(file))
    compressed.set(file, body)
    return body
  }
  return listen((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname
    for (const { pattern, headers } of rules) {
      if (pattern.test(path)) for (const [name, value] of headers) response.appendHeader(name, value)
    }
    const other = instead?.(path)
    if (other && 'location' in other) return void response.writeHead(302, { location: other.location }).end()
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
    if (!existsSync(file) || !statSync(file).isFile()) return void response.writeHead(404).end()
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
    if (other) return void response.end(other.body)
    if (!compresses || !TYPES[extname(file)]) return void response.end(readFileSync(file))
    response.setHeader('content-encoding', 'br')
    response.end(compressedFile(file))
  })
}

export interface HostedPage {
  html: string
  policy?: string
}

const bodyOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return chunks.length > 0 ? Buffer.concat(chunks) : undefined
}

/** A host of the given pages, and of one that all other addresses show, if given; passes everything else on to the demo shop. */
export async function pageHost(
  shopUrl: string,
  pages: Readonly<Record<string, HostedPage>>,
  others?: HostedPage,
): Promise<Running> {
  return listen(async (request, response) => {
    const isDocument = request.headers['sec-fetch-dest'] === 'document'
    const page = pages[request.url ?? ''] ?? (isDocument ? others : undefined)
    const { host: _, connection: __, ...headers } = request.headers as Record<string, string>
    const body = (await bodyOf(request)) ?? null
    const path = page ? '/' : (request.url ?? '/')
    const answer = await fetch(shopUrl + path, { method: request.method ?? 'GET', headers, body, redirect: 'manual' })
    // The demo's services refuse visitors without its cookies.
    for (const cookie of answer.headers.getSetCookie()) response.appendHeader('set-cookie', cookie)
    if (request.url === '/favicon.ico') return void response.writeHead(204).end()
    response.setHeader('content-type', answer.headers.get('content-type') ?? 'text/plain')
    if (page?.policy) response.setHeader('content-security-policy', page.policy)
    if (page) return void response.end(page.html)
    response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()))
  })
}
