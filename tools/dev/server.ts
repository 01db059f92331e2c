import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createCdn } from '../../demo/cdn.ts'
import { answer, serve } from '../../packages/commands/serve.ts'
import type { Visitor } from '../../packages/shop/visitor.ts'
import { root } from '../paths.ts'
import { seconds } from '../step.ts'
import { DIST, demo, disposeBundles, fragments, rebuildElements } from './bundles.ts'
import { watchFolders } from './watch.ts'

const CLIENT = '<script src="/dev/client.js"></script>'

export interface DevServer {
  url: string
  cdnUrl: string
  close(): Promise<void>
}

/**
 * The demo shop from source. When a file is saved, it is bundled again and open pages reload; visitors keep their carts. An
 * error shows in the pages, which keep the last code that worked.
 */
export async function startDev({ port = 0, cdnPort = 0 } = {}): Promise<DevServer> {
  const visitors = new Map<string, Visitor>()
  const listeners = new Set<ServerResponse>()
  let shop: ((request: Request) => Promise<Response>) | undefined
  const cdn = await serve(createCdn(DIST), { port: cdnPort, host: '127.0.0.1' })
  let build = 0
  let failure: string | undefined

  const sendState = (listener: ServerResponse) =>
    listener.write(
      failure === undefined
        ? `event: built\ndata: ${build}\n\n`
        : `event: failed\ndata: ${JSON.stringify(failure)}\n\n`,
    )

  const loadDemo = async () => {
    await demo.rebuild()
    const { createShop } = await demo.load()
    const handle = createShop({
      cdnUrl: cdn.url,
      distDir: DIST,
      // With the first page, which comes after both bundles.
      loadFragmentService: fragments.load,
      hasContent: true,
      visitors,
    })
    shop = async (request) => {
      const answered = await handle(request)
      if (!answered.headers.get('content-type')?.startsWith('text/html')) return answered
      return new Response((await answered.text()).replace('</head>', `${CLIENT}</head>`), answered)
    }
  }

  const rebuild = async (files: readonly string[]) => {
    const started = performance.now()
    try {
      await Promise.all([
        files.some((file) => /^(src|locales)\//.test(file)) && rebuildElements(),
        // Always: the demo imports from src/, and its gallery bundles the parts.
        loadDemo(),
      ])
      failure = undefined
      build += 1
      console.log(`${seconds(performance.now() - started).padStart(7)}  ${files.slice(0, 3).join(', ')}`)
    } catch (error) {
      failure = describe(error)
      console.error(failure)
    }
    for (const listener of listeners) sendState(listener)
  }

  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/dev/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      listeners.add(response)
      response.on('close', () => listeners.delete(response))
      return sendState(response)
    }
    if (request.url === '/dev/client.js') {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
      return response.end(readFileSync(root('tools/dev/client.js')))
    }
    if (shop) return void answer(shop, request, response, true).catch(() => response.destroy())
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' })
    response.end(`<!doctype html><head>${CLIENT}</head>`)
  }

  await rebuild(['src/', 'packages/', 'demo/'])
  const server = createServer(onRequest)
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  const stopWatching = watchFolders(['src', 'locales', 'packages/shop', 'demo'], rebuild)
  return {
    url: addressOf(server.address()),
    cdnUrl: cdn.url,
    async close() {
      stopWatching()
      for (const listener of listeners) listener.end()
      server.closeAllConnections()
      await Promise.all([new Promise((resolve) => server.close(resolve)), cdn.drop(), disposeBundles()])
    },
  }
}

const addressOf = (address: AddressInfo | string | null): string =>
  `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`

/** The message of esbuild, which names file and line; the stack of anything else. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'errors' in error ? error.message : (error.stack ?? error.message)
}
