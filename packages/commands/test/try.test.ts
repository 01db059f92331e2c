/** `npx shop-elements try`: a live page with another version, or with our tags, from this machine. */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { ROOT, temporaryFolder } from '../../../test/e2e/support/release.ts'
import { allowing } from '../try/policy.ts'
import { createTryProxy, OWN, type TryOptions } from '../try/proxy.ts'
import { rewritePage, type TryPlan } from '../try/rewrite-page.ts'
import { readTryOptions } from '../try.ts'

const PLAN: TryPlan = {
  origin: 'https://www.shop.example',
  base: `${OWN}dist/`,
  panel: `${OWN}panel.js`,
  places: { 'shop-header': 'body > header', 'shop-footer': '#foot' },
  tagOf: async (tag) => `<${tag} site="DE"><template shadowrootmode="open"><style>a{}</style></template></${tag}>`,
}

/** The same without what is put at the end of each page. */
const shown = (html: string) =>
  html.replace(/<script type="application\/json" id="shop-elements-try">.*<\/script>(?=<\/body>|$)/is, '')

describe('a page that is tried', () => {
  it('has the other version in the place of its loader, with the attributes of its tag (TRY-1)', async () => {
    const before = `<!doctype html><html><head>
<script type="importmap">{"imports":{"a":"/a.js"},"integrity":{"https://cdn.example/shop-elements/1.0.0/chunks/a.js":"sha384-a","/a.js":"sha384-b"}}</script>
<link rel="modulepreload" href="https://cdn.example/shop-elements/1.0.0/chunks/live.js"><link rel="stylesheet" href="https://cdn.example/shop-elements/1.0.0/reserve.css" integrity="sha384-c"><link rel="icon" href="https://cdn.example/shop-elements/1.0.0/our-own.png">
<script type="module" src="https://cdn.example/shop-elements/1.0.0/shop-elements.js" integrity="sha384-d" crossorigin nonce="n1" fragments="https://f.example"></script></head>
<body><shop-header site="AT"></shop-header></body></html>`
    const { html, changes, putIn } = await rewritePage(before, { ...PLAN, places: {} })
    assert.equal(
      shown(html),
      `<!doctype html><html><head>
<script type="importmap">{"imports":{"a":"/a.js"},"integrity":{"/a.js":"sha384-b"}}</script>
<link rel="x-left-out" href="https://cdn.example/shop-elements/1.0.0/chunks/live.js"><link rel="stylesheet" href="/__shop-elements/dist/reserve.css" ><link rel="icon" href="https://cdn.example/shop-elements/1.0.0/our-own.png">
<script type="module" src="/__shop-elements/dist/shop-elements.js"  crossorigin nonce="n1" fragments="https://f.example"></script></head>
<body><shop-header site="AT"></shop-header></body></html>`,
    )
    assert.match(html, /<script type="module" src="\/__shop-elements\/panel\.js" nonce="n1"><\/script><\/body>/)
    assert.deepEqual(
      changes.map((one) => one.replace('https://cdn.example/shop-elements/1.0.0/', '')),
      [
        'The loader shop-elements.js was replaced.',
        '<link href="chunks/live.js"> was left out.',
        '<link href="reserve.css"> was replaced.',
        'The hashes of the import map were left out: they are those of the version of the page.',
      ],
    )
    const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(html) ?? []
    assert.deepEqual(putIn.scripts, [`'sha256-${createHash('sha256').update(map).digest('base64')}'`])
  })

  for (const [page, expected] of [
    [
      '<script src=shop-elements.js type=module></script><p>',
      '<script src="/__shop-elements/dist/shop-elements.js" type=module></script><p>',
    ],
    [
      '<link rel=stylesheet href=/assets/site.css><script src="/assets/shop-elements.js?v=1"></script>',
      '<link rel=stylesheet href=/assets/site.css><script src="/__shop-elements/dist/shop-elements.js"></script>',
    ],
    ['<script src="/assets/my-shop-elements.js"></script>', undefined],
  ] as const)
    it(`keeps what is not of the release: ${page.slice(0, 44)} (TRY-1)`, async () => {
      const { html, changes } = await rewritePage(page, { ...PLAN, places: {} })
      if (expected) assert.equal(shown(html), expected)
      else assert.match(changes.join(), /The page has no loader/)
    })

  for (const [page, start] of [
    ['<!doctype html><title>A</title>', '<!doctype html><link rel="stylesheet"'],
    ['<!-- a --><!DOCTYPE html>\n<html lang=hu><title>A</title>', '<!-- a --><!DOCTYPE html>\n<html lang=hu><link'],
    ['<p>A', '<link rel="stylesheet"'],
  ] as const)
    it(`has its doctype first, and the loader in its head: ${page.slice(0, 30)} (TRY-2)`, async () => {
      const { html } = await rewritePage(page, { ...PLAN, places: {} })
      assert.ok(html.startsWith(start), html)
    })

  it('keeps the characters of addresses that lead to the copy, in any encoding and place (TRY-2)', async () => {
    const origin = PLAN.origin
    const page = `<a href="${origin}/k&aacute;v&eacute;?q=&#337;">\xe1</a><a href=${origin}>b</a><a href="${origin}//x">c</a><a href="${origin}.evil.example/">d</a><my-card><template shadowrootmode=open><a href='${origin}/e#f'>e</a></template></my-card>`
    const { html } = await rewritePage(page, { ...PLAN, places: {} })
    assert.ok(
      shown(html).endsWith(
        `<a href="/k&aacute;v&eacute;?q=&#337;">\xe1</a><a href=/>b</a><a href="/.//x">c</a><a href="${origin}.evil.example/">d</a><my-card><template shadowrootmode=open><a href='/e#f'>e</a></template></my-card>`,
      ),
      html,
    )
  })

  it('without a loader has our tags in the place of what selectors find; other bytes stay, in any encoding (TRY-2)', async () => {
    // In windows-1252, with line ends and a tag that no parser would write.
    const before =
      '<HTML>\r\n<HEAD><META charset=windows-1252></HEAD>\r\n<BODY bgcolor=white>\r\n<HEADER><b>Caf\xe9</HEADER>\r\n<P>Gr\xfc\xdfe \x80 <A HREF=https://www.shop.example/kaffee?a=1&b=2>x</A><div id=foot>alt</div></BODY>\r\n</HTML>'
    const { html, changes, putIn } = await rewritePage(before, PLAN)
    assert.equal(
      shown(html),
      '<HTML>\r\n<HEAD><link rel="stylesheet" href="/__shop-elements/dist/reserve.css"><script type="module" src="/__shop-elements/dist/shop-elements.js"></script><META charset=windows-1252></HEAD>\r\n' +
        '<BODY bgcolor=white>\r\n<shop-header site="DE"><template shadowrootmode="open"><style>a{}</style></template></shop-header>\r\n' +
        '<P>Gr\xfc\xdfe \x80 <A HREF=/kaffee?a=1&b=2>x</A><shop-footer site="DE"><template shadowrootmode="open"><style>a{}</style></template></shop-footer></BODY>\r\n</HTML>',
    )
    assert.equal(changes.length, 3)
    assert.match(putIn.styles[0] ?? '', /^'sha256-/)
    const open = await rewritePage('<p class=a>Hello<p>there', { ...PLAN, places: { 'shop-header': '.a' } })
    assert.match(open.changes.join(), /"\.a" finds an element without an end tag: there is no <shop-header>/)
    const missing = await rewritePage('<p>Hello', { ...PLAN, places: { 'shop-header': '.none' } })
    assert.match(missing.changes.join(), /"\.none" finds nothing: there is no <shop-header>/)
    assert.match(missing.html, /<p>Hello<script type="application\/json"/)
  })

  it('is read however deep it is nested (TRY-8)', async () => {
    const page = `<header>a</header>${'<div>'.repeat(60_000)}<script src="/shop-elements.js"></script>`
    const { html, changes } = await rewritePage(page, { ...PLAN, places: {} })
    assert.ok(html.includes(`<div><script src="${OWN}dist/shop-elements.js">`))
    assert.deepEqual(changes, ['The loader /shop-elements.js was replaced.'])
    const { changes: put } = await rewritePage('<div>'.repeat(60_000), PLAN)
    assert.match(put.join(), /"body > header" finds nothing/)
  })

  it('tells what was changed in a text that no page can end (TRY-1)', async () => {
    const { html } = await rewritePage('<script src="https://x.example/</script><b>/shop-elements.js"></script>', PLAN)
    const [, told = ''] = /id="shop-elements-try">(.*?)<\/script>/s.exec(html) ?? []
    assert.match(JSON.parse(told)[0], /<\/script><b>\/shop-elements\.js was replaced/)
  })

  it('has its policy, with what was put in (TRY-4)', () => {
    assert.equal(
      allowing("default-src 'self' data:", { styles: ["'sha256-h'"], scripts: [] }),
      "default-src 'self' data:; style-src 'self' data: 'sha256-h'",
    )
    assert.equal(allowing("Object-Src 'none'"), "object-src 'none'")
    assert.equal(
      allowing(
        "default-src 'none'; script-src https://cdn.example; style-src 'nonce-a'; upgrade-insecure-requests; frame-ancestors 'none'; img-src x",
        { styles: ["'sha256-h'"], scripts: ["'sha256-m'"] },
      ),
      "default-src 'self'; script-src https://cdn.example 'self' 'sha256-m'; style-src 'nonce-a' 'self' 'sha256-h'; img-src x 'self' data:",
    )
  })
})

/** A live page, and a proxy for it; what it was asked. */
async function tried(test: TestContext, listener: RequestListener, options: Partial<TryOptions> = {}) {
  const asked: IncomingMessage[] = []
  const server = createServer((request, response) => {
    asked.push(request)
    listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  test.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const proxy = createTryProxy({
    url: new URL(origin),
    version: join(ROOT, 'dist'),
    places: {},
    tagOf: PLAN.tagOf,
    hasCookies: false,
    hasWrites: false,
    ...options,
  })
  const get = (path: string, init?: RequestInit) => proxy(new Request(`http://127.0.0.1:8084${path}`, init))
  return { get, asked, origin, proxy }
}

describe('the proxy of try', () => {
  it('shows a page with its status, language and policy, and nothing that binds it to its own host (TRY-3, TRY-4)', async (test) => {
    const { get } = await tried(test, (_, response) =>
      response
        .writeHead(404, {
          'content-type': 'text/html; charset=iso-8859-2',
          'content-language': 'hu',
          'strict-transport-security': 'max-age=1',
          'integrity-policy': 'blocked-destinations=(script)',
          'content-security-policy': "script-src 'none'",
          'set-cookie': 'session=secret',
        })
        .end(Buffer.from('<title>\xf5</title>', 'latin1')),
    )
    const response = await get('/missing')
    assert.deepEqual(
      [response.status, Object.fromEntries(response.headers)],
      [
        404,
        {
          'cache-control': 'no-store',
          'content-language': 'hu',
          'content-security-policy': "script-src 'self'",
          'content-type': 'text/html; charset=iso-8859-2',
        },
      ],
    )
    assert.ok(
      Buffer.from(await response.arrayBuffer())
        .toString('latin1')
        .includes('<title>\xf5</title>'),
    )
  })

  it('sends no cookie, no other method and no header of the browser, unless it is told to (TRY-3)', async (test) => {
    const page: RequestListener = (request, response) => {
      response.setHeader('set-cookie', 'a=1; Domain=shop.example; Secure; SameSite=None; Path=/')
      request.resume().on('end', () => response.end('ok'))
    }
    const headers = {
      cookie: 'session=secret',
      authorization: 'Basic x',
      referer: 'http://127.0.0.1:8084/',
      'accept-language': 'hu',
    }
    const shy = await tried(test, page)
    const response = await shy.get('/a?b=1', { headers })
    assert.equal(response.headers.get('set-cookie'), null)
    assert.equal((await shy.get('/cart', { method: 'PUT', body: '{}' })).status, 405)
    assert.equal(shy.asked.length, 1)
    const { cookie, authorization, referer, 'accept-language': language } = shy.asked[0]?.headers ?? {}
    assert.deepEqual([cookie, authorization, referer, language], [undefined, undefined, undefined, 'hu'])

    const bold = await tried(test, page, { hasCookies: true, hasWrites: true })
    assert.equal(
      (await bold.get('/cart', { method: 'PUT', body: '{}', headers })).headers.get('set-cookie'),
      'a=1; Path=/',
    )
    assert.deepEqual([bold.asked[0]?.method, bold.asked[0]?.headers.cookie], ['PUT', 'session=secret'])
    const strange = { origin: 'https://evil.example' }
    assert.equal((await bold.get('/cart', { method: 'POST', body: 'a=1', headers: strange })).status, 403)
    assert.equal(bold.asked.length, 1)
  })

  it('follows no redirect to another host, and keeps those of the page (TRY-3)', async (test) => {
    const { get, origin } = await tried(test, ({ url }, response) =>
      response.writeHead(302, { location: LOCATIONS[url ?? ''] ?? `${origin}/in?x=1#y` }).end(),
    )
    const LOCATIONS: Record<string, string> = {
      '/out': 'https://evil.example/',
      '/double': `${origin}//evil.example/a`,
      '/dotted': '/.//evil.example/a',
      '/slanted': `${origin}/\\evil.example/a`,
    }
    const inside = await get('/start')
    assert.deepEqual([inside.status, inside.headers.get('location')], [302, '/in?x=1#y'])
    // Read by a browser, each stays with the copy.
    for (const path of ['/double', '/dotted', '/slanted']) {
      const location = (await get(path)).headers.get('location') ?? ''
      assert.equal(new URL(location, 'http://127.0.0.1:8084').href, 'http://127.0.0.1:8084//evil.example/a', path)
    }
    const out = await get('/out')
    assert.equal(out.status, 502)
    assert.match(await out.text(), /leads to https:\/\/evil\.example\/, which is not shown/)
  })

  it('gives files of the version, and none beside it (TRY-3)', async (test) => {
    const { get, asked, proxy } = await tried(test, (_, response) => void response.end())
    const loader = await get(`${OWN}dist/shop-elements.js`)
    assert.equal(loader.headers.get('content-type'), 'text/javascript; charset=utf-8')
    assert.match(await loader.text(), /shop-header/)
    for (const path of [
      '..%2fpackage.json',
      'dist/..%2fpackage.json',
      'dist/.%2e/package.json',
      'docs/README.md',
      '%2e%2e%2fpackage.json',
      '..%5cpackage.json',
      '%2fetc%2fpasswd',
      'none.js',
      '%',
    ])
      assert.equal((await get(`${OWN}${path}`)).status, 404, path)
    assert.equal((await proxy(new Request('http://evil.example:8084/'))).status, 403)
    assert.equal(asked.length, 0)
  })

  it('gives no file that a link in the folder of a version leads to (TRY-3)', async (test) => {
    const folder = temporaryFolder()
    test.after(folder.remove)
    const version = join(folder.path, '1-next')
    for (const name of ['1-next', 'elsewhere']) {
      mkdirSync(join(folder.path, name))
      writeFileSync(join(folder.path, name, 'shop-elements.js'), name)
    }
    const elsewhere = join(folder.path, 'elsewhere')
    symlinkSync(join(elsewhere, 'shop-elements.js'), join(version, 'planted.js'))
    symlinkSync(elsewhere, join(version, 'chunks'))
    symlinkSync(elsewhere, join(folder.path, '1.0.0'))
    const { get } = await tried(test, (_, response) => void response.end(), { version })
    assert.equal(await (await get(`${OWN}1-next/shop-elements.js`)).text(), '1-next')
    for (const path of ['1-next/planted.js', '1-next/chunks/shop-elements.js', '1.0.0/shop-elements.js'])
      assert.equal((await get(`${OWN}${path}`)).status, 404, path)
  })

  it('gives the files of a channel, whose code is in the folder of a version beside it (TRY-1)', async (test) => {
    const cdn = await tried(test, ({ url }, response) => response.end(url))
    for (const [file, path] of [
      ['1-next/shop-elements.js', '/shop-elements/1-next/shop-elements.js'],
      ['1.1.0/chunks/live-abcdef.js', '/shop-elements/1.1.0/chunks/live-abcdef.js'],
      ['1/shop-elements.js', undefined],
      ['1.1.0/..%2f..%2fsecret.js', undefined],
    ] as const) {
      const { get } = await tried(test, () => {}, { version: `${cdn.origin}/shop-elements/1-next/` })
      const response = await get(`${OWN}${file}`)
      if (path) assert.equal(await response.text(), path)
      else assert.equal(response.status, 404)
    }
  })

  it('says what can’t be shown: an endless page, and one that is not there (TRY-3)', async (test) => {
    const { get } = await tried(test, (_, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(1_000_000)));
      }
      response.writeHead(200, { 'content-type': 'text/html' }).on('drain', more)
      more()
    })
    const endless = await get('/')
    assert.equal(endless.status, 502)
    assert.match(await endless.text(), /more than 50000000 bytes/)
    const gone = await tried(test, () => {}, { url: new URL('http://127.0.0.1:9') })
    assert.match(await (await gone.get('/')).text(), /^http:\/\/127\.0\.0\.1:9 can't be shown/)
  })

  for (const [args, reason] of [
    [[], /One address of a live page is needed/],
    [['ftp://shop.example'], /One address of a live page is needed/],
    [['https://a.example', 'https://b.example'], /One address/],
    [['https://a.example', '--site', 'XX'], /--site must be one of DE/],
    [['https://a.example', '--port', 'x'], /--port must be/],
    [['https://a.example', '--header', '>>>'], /--header is no selector/],
    [['https://a.example', '--fragments', 'yes'], /--fragments must be static, none/],
    [['https://a.example', '--version-from', '/nowhere'], /\/nowhere has no shop-elements\.js/],
  ] as const)
    it(`refuses ${args.join(' ') || 'nothing'} (TRY-5)`, () => {
      assert.throws(() => readTryOptions([...args]), reason)
    })
})
