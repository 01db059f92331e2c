// tier 2: needs servers of Debian
/** The recipes of docs/fragment-service.md with a service that fails in each way, first without a good fragment and then after one. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { type Running, temporaryFolder } from '../../../test/e2e/support/release.ts'
import { missing, nginx, varnishBy } from '../../../test/e2e/support/servers.ts'
import { waitUntil } from '../../../tools/engines/page-waits.ts'
import { codeOf } from './runtimes.ts'

const FRAGMENT = `<shop-header><template shadowrootmode="open">${'<p>Coffee</p>'.repeat(200)}</template></shop-header>`

const half = (response: ServerResponse, headers = {}) => {
  response.writeHead(200, headers)
  response.write(FRAGMENT.slice(0, 1000), () => response.destroy())
}

const status =
  (code: number, headers = {}) =>
  (response: ServerResponse) =>
    response.writeHead(code, { 'content-type': 'text/html', ...headers }).end('<h1>Error</h1>')

const FAILURES: Readonly<Record<string, (response: ServerResponse) => unknown>> = {
  'status-500': status(500),
  'status-404': status(404),
  'status-403': status(403),
  'status-429': status(429),
  redirection: status(302, { location: '/elsewhere' }),
  'no-answer': () => undefined,
  'ended-connection': (response) => response.destroy(),
  'half-of-a-length': (response) => half(response, { 'content-length': FRAGMENT.length }),
  'half-in-chunks': half,
}

async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

const RECIPES = {
  Varnish: {
    program: 'varnishd',
    include: (path: string) => `<esi:include src="${path}"/>`,
    serve: (folder: string, pages: number, service: number) =>
      varnishBy(folder, codeOf('do_esi').replace('"8080"', `"${pages}"`).replace('"8082"', `"${service}"`)),
  },
  nginx: {
    program: 'nginx',
    include: (path: string) => `<!--# include virtual="${path}" -->`,
    serve: (folder: string, pages: number, service: number) => {
      const recipe = codeOf('proxy_cache_path')
        .replace('/var/cache/nginx/fragments', `${folder}/cache`)
        .replace('listen 80;', '')
        .replace('127.0.0.1:8080', `127.0.0.1:${pages}`)
        .replace('127.0.0.1:8082', `127.0.0.1:${service}`)
      const [http = '', server = ''] = recipe.split(/^server \{/m)
      return nginx(folder, server.replace(/\}\s*$/, ''), http)
    },
  },
}

for (const [name, { program, include, serve }] of Object.entries(RECIPES))
  describe(`a failing fragment service behind ${name}`, { skip: missing(program) }, () => {
    const folder = temporaryFolder()
    const failing = new Set<string>()
    const failed: string[] = []
    const service = createServer((request, response) => {
      const failure = new URL(request.url ?? '', 'http://service').search.slice(1)
      response.setHeader('cache-control', 'public, max-age=1, stale-while-revalidate=86400')
      if (!failing.has(failure)) return response.setHeader('content-type', 'text/html').end(FRAGMENT)
      failed.push(failure)
      return FAILURES[failure]?.(response)
    })
    const pages = createServer(({ url = '' }, response) => {
      const fragment = include(`/fragments/DE/shop-header?${url.slice(1)}`)
      response
        .setHeader('content-type', 'text/html')
        .setHeader('cache-control', 'no-store')
        .end(`<p>Before ${fragment} after`)
    })
    let cache: Running
    before(async () => {
      cache = await serve(folder.path, await listen(pages), await listen(service))
    })
    after(() => {
      cache?.close()
      for (const server of [pages, service]) {
        server.closeAllConnections()
        server.close()
      }
      folder.remove()
    })
    // A connection each: one whose fragment failed in the background may end while the next request is under way.
    const page = async (failure: string) =>
      (await fetch(`${cache.url}/${failure}`, { headers: { connection: 'close' } })).text()

    async function check(failure: string): Promise<void> {
      failing.add(failure)
      // nginx passes on what has come of the first one.
      if (!(name === 'nginx' && failure.startsWith('half')))
        assert.equal(await page(failure), '<p>Before  after', failure)
      failing.delete(failure)
      await waitUntil(
        `a good one is kept (${failure})`,
        async () => (await page(failure)) === `<p>Before ${FRAGMENT} after`,
      )
      const times = () => failed.filter((one) => one === failure).length
      const before = times()
      failing.add(failure)
      await waitUntil(`it fails again (${failure})`, async () => {
        const shown = await page(failure)
        // nginx takes a redirection for a newer answer.
        if (!(name === 'nginx' && failure === 'redirection' && shown === '<p>Before  after'))
          assert.equal(shown, `<p>Before ${FRAGMENT} after`, failure)
        return times() > before + 1
      })
    }

    // Each has an address of its own: they fail beside each other.
    it('shows nothing of a failure, whatever it is, and what it has after a good one (FRAGMENT-23)', async () => {
      await Promise.all(Object.keys(FAILURES).map(check))
    })
  })
