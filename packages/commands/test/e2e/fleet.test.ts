// tier 2: a command that opens many pages
/** `npx shop-elements fleet`, and `try --compare`: live pages in a browser, a hostile one among them. */
import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { PNG } from 'pngjs'
import { listen, ROOT, temporaryFolder, VERSION } from '../../../../test/e2e/support/release.ts'
import { shop } from '../../../../test/e2e/support/shop.ts'
import { run } from '../../../service/test/runtimes.ts'

const DIST = join(ROOT, 'dist')
const BROWSER = ['--browser', process.env.HEADLESS_SHELL_PATH ?? process.env.CHROME_PATH ?? '/usr/bin/chromium']

/** Says what a terminal or a report must not obey, opens windows and dialogs, and tries all ways to write. */
const HOSTILE = `<!doctype html><title>Hostile</title><header>Old</header><p>x</p><script>
  console.error('\u001b[31m<img src=x onerror=alert(1)>\u202e')
  addEventListener('beforeunload', (event) => event.preventDefault())
  for (let count = 0; count < 3; count += 1) alert(count)
  window.open('/hang')
  window.open('/hang', '', 'noopener')
  navigator.sendBeacon('/write', 'x')
  fetch('/write', { method: 'PUT', body: 'x' }).catch(() => {})
  new Worker('/worker.js')
  new SharedWorker('/worker.js')
  navigator.serviceWorker.register('/worker.js')
  const click = (more) => document.body.appendChild(Object.assign(document.createElement('a'), more)).click()
  click({ href: '/file', download: 'evil.html' })
  document.cookie = 'own=1; max-age=9999'
  const frame = document.body.appendChild(Object.assign(document.createElement('iframe'), { name: 'frame' }))
  const form = document.body.appendChild(Object.assign(document.createElement('form'), { action: '/write', method: 'post', target: 'frame' }))
  form.submit()
</script>`

const answers: Record<string, RequestListener> = {
  '/hostile': (_, response) => response.end(HOSTILE),
  '/worker.js': (_, response) =>
    response.setHeader('content-type', 'text/javascript').end('fetch("/write", { method: "POST", body: "x" })'),
  '/hang': (_, response) => response.end('<!doctype html><p>x</p><script>for (;;);</script>'),
  '/redirects': (_, response) => response.writeHead(302, { location: '/redirects' }).end(),
  '/missing': (_, response) => response.writeHead(404).end('<p>gone</p>'),
  '/endless': (_, response) => {
    const timer = setInterval(() => response.write('<p>more</p>'), 10)
    response.on('close', () => clearInterval(timer))
  },
}

