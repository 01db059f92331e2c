/**
 * The first touch of each control that opens something, from the tap until its frame is there, and until what belongs in it is: of a page
 * that has fetched nothing ahead, of one that has, and of a second page view; with a full and a slow processor, and on slow 4G. The cart
 * stands beside plain DOM code and React alone, which fetch their code with the tap and make the same markup. Rounds alternate.
 * `ONLY=cart,menu BEFORE=<dist of an older build> ROUNDS=5 npm run bench -- first-touch` measures less, or beside another build.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Browser, Page } from 'puppeteer-core'
import { pageHost, type Running, release, staticCdn, temporaryFolder } from '../test/e2e/support/release.ts'
import { snippetsOf } from '../test/e2e/support/snippets.ts'
import { elementsLive } from '../tools/engines/page-waits.ts'
import { root } from '../tools/paths.ts'
import { median, withBrowser } from './support/bench.ts'
import { asPlain, EMPTY, newPage, noCampaign, SLOW_4G } from './support/page-view.ts'
import { printTable } from './support/table.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 15)
/** Controls by name, with commas between. */
const ONLY = process.env.ONLY
/** A folder with an older build's dist/, which is measured too. */
const BEFORE = process.env.BEFORE
const ARTICLES = 3

interface Control {
  name: string
  width: number
  /** The control that is touched. */
  target: string
  /** Stands for what it opens; none where the browser shows the field itself. */
  frame?: string
  /** The content that it opens, whole. */
  full: string
  /** Typed after the touch; the time counts from the last key. */
  keys?: string
}

const ICON_FRAME = '.flyout-frame:popover-open, .flyout__panel'
const CONTROLS: readonly Control[] = [
  { name: 'cart', width: 375, target: '[part=cart-icon]', frame: ICON_FRAME, full: '.flyout__panel .minicart__row' },
  { name: 'account', width: 375, target: '[part=user-menu-icon]', frame: ICON_FRAME, full: '.flyout__panel .panel a' },
  { name: 'stores', width: 375, target: '[part=store-finder-icon]', frame: ICON_FRAME, full: '.flyout__panel form' },
  {
    name: 'menu',
    width: 375,
    target: '.navigation__menu',
    frame: '.navigation__frame:popover-open, .navigation-drawer',
    full: '.navigation-drawer',
  },
  {
    name: 'entry of the bar',
    width: 1280,
    target: '[data-path="1"]',
    frame: '.navigation__link[aria-busy], .navigation-flyout',
    full: '.navigation-flyout .drill-down',
  },
  { name: 'suggestions', width: 1280, target: '[name=query]', full: '.suggestions__list', keys: 'kaf' },
]

interface State {
  name: string
  /** Nothing of ours is in the cache; the code has been fetched for a mouse that was on the control; a second page view. */
  visit: 'cold' | 'ahead' | 'warm'
  slowdown: number
  network?: typeof SLOW_4G
}
const STATES: readonly State[] = [
  { name: 'cold', visit: 'cold', slowdown: 1 },
  { name: 'cold, 4×', visit: 'cold', slowdown: 4 },
  { name: 'cold, 4×, slow 4G', visit: 'cold', slowdown: 4, network: SLOW_4G },
  { name: 'fetched ahead, 4×', visit: 'ahead', slowdown: 4 },
  { name: 'warm', visit: 'warm', slowdown: 1 },
  { name: 'warm, 4×', visit: 'warm', slowdown: 4 },
]

interface Touch {
  /** From the tap, or the last key, in ms. */
  frameMs: number
  fullMs: number
  /** Our own files that are fetched from the tap on. */
  files: string[]
}

const fillCart = (page: Page) =>
  page.evaluate(async (count) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ add: 'shortage-article' })
    for (let number = 0; number < count; number += 1) await fetch('/demo/cart', { method: 'POST', headers, body })
  }, ARTICLES)

