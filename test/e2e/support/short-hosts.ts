/** Pages that are tried in short (hosts-short.test.ts): what a page does to globals, to its document, and how it swaps its content. */
import { buildSync } from 'esbuild'
import type { Page } from 'puppeteer-core'
import { waitForElement, waitForNoElement, waitUntil } from '../../../tools/engines/page-waits.ts'
import { both, type HostOptions, inHead, type LibraryName, pathOfLibrary } from './host.ts'
import { ROOT } from './release.ts'

export interface ShortHost extends HostOptions {
  /** The library, or what was run. */
  by?: LibraryName | string
  query?: string
  /** By default both: fragments of the build, and bare tags. */
  embeddings?: readonly ('static' | 'off')[]
  /** Before the look. */
  open?(page: Page): Promise<void>
  /** After the look. */
  check?(page: Page): Promise<void>
  /** For a `check` that sees requests. */
  withRequests?: boolean
  /** Console messages that the page itself causes. */
  allows?: RegExp
}

const script = (code: string) => `<script>${code}</script>`
const library = (name: LibraryName) => `<script src="${pathOfLibrary(name)}"></script>`
const before = (code: string): HostOptions => ({ change: inHead(script(code)) })
const atEnd = (more: string) => (html: string) => html.replace('</body>', () => `${more}</body>`)

/** Puts something in place of the header's fragment. */
const inPlaceOfHeader = (more: string) => (html: string) =>
  html.replace(/<shop-header[\s\S]*<\/shop-header>/, () => more)

const fetched = `const text = await (await fetch(location.href)).text(); const page = new DOMParser().parseFromString(text, 'text/html');`

/** Runs a swap of the page's content by script, and asserts that no frame showed a header without its bar. */
function swap(code: string): (page: Page) => Promise<void> {
  return async (page) => {
    const { blank, isNew } = (await page.evaluate(`(async () => {
      const before = document.querySelector('shop-header')
      let blank = 0
      let frames = 0
      const height = () => document.querySelector('shop-header')?.shadowRoot?.querySelector('.header')?.offsetHeight ?? 0
      const counted = new Promise((resolve) => {
        const count = () => {
          const header = document.querySelector('shop-header')
          if (header && height() === 0) blank += 1
          if (header !== before) frames += 1
          if (frames < 15) requestAnimationFrame(count)
          else resolve()
        }
        requestAnimationFrame(count)
      })
      ${code}
      await Promise.race([counted, new Promise((resolve) => setTimeout(resolve, 4000))])
      return { blank, isNew: document.querySelector('shop-header') !== before }
    })()`)) as { blank: number; isNew: boolean }
    if (!isNew) throw new Error('The header was not swapped.')
    if (blank > 0) throw new Error(`${blank} frames showed a header without its bar.`)
  }
}

/** A header that a framework renders with `sticky={false}`, after its code was imported. */
function framework(by: LibraryName | string, code: string, head = ''): ShortHost {
  return {
    by,
    embeddings: ['static'],
    change: both(inHead(head), inPlaceOfHeader('<div id="app" style="display: contents"></div>'), (html) => {
      const [, cdn = ''] = /src="([^"]+)\/shop-elements\.js"/.exec(html) ?? []
      const module = `await import('${cdn}/elements/shop-header.js'); ${code}`
      return atEnd(`<script type="module">${module}</script>`)(html)
    }),
    async check(page) {
      const position = await page.$eval('shop-header >>> .header', (bar) => getComputedStyle(bar).position)
      if (position !== 'static') throw new Error(`The header is ${position}.`)
    },
  }
}

/** A React application of the page's own. */
const reactApp = () =>
  buildSync({
    stdin: {
      contents: `import { createElement } from 'react'; import { createRoot } from 'react-dom/client'
        createRoot(document.getElementById('app')).render(createElement('shop-header', { site: 'DE', sticky: false }))`,
      resolveDir: ROOT,
    },
    bundle: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
  }).outputFiles[0]?.text ?? ''

const miniCartIn = (selector: string) => (page: Page) =>
  waitForElement(page, `${selector} >>> shop-minicart >>> .minicart`)

/** The distance between the bar and a flyout that is open below it. */
const flyoutGap = (page: Page) =>
  page.evaluate(`(async () => {
    const root = document.querySelector('shop-header').shadowRoot
    const boxOf = (selector) => root.querySelector(selector)?.getBoundingClientRect()
    window.shopElements.openFlyout('userMenu')
    for (let frames = 0; frames < 300 && !boxOf('.flyout__panel')?.height; frames += 1)
      await new Promise(requestAnimationFrame)
    await Promise.all(root.getAnimations().map(({ finished }) => finished.catch(() => {})))
    const gap = boxOf('.flyout__panel').top - boxOf('.header').bottom
    window.shopElements.closeFlyouts()
    return gap
  })()`) as Promise<number>

