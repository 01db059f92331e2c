// tier 2: needs servers of Debian
/** The recipes of docs/fragment-service.md, with the demo shop as the services and a page that includes fragments. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { CALLS } from '../../../../test/e2e/support/content.ts'
import { watchHydration } from '../../../../test/e2e/support/phases.ts'
import { pageHost, type Running, temporaryFolder } from '../../../../test/e2e/support/release.ts'
import { missing, nginx, varnishBy } from '../../../../test/e2e/support/servers.ts'
import { shop } from '../../../../test/e2e/support/shop.ts'
import { lateAnswer } from '../../../../test/support/late-answer.ts'
import { freePort } from '../../../../tools/engines/free-port.ts'
import { waitUntil } from '../../../../tools/engines/page-waits.ts'
import { codeOf, onNode, onWorkerd, type Runtime, statusOf } from '../runtimes.ts'

const HEADER = '/fragments/DE/shop-header?benefits=&category-banner=category_banner'

const INCLUDES = {
  ssi: (path: string) => `<!--# include virtual="${path}" -->`,
  // Markup, unlike the comment of SSI.
  esi: (path: string) => `<esi:include src="${path.replaceAll('&', '&amp;')}"/>`,
}

const pageOf = (cdnUrl: string, include: (path: string) => string) => `<!doctype html><html lang="de"><head>
<meta charset="utf-8"><title>Fragments</title><link rel="icon" href="data:,">
<script type="module" src="${cdnUrl}/shop-elements.js" crossorigin></script></head>
<body style="margin: 0">${include(HEADER)}<main style="height: 1500px">Page</main>${include('/fragments/DE/shop-footer')}</body></html>`

/** Enough for the demo's services on a busy machine; the caches wait for 2 s. */
const SERVICES_MS = 1500

interface Recipe {
  program: string
  include: keyof typeof INCLUDES
  serve(folder: string, pages: Running, service: Runtime): Promise<Running>
}

const portOf = ({ url }: { url: string }) => new URL(url).port

const vclOf = (pages: { url: string }, service: Runtime) =>
  codeOf('do_esi')
    .replace('"8080"', `"${portOf(pages)}"`)
    .replace('"8082"', `"${portOf(service)}"`)

const nginxRecipe = (folder: string, pages: { url: string }) =>
  codeOf('proxy_cache_path')
    .replace('/var/cache/nginx/fragments', `${folder}/cache`)
    .replace('http://127.0.0.1:8080', pages.url)

function nginxBy(folder: string, recipe: string): Promise<Running> {
  const [http = '', server = ''] = recipe.split(/^server \{/m)
  return nginx(folder, server.replace('listen 80;', '').replace(/\}\s*$/, ''), http)
}

const RECIPES: Readonly<Record<string, Recipe>> = {
  'Varnish (ESI)': {
    program: 'varnishd',
    include: 'esi',
    serve: (folder, pages, service) => varnishBy(folder, vclOf(pages, service)),
  },
  'nginx (SSI)': {
    program: 'nginx',
    include: 'ssi',
    serve: (folder, pages, service) => {
      const recipe = nginxRecipe(folder, pages).replace('http://127.0.0.1:8082', service.url)
      return nginxBy(folder, recipe)
    },
  },
}

/** The number of a metric of the service. */
async function metric({ url }: Runtime, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const line = text.split('\n').find((one) => one.startsWith(`shop_fragments_${name} `))
  return Number(line?.split(' ').at(-1) ?? 0)
}

/** The token of staff who preview another time. */
async function previewToken(url: string): Promise<string> {
  const staff = await fetch(`${url}/?staff=on`)
  const cookie = staff.headers.getSetCookie().map((one) => one.split(';')[0])
  const answer = await fetch(`${url}/service/preview/api/token`, {
    method: 'POST',
    headers: { cookie: cookie.join('; '), 'content-type': 'application/json' },
    body: JSON.stringify({ previewDateTime: '2026-12-24T08:00:00.000Z' }),
  })
  const token = answer.headers.getSetCookie().find((one) => one.startsWith('previewToken='))
  return token?.split(/[=;]/)[1] ?? ''
}