/** In shadow roots within shadow roots too. Waits for frame and content as the visitor sees them: once they are painted. */
async function watchTouch(page: Page, { frame, full, keys }: Control): Promise<void> {
  await page.evaluate(
    (frameSelector, fullSelector, key) => {
      const find = (selector: string, within: ParentNode = document): Element | undefined => {
        const found = within.querySelector(selector)
        if (found) return found
        for (const { shadowRoot } of within.querySelectorAll('*')) {
          const inside = shadowRoot && find(selector, shadowRoot)
          if (inside) return inside
        }
        return undefined
      }
      const parts = fullSelector.split(' .minicart')
      const isFull = () => find(parts.length > 1 ? `.minicart${parts[1]}` : fullSelector) !== undefined
      const touched = new Promise<number>((resolve) => {
        const type = key ? 'keydown' : 'pointerdown'
        const onTouch = (event: Event) => {
          if (!key || (event as KeyboardEvent).key === key) resolve(event.timeStamp)
        }
        window.addEventListener(type, onTouch, { capture: true })
      })
      const seen = (isThere: () => boolean) =>
        touched.then(
          (start) =>
            new Promise<number>((resolve) => {
              const look = () => {
                if (!isThere()) return void requestAnimationFrame(look)
                const { port1, port2 } = new MessageChannel()
                port1.onmessage = () => resolve(performance.now() - start)
                requestAnimationFrame(() => port2.postMessage(0))
              }
              look()
            }),
        )
      const times = Promise.all([frameSelector ? seen(() => find(frameSelector) !== undefined) : 0, seen(isFull)])
      Object.assign(window, { times })
    },
    frame,
    full,
    keys?.at(-1),
  )
}

async function use(page: Page, { target, keys }: Control, tag: string): Promise<void> {
  const control = await page.waitForSelector(`${tag} >>> ${target}`)
  await control?.tap()
  if (keys) await page.keyboard.type(keys, { delay: 60 })
}

async function touch(
  browser: Browser,
  url: string,
  cdnUrls: readonly string[],
  control: Control,
  state: State,
  tag: string,
) {
  const context = await browser.createBrowserContext()
  try {
    const page = await newPage(context, 1)
    await page.setViewport({ width: control.width, height: 800, hasTouch: true })
    const open = async () => {
      await page.goto(url)
      if (tag === 'shop-header') await elementsLive(page)
      await page.waitForNetworkIdle({ idleTime: 300 })
    }
    const isTouched = async () => {
      await watchTouch(page, control)
      await use(page, control, tag)
      const [frameMs = 0, fullMs = 0] = await page.evaluate(
        () => (window as unknown as { times: Promise<number[]> }).times,
      )
      return { frameMs, fullMs }
    }
    await page.goto(`${url}/empty`)
    await fillCart(page)
    await open()
    if (state.visit === 'warm') {
      await isTouched()
      await page.waitForNetworkIdle({ idleTime: 300 })
      await open()
    } else if (state.visit === 'ahead') {
      // Without a rest long enough to open it.
      const box = await (await page.waitForSelector(`${tag} >>> ${control.target}`))?.boundingBox()
      await page.mouse.move((box?.x ?? 0) + 8, (box?.y ?? 0) + 8)
      await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 8)
      await new Promise((resolve) => setTimeout(resolve, 100))
      await page.mouse.move(200, 700)
      await page.waitForNetworkIdle({ idleTime: 500 })
    }
    await page.emulateCPUThrottling(state.slowdown)
    if (state.network) await page.emulateNetworkConditions(state.network)
    const files = new Set<string>()
    page.on('request', (request) => {
      if (cdnUrls.some((cdnUrl) => request.url().startsWith(cdnUrl))) files.add(new URL(request.url()).pathname)
    })
    return { ...(await isTouched()), files: [...files] } satisfies Touch
  } finally {
    await context.close()
  }
}

/** The content of the cart flyout, with the mini cart's shadow root as an element, as markup that the two others make. */
async function cartMarkup(browser: Browser, url: string): Promise<string> {
  const page = await newPage(browser.defaultBrowserContext(), 1)
  await page.setViewport({ width: 375, height: 800, hasTouch: true })
  await page.goto(url)
  await fillCart(page)
  await page.reload()
  await elementsLive(page)
  const [cart] = CONTROLS
  if (!cart) throw new Error('no cart')
  await watchTouch(page, cart)
  await use(page, cart, 'shop-header')
  await page.evaluate(() => (window as unknown as { times: Promise<unknown> }).times)
  const html = await page.evaluate(() => {
    const panel = document.querySelector('shop-header')?.shadowRoot?.querySelector('.flyout__panel')
    const content = panel?.querySelector('shop-minicart')?.shadowRoot?.querySelector('[data-root]')?.innerHTML
    const copy = panel?.cloneNode(true) as Element
    copy.querySelector('shop-minicart')?.parentElement?.replaceChildren()
    copy.insertAdjacentHTML('beforeend', content ?? '')
    return copy.innerHTML
  })
  await page.close()
  return html
}

/** A module that asks for the cart and makes the markup in a box. */
async function peer(kind: 'plain' | 'react', html: string): Promise<string> {
  const make = {
    plain: 'for (const child of tree.children) box.append(typeof child === "string" ? child : make(child))',
    react: 'createRoot(box).render(toReact(tree))',
  }
  const contents = `
    import { make, read, toReact } from './bench/page/markup.ts'
    ${kind === 'react' ? "import { createRoot } from 'react-dom/client'" : ''}
    export async function fill(box) {
      const template = document.createElement('div')
      template.innerHTML = ${JSON.stringify(html)}
      const tree = read(template)
      await (await fetch('/service/cart/api/cart')).json()
      ${make[kind]}
    }`
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root('.'), loader: 'ts' },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]?.text ?? ''
}