async function flyoutIsBelowBar(page: Page): Promise<void> {
  const gap = await flyoutGap(page)
  if (Math.abs(gap) > 1.5) throw new Error(`The flyout is ${gap} px below the bar.`)
}

const GLOBALS: Record<string, ShortHost> = {
  'a key in `Object.prototype`': before('Object.prototype.extend = function () {}; Object.prototype.isPatched = true'),
  '`var URL`': before('var URL = "/shop"'),
  '`function Map` and `Set`': before('function Map() {} function Set() {}'),
  '`function Symbol`': before('function Symbol(name) { this.name = name }'),
  'other `Headers` and `AbortController`': before(
    'window.Headers = function () {}; window.AbortController = function () {}',
  ),
  '`function Element` and `Node`': before('function Element() {} function Node() {}'),
  'the `reduce` of Prototype 1.6': before(
    'Array.prototype.reduce = function () { return this.length > 1 ? this : this[0] }',
  ),
  'a console without `warn` and `error`': before('window.console = { log: function () {} }'),
  'a `requestIdleCallback` that never calls': {
    ...before('window.requestIdleCallback = function () { return 1 }'),
    check: (page) => page.mouse.move(300, 60),
  },
  'forms named `cookie`, `baseURI` and `head`': {
    change: atEnd(['cookie', 'baseURI', 'head'].map((name) => `<form name="${name}"></form>`).join('')),
    withRequests: true,
    async check(page) {
      await page.setCookie({ name: 'longTermToken', value: 'anna', url: page.url() })
      // One of before may still be on its way.
      const call = page.waitForRequest((request) => request.headers()['x-long-term-token'] === 'anna')
      await page.evaluate(() => void window.dispatchEvent(new CustomEvent('cartTriggerUpdate')))
      await call
    },
  },
  'jQuery 1.12': { by: 'jquery', change: inHead(library('jquery')), embeddings: ['static'] },
  RequireJS: { by: 'requirejs', change: inHead(library('requirejs')) },
  'core-js 2': { by: 'core-js', change: inHead(library('core-js')) },
  'zone.js': { by: 'zone', change: inHead(library('zone')) },
  Underscore: { by: 'underscore', change: inHead(library('underscore')) },
}