for (const [name, { program, include, serve }] of Object.entries(RECIPES)) {
  describe(`the fragment service behind ${name}`, { skip: missing(program) }, () => {
    const demo = shop()
    const folder = temporaryFolder()
    let pages: Running
    let service: Runtime
    let cache: Running
    before(async () => {
      const wrong = ['/fragments/DE/shop-header?tehme=dark', '/fragments/DE/shop-haeder', '/fragments/DE/shop-footer']
      pages = await pageHost(demo.url, {
        '/page': { html: pageOf(demo.cdnUrl, INCLUDES[include]) },
        '/wrong': { html: `<!doctype html><title>Wrong</title>${wrong.map(INCLUDES[include]).join('|')}` },
      })
      // nginx tests a service on workerd, Varnish one on Node.
      service = await (include === 'ssi'
        ? onWorkerd(demo.url, SERVICES_MS)
        : onNode(demo.url, '--timeout', String(SERVICES_MS)))
      cache = await serve(folder.path, pages, service)
    })
    after(async () => {
      cache?.close()
      pages?.close()
      await service?.end()
      folder.remove()
    })
    const html = async (headers: Record<string, string> = {}) => (await fetch(`${cache.url}/page`, { headers })).text()
    const rendered = () => metric(service, 'request_seconds_count')

    it('puts the menu into the page’s HTML, and asks the service once for all visitors (FRAGMENT-23)', async () => {
      const first = await html()
      assert.match(
        first,
        /<shop-header site="DE" benefits="" category-banner="category_banner"><template shadowrootmode="open">/,
      )
      assert.match(first, /<\/footer>/)
      assert.doesNotMatch(first, /include virtual|esi:include/)
      assert.ok((first.match(/href="\/categories\//g) ?? []).length > 40)
      const asked = await rendered()
      for (const session of ['1', '2']) assert.equal(await html({ cookie: `session=${session}; LoginToken=x` }), first)
      // The metrics themselves are requests.
      assert.equal(await rendered(), asked + 1)
    })

    it('gives visitors without scripts the menu and a campaign, and nobody a second call (LIVE-13, NAV-46, PROMO-40)', async () => {
      const plain = await demo.open(`${cache.url}/page`, { withoutScript: true, withRequests: true })
      assert.ok((await plain.texts('shop-header >>> .navigation a[href]')).length > 40)
      await plain.see('shop-header >>> .promotion--category-banner')
      const visitor = await demo.visitor({ withRequests: true })
      const hydrated = await watchHydration(visitor)
      await visitor.open(`${cache.url}/page`)
      await visitor.rest()
      assert.deepEqual(await hydrated(), ['shop-footer', 'shop-header'])
      assert.deepEqual(visitor.asked(CALLS), [])
      await visitor.stoodStill()
    })

    it('shows nothing in the place of a fragment that there is not (FRAGMENT-23)', async () => {
      const answer = await (await fetch(`${cache.url}/wrong`)).text()
      assert.match(answer, /<title>Wrong<\/title>\s*\|\s*\|<shop-footer site="DE">/)
    })

    it('lets previews past the cache (FRAGMENT-18, FRAGMENT-23)', async () => {
      const previews = () => metric(service, 'cache_total{tag="shop-header",result="preview"}')
      const before = await previews()
      const cookie = `session=1; previewToken=${await previewToken(demo.url)}`
      for (const more of [1, 2]) {
        assert.match(await html({ cookie }), /<shop-header site="DE"/)
        assert.equal(await previews(), before + more)
      }
      await html()
      await html({ cookie: 'session=1; previewToken=x' })
      assert.equal(await previews(), before + 2)
    })

    it('shows nobody the metrics (FRAGMENT-3, FRAGMENT-23)', async () => {
      for (const path of ['/metrics', '/fragments/../metrics', '/fragments/%2e%2e/metrics'])
        assert.equal(await statusOf(cache.url, path), 404, path)
    })

    it('is purged by key (FRAGMENT-16, FRAGMENT-23)', {
      skip: include === 'ssi' && 'nginx has no purge by key',
    }, async () => {
      const purge = async (key: string) =>
        (await fetch(`${cache.url}/`, { method: 'PURGE', headers: { 'surrogate-key': key } })).status
      const requests = () => metric(service, 'request_seconds_count')
      const askedFor = async (key: string) => {
        const before = await requests()
        assert.equal(await purge(key), 200)
        await html()
        return (await requests()) - before - 1
      }
      assert.equal(await askedFor('AT'), 0)
      assert.equal(await askedFor('SHOP'), 0)
      assert.equal(await askedFor('SHOP_FOOTER'), 1)
      assert.equal(await askedFor('navigation'), 1)
      assert.equal(await askedFor('DE'), 2)
    })

    it('shows what the cache has when the service is gone (FRAGMENT-23)', async () => {
      const before = await html()
      await service.end()
      assert.equal(await html(), before)
    })
  })
}

describe('two processes of the fragment service behind Varnish', { skip: missing('varnishd') }, () => {
  const demo = shop({ withPictures: false })
  for (const signal of ['SIGTERM', 'SIGKILL'] as const)
    it(`fail no request when one ends (${signal}, FRAGMENT-23)`, async () => {
      const folder = temporaryFolder()
      const options = [demo.url, '--timeout', String(SERVICES_MS), '--grace', '300'] as const
      const [first, second] = [await onNode(...options), await onNode(...options)]
      const vcl = `${vclOf(demo, first)}\n${codeOf('import directors').replace('"8083"', `"${portOf(second)}"`)}`
      const cache = await varnishBy(folder.path, vcl)
      try {
        let count = 0
        const visit = async () => {
          count += 1
          const response = await fetch(`${cache.url}/fragments/DE/shop-header?logo-alt=${signal}${count}`)
          return `${response.status} ${(await response.text()).endsWith('</shop-header>\n')}`
        }
        const visitTimes = async (times: number) => {
          const found: string[] = []
          for (let time = 0; time < times; time += 1) found.push(await visit())
          return found
        }
        const visitors = Array.from({ length: 4 }, () => visitTimes(10))
        await waitUntil('some visitors have been there', async () => count >= 8)
        await first.end(signal)
        assert.deepEqual([...new Set((await Promise.all(visitors)).flat())], ['200 true'])
        assert.deepEqual([...new Set(await visitTimes(4))], ['200 true'])
      } finally {
        cache.close()
        await Promise.all([first.end(), second.end()])
        folder.remove()
      }
    })
})

describe('two processes of the fragment service behind nginx', { skip: missing('nginx') }, () => {
  const demo = shop({ withPictures: false })

  it('fail no request when both restart, one after the other, under load (FRAGMENT-23)', async () => {
    const folder = temporaryFolder()
    const begin = (port: string) => onNode(demo.url, '--timeout', String(SERVICES_MS), '--grace', '150', '--port', port)
    const ports = [String(await freePort()), String(await freePort())]
    const services = await Promise.all(ports.map(begin))
    const [upstream = '', lines = ''] = codeOf('upstream fragment_services').split(/(?<=^\}\n)\n/m)
    const recipe = nginxRecipe(folder.path, demo)
      // Each request reaches a process.
      .replace('proxy_cache fragments;', '')
      .replace('proxy_pass http://127.0.0.1:8082;', lines)
    const balanced = upstream.replace('8082', ports[0] ?? '').replace('8083', ports[1] ?? '')
    const server = await nginxBy(folder.path, balanced + recipe)
    const answers: Record<string, number> = {}
    let isOver = false
    const visit = async () => {
      while (!isOver) {
        const answer = await fetch(`${server.url}/fragments/DE/shop-footer`).then(
          async (response) => `${response.status} ${(await response.text()).endsWith('</shop-footer>\n')}`,
          ({ cause }: Error) => String(cause),
        )
        answers[answer] = (answers[answer] ?? 0) + 1
        // Visitors who never pause take the processor from the process that starts.
        await lateAnswer(50)
      }
    }
    const visitors = Array.from({ length: 4 }, visit)
    try {
      for (const at of [0, 1]) {
        await services[at]?.end()
        services[at] = await begin(ports[at] ?? '')
      }
      isOver = true
      await Promise.all(visitors)
      assert.deepEqual(Object.keys(answers), ['200 true'], JSON.stringify(answers))
      assert.ok((answers['200 true'] ?? 0) > 20, JSON.stringify(answers))
    } finally {
      isOver = true
      server.close()
      await Promise.all(services.map((service) => service.end()))
      folder.remove()
    }
  })
})