describe('npx shop-elements fleet', { concurrency: true }, () => {
  const demo = shop()
  const { path: folder, remove } = temporaryFolder()
  after(remove)
  const listOf = (name: string, ...lines: string[]) => {
    writeFileSync(join(folder, name), lines.join('\n'))
    return join(folder, name)
  }

  /** A host of hostile pages; what it was asked. */
  async function hostile() {
    const asked: { method: string; path: string; cookie: string | undefined }[] = []
    const { url, close } = await listen((request, response) => {
      const { method = '', url: path = '', headers } = request
      asked.push({ method, path, cookie: headers.cookie })
      if (!path.endsWith('.js')) response.setHeader('content-type', 'text/html')
      const answer = answers[path] ?? answers['/missing']
      answer?.(request, response)
    })
    after(close)
    return { asked, url }
  }
  const writes = ({ asked }: Awaited<ReturnType<typeof hostile>>) =>
    asked.filter(({ method }) => method !== 'GET' && method !== 'HEAD')

  it('tells what of ours runs on each page, and what is worse with the candidate (FLEET-1, FLEET-2, FLEET-3)', async () => {
    const broken = join(folder, 'broken')
    mkdirSync(broken)
    writeFileSync(join(broken, 'shop-elements.js'), 'throw new Error("broken")')
    const list = listOf('pages.txt', `${demo.url}/?site=AT&fragments=static # one`, '# none')
    const bare = listOf('bare.txt', `${demo.url}/?site=DE&fragments=off`)
    const pictures = join(folder, 'pictures')
    const [asItIs, same, worse] = await Promise.all([
      run(['fleet', list, '--json', '--width', '375,1440', '--pictures', pictures, ...BROWSER]),
      run(['fleet', bare, '--candidate', DIST, ...BROWSER]),
      run(['fleet', list, '--candidate', broken, '--junit', ...BROWSER]),
    ])
    assert.equal(asItIs.code, 0, asItIs.error)
    const [{ visit }] = JSON.parse(asItIs.out).pages
    assert.deepEqual(
      [
        visit.version,
        visit.embedded,
        visit.boxes.map(({ site }: { site: string }) => site),
        visit.findings,
        visit.woken,
      ],
      [
        VERSION,
        ['shop-header', 'shop-footer'].map((tag) => ({ tag, kind: 'static', release: VERSION })),
        ['AT', 'AT'],
        [],
        [],
      ],
    )
    assert.deepEqual(readdirSync(pictures), ['001-1440-page.png', '001-375-page.png'])
    assert.equal(same.code, 0, same.out)
    assert.match(
      same.out,
      /✓ \S+ {2}1440 px {2}\S+ {2}shift 0 .* shop-header bare DE, shop-footer bare DE\n {4}candidate:/,
    )
    assert.match(same.out, /1 visit, 0 worse/)
    assert.equal(worse.code, 1)
    assert.match(worse.out, /<failure message="version \S+ → it has not started">[^<]*console error: Uncaught broken/)
  })

  it('goes on after pages that hang, write or never end, and lets nothing out but reads (FLEET-4)', async () => {
    const host = await hostile()
    const paths = ['/hang', '/endless', '/hostile', '/redirects', '/missing']
    const list = listOf('hostile.txt', ...paths.map((path) => host.url + path))
    const { code, out, error } = await run(['fleet', list, '--timeout', '5', ...BROWSER], { HOME: folder })
    assert.equal(code, 1, error)
    const lines = out.split('\n').filter((line) => /^✗|^ {4}\S/.test(line))
    assert.deepEqual(
      lines.map((line) =>
        line
          .replace(host.url, '')
          .replace(/ {2}1440 px.*/, '')
          .trim(),
      ),
      [
        ...['✗ /hang', 'was not done after 5 s', '✗ /endless', 'was not done after 5 s'],
        ...['✗ /hostile', 'shop-elements has not started'],
        ...['✗ /redirects', 'net::ERR_TOO_MANY_REDIRECTS', '✗ /missing', 'answers 404'],
      ],
    )
    assert.match(out, /\/hostile .*requests? held back/)
    assert.deepEqual(writes(host), [])
    // The second is visited after the page that has set a cookie.
    for (const path of ['/hostile', '/redirects'])
      assert.equal(host.asked.find((one) => one.path === path)?.cookie, undefined)
    assert.ok(!readdirSync(folder, { recursive: true }).some((file) => `${file}`.includes('evil')))
  })

  it('compares a page side by side, in a folder that holds nothing else (TRY-6, TRY-7)', async () => {
    const host = await hostile()
    const into = join(folder, 'compared')
    const args = ['try', `${host.url}/hostile`, '--header', 'body > header', '--compare', into, ...BROWSER]
    const { code, out, error } = await run(args)
    assert.equal(code, 0, error)
    assert.match(out, /at 1440 px:\n {2}– version none → .*\n {2}– shop-header 1424 × 18 px → 1424 × \d+ px/)
    const pictures = ['after-1440.png', 'after-375.png', 'before-1440.png', 'before-375.png']
    assert.deepEqual(readdirSync(into).sort(), [...pictures, 'index.html'])
    assert.deepEqual(writes(host), [])
    assert.ok(host.asked.every(({ cookie }) => cookie === undefined))
    const html = readFileSync(join(into, 'index.html'), 'utf8')
    assert.match(html, /&lt;shop-header> stands in the place of &quot;body > header&quot;/)
    assert.match(html, /&lt;img src=x onerror=alert\(1\)>/)
    for (const text of ['\u001b', '\u202e', '<script']) assert.ok(!html.includes(text), text)
    for (const name of pictures) {
      assert.ok(html.includes(`src="${name}"`))
      assert.equal(PNG.sync.read(readFileSync(join(into, name))).width, Number(/\d+/.exec(name)?.[0]))
    }
    const again = await run(args)
    assert.deepEqual([again.code, again.error], [2, `--compare: ${into} must be new or empty.\n`])
  })
})