const DOCUMENTS: Record<string, ShortHost> = {
  'quirks mode, without a doctype': {
    embeddings: ['static'],
    change: (html) => html.replace(/<!doctype html>/i, ''),
    async check(page) {
      await flyoutIsBelowBar(page)
      // In two steps, as a mouse comes: what moves under a mouse that rests is no hover.
      await page.mouse.move(5, 700)
      await page.hover('shop-header >>> [part=user-menu-icon]')
      await waitForElement(page, 'shop-header >>> .flyout__panel')
      await page.mouse.move(5, 700)
      await waitForNoElement(page, 'shop-header >>> .flyout__panel')
    },
  },
  '`zoom: 1.25` on the page root': {
    embeddings: ['static'],
    change: inHead('<style>html { zoom: 1.25 }</style>'),
    check: flyoutIsBelowBar,
  },
  '`zoom: 0.9` on the body': {
    embeddings: ['static'],
    change: inHead('<style>body { zoom: 0.9 }</style>'),
    check: flyoutIsBelowBar,
  },
  'windows-1252': {
    embeddings: ['static'],
    charset: 'windows-1252',
    change: (html) => html.replace('<meta charset="utf-8">', ''),
  },
  'a filter that drops comments and white space': {
    embeddings: ['static'],
    change: (html) => html.replace(/<!--[\s\S]*?-->/g, '').replace(/>\s+</g, '><'),
  },
  '`<base href>`': { embeddings: ['off'], change: inHead('<base href="/">') },
  'a rule that hides tags until they are defined': {
    embeddings: ['static'],
    change: inHead('<style>:not(:defined) { visibility: hidden; opacity: 0 }</style>'),
    async open(page) {
      const looks = await page.$$eval(':is(shop-header, shop-footer):not(:defined)', (tags) =>
        tags.map((tag) => `${getComputedStyle(tag).visibility} ${getComputedStyle(tag).opacity}`),
      )
      if (looks.join() !== 'visible 1,visible 1') throw new Error(`The tags are ${looks.join()}.`)
    },
  },
  'a load with an `#anchor`': {
    change: atEnd('<h2 id="deep" style="margin-top: 1500px">Deep</h2><div style="height: 3000px"></div>'),
    query: '#deep',
    async check(page) {
      await waitUntil('the target is below the header', () =>
        page.evaluate(() => {
          const bar = document.querySelector('shop-header')?.shadowRoot?.querySelector('.header')
          const top = document.querySelector('#deep')?.getBoundingClientRect().top ?? 0
          return top >= (bar?.getBoundingClientRect().bottom ?? 0) - 1
        }),
      )
    },
  },
  '`document.open` after the load': {
    // Scripts of the page that run twice.
    allows: /already been declared/,
    async open(page) {
      await page.evaluate(async () => {
        const text = await (await fetch(location.href)).text()
        document.open()
        document.write(text)
        document.close()
      })
    },
  },
  'a tag in a declarative shadow root': {
    embeddings: ['static'],
    change: atEnd(
      '<div id="card"><template shadowrootmode="open"><shop-minicart site="DE"></shop-minicart></template></div>',
    ),
    check: miniCartIn('#card'),
  },
  'a tag in the shadow root of a component that is defined late': {
    embeddings: ['static'],
    change: atEnd(
      `<late-shell></late-shell>${script(`setTimeout(() => customElements.define('late-shell', class extends HTMLElement {
      connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<shop-minicart site="DE"></shop-minicart>' } }), 300)`)}`,
    ),
    check: miniCartIn('late-shell'),
  },
  React: framework('react', reactApp()),
  Preact: framework(
    'preact',
    `preact.render(preact.h('shop-header', { site: 'DE', sticky: false }), document.getElementById('app'))`,
    library('preact'),
  ),
  Vue: framework(
    'vue',
    `Vue.createApp({ render: () => Vue.h('shop-header', { site: 'DE', sticky: false }) }).mount('#app')`,
    library('vue'),
  ),
  'Alpine.js': {
    by: 'alpine',
    embeddings: ['static'],
    change: both(
      inHead(`<script defer src="${pathOfLibrary('alpine')}"></script>`),
      atEnd(`<div id="alpine" x-data="{ site: 'DE' }"><shop-minicart :site="site"></shop-minicart></div>`),
    ),
    check: miniCartIn('#alpine'),
  },
  Knockout: {
    by: 'knockout',
    embeddings: ['static'],
    change: both(
      inHead(library('knockout')),
      atEnd(
        `<div id="knockout"><shop-minicart data-bind="attr: { site: site }"></shop-minicart></div>${script(`ko.applyBindings({ site: 'DE' }, document.getElementById('knockout'))`)}`,
      ),
    ),
    check: miniCartIn('#knockout'),
  },
}

const SWAPS: Record<string, ShortHost> = {
  '`innerHTML` of the body (pjax, Livewire)': {
    embeddings: ['static', 'off'],
    open: swap(`${fetched} document.body.innerHTML = page.body.innerHTML`),
  },
  'imported nodes of another document': {
    open: swap(`${fetched} document.body.replaceWith(document.importNode(page.body, true))`),
  },
  'bare tags by script': {
    embeddings: ['off'],
    async open(page) {
      await page.evaluate(() => window.shopElements?.wake())
      await swap(
        `const next = document.createElement('shop-header'); next.setAttribute('site', 'DE'); before.replaceWith(next)`,
      )(page)
    },
  },
  Turbo: {
    by: 'turbo',
    change: inHead(library('turbo')),
    open: swap(`Turbo.visit(location.href + '&again')`),
  },
  htmx: {
    by: 'htmx',
    change: inHead(library('htmx')),
    open: swap(`htmx.ajax('GET', location.href, { target: 'body', swap: 'innerHTML' })`),
  },
  Swup: {
    by: 'swup',
    change: both(inHead(library('swup')), (html) =>
      html.replace('<body>', '<body><div id="swup">').replace('</body>', '</div></body>'),
    ),
    open: swap(`new Swup({ animationSelector: false }).navigate(location.href + '&again')`),
  },
  'jQuery’s `html()`': {
    by: 'jquery',
    change: inHead(library('jquery')),
    open: swap(`${fetched} jQuery('body').html(page.body.innerHTML)`),
  },
  morphdom: {
    by: 'morphdom',
    change: inHead(library('morphdom')),
    async open(page) {
      const height = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--shop-header-height'))
      const known = await height()
      await page.evaluate(async () => {
        const { morphdom } = window as unknown as { morphdom(from: Element, to: string): void }
        const text = await (await fetch(location.href)).text()
        morphdom(document.documentElement, text.slice(text.indexOf('<html')))
      })
      if (!/^[1-9]\d*px$/.test(known) || (await height()) !== known)
        throw new Error(`The height of the header was ${known}, and is ${await height()}.`)
    },
  },
}

/** The browser warns of what the page's own parser leaves to others. */
const PARSED = /shadowrootmode attribute on a template/

const each = (hosts: Record<string, ShortHost>, given: ShortHost) =>
  Object.fromEntries(Object.entries(hosts).map(([name, host]) => [name, { ...given, ...host }]))

export const SHORT_HOSTS: Readonly<Record<string, ShortHost>> = {
  // Bare tags need all code of fragments, and more.
  ...each(GLOBALS, { embeddings: ['off'] }),
  ...DOCUMENTS,
  // A swapped fragment is read by a parser of the page; bare tags come alike by each.
  ...each(SWAPS, { allows: PARSED, embeddings: ['static'] }),
}