/** Opens an empty box with the tap, and fills it. */
const peerPage = (html: string, module: string) =>
  asPlain(html).replace(
    '</body>',
    `<div class="flyout__panel" hidden style="position: fixed; inset: 140px 0 auto; background: #fff; z-index: 9999"></div>
    <script type="module">
      const box = document.querySelector('.flyout__panel')
      document.querySelector('plain-shop-header').shadowRoot.querySelector('[part=cart-icon]').addEventListener('click', async (event) => {
        event.preventDefault()
        box.hidden = false
        const { fill } = await import('${module}')
        await fill(box)
      })
    </script></body>`,
  )

const shown = (values: readonly number[]) =>
  values.some((value) => value > 0) ? `${median(values).toFixed(0)} (${Math.max(...values).toFixed(0)})` : '–'

/** A page that is measured, and the tag of its header. */
interface Contender {
  name: string
  host: Running
  tag: string
  /** Other code has nothing that fetches ahead, and a cart alone. */
  isPeer?: true
}

/** Takes turns, so that what else the machine does meets all alike. */
async function measure(browser: Browser, cdnUrls: readonly string[], contenders: readonly Contender[]) {
  const rows: string[][] = []
  for (const control of CONTROLS.filter(({ name }) => !ONLY || ONLY.split(',').includes(name)))
    for (const state of STATES) {
      const meant = contenders.filter(({ isPeer }) => !isPeer || (control.name === 'cart' && state.visit !== 'ahead'))
      const touches = meant.map((): Touch[] => [])
      for (let round = 0; round < ROUNDS; round += 1)
        for (const [at, { host, tag }] of meant.entries())
          touches[at]?.push(await touch(browser, host.url, cdnUrls, control, state, tag))
      for (const [at, { name }] of meant.entries()) {
        const each = touches[at] ?? []
        const files = each[0]?.files ?? []
        rows.push([
          name ? `${control.name}, ${name}` : control.name,
          state.name,
          shown(each.map(({ frameMs }) => frameMs)),
          shown(each.map(({ fullMs }) => fullMs)),
          `${files.length}`,
        ])
        console.log(rows.at(-1)?.join(' | '), files.join(' '))
      }
    }
  // Those of a contender stand together.
  const order = contenders.map(({ name }) => name)
  const placeOf = ([first = '']: string[]) => order.indexOf(first.split(', ')[1] ?? '')
  return rows.sort((one, other) => placeOf(one) - placeOf(other))
}

await withBrowser(async (browser, demo) => {
  const running: Running[] = []
  const folder = temporaryFolder()
  const asHost = async (html: string) => {
    const host = await pageHost(demo.url, { '/': { html }, '/empty': { html: EMPTY } })
    running.push(host)
    return host
  }
  const released = async (name: string, dist?: string) => {
    const path = join(folder.path, name)
    release(path, dist)
    const cdn = await staticCdn(path, { compresses: true })
    running.push(cdn)
    return { path, cdn, html: noCampaign((await snippetsOf(path, cdn.url, '1', { site: 'DE', include: 'copy' })).page) }
  }
  const { path, cdn, html } = await released('now')
  const ours = await asHost(html)
  const contenders: Contender[] = [{ name: '', host: ours, tag: 'shop-header' }]
  const cdnUrls = [cdn.url]
  if (BEFORE) {
    const before = await released('before', BEFORE)
    cdnUrls.push(before.cdn.url)
    contenders.push({ name: 'before', host: await asHost(before.html), tag: 'shop-header' })
  }
  const markup = await cartMarkup(browser, ours.url)
  for (const kind of ['plain', 'react'] as const) {
    writeFileSync(join(path, `shop-elements/${kind}.js`), await peer(kind, markup))
    const name = kind === 'plain' ? 'plain DOM code' : 'React alone'
    const host = await asHost(peerPage(html, `${cdn.url}/shop-elements/${kind}.js`))
    contenders.push({ name, host, tag: 'plain-shop-header', isPeer: true })
  }
  const rows = await measure(browser, cdnUrls, contenders)
  for (const { close } of running) close()
  folder.remove()
  printTable('first-touch', ['first touch', 'state', 'frame, ms', 'whole, ms', 'files'], '---|---|--:|--:|--:', rows, [
    `Medians of ${ROUNDS}, and the slowest.`,
  ])
})
