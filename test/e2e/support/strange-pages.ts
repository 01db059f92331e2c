/** Pages that are hard to show by `try`: by how they are written, by their policies, and by what they do to a document. */
import { gzipSync } from 'node:zlib'

export interface StrangePage {
  /** In latin1: each character is a byte. */
  html: string
  headers?: Readonly<Record<string, string>>
  /** Whether the page gets header and footer of ours; by default it does. */
  isLeft?: true
  /** The page's own words in the console. */
  allows?: RegExp
  /** True in the page when it is as on its own host. */
  check?: string
}

const CONTENT = `<div id="head">Old head</div><main id="own" style="color: rgb(1, 2, 3)">Coffee</main><div id="foot">Old foot</div>`
/** The page's own inline script and style work. */
const OWN = `window.ranOwn && getComputedStyle(document.querySelector('#own')).color === 'rgb(1, 2, 3)'`
const RAN = 'window.ranOwn = true'

interface Parts {
  before?: string
  html?: string
  head?: string
  body?: string
  end?: string
}

const page = ({ before = '<!doctype html>', html = '', head = '', body = CONTENT, end = '' }: Parts): string =>
  `${before}<html${html}><head>${head}<title>Shop</title></head><body>${body}${end}</body></html>`
const inHead = (head: string, more: Partial<StrangePage> = {}): StrangePage => ({ html: page({ head }), ...more })
const script = (code: string, attributes = '') => `<script${attributes}>${code}</script>`
const style = (css: string) => `<style>${css}</style>`
const policy = (text: string, attributes = ''): StrangePage => ({
  html: page({ head: script(RAN, attributes) }),
  headers: { 'content-security-policy': text },
  check: OWN,
})
/** `'sha256-…'` of RAN. */
const HASH_OF_RAN = "'sha256-HASH_OF_RAN'"
const utf16 = (text: string) => `\xff\xfe${Buffer.from(text, 'utf16le').toString('latin1')}`
const utf8 = (text: string) => Buffer.from(text).toString('latin1')

const WRITTEN: Record<string, StrangePage> = {
  'no doctype': { html: page({ before: '' }), check: `document.compatMode === 'BackCompat'` },
  'a byte order mark': {
    html: `\xef\xbb\xbf${page({ body: utf8(CONTENT.replace('Coffee', 'Kávé')) })}`,
    check: `document.compatMode === 'CSS1Compat' && document.querySelector('#own').textContent === 'Kávé'`,
  },
  'ISO-8859-2 by a late meta': {
    html: page({
      head: `<!--${'x'.repeat(850)}--><meta charset="iso-8859-2">`,
      body: CONTENT.replace('Coffee', '\xf5'),
    }),
    headers: { 'content-type': 'text/html' },
    check: `document.querySelector('#own').textContent === 'ő'`,
  },
  'UTF-16': {
    html: utf16(page({})),
    headers: { 'content-type': 'text/html' },
    isLeft: true,
    check: `document.compatMode === 'CSS1Compat' && document.querySelector('#own').textContent === 'Coffee'`,
  },
  'XHTML as HTML, with a prolog': {
    html: page({
      before:
        '<?xml version="1.0"?>\r\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">',
      html: ' xmlns="http://www.w3.org/1999/xhtml" xml:lang="de"',
      head: '<link rel="x" href="/x" /><meta name="a" content="b" />',
    }),
    check: `document.compatMode === 'CSS1Compat'`,
  },
  'XHTML as XML': {
    html: page({ before: '<?xml version="1.0"?>', html: ' xmlns="http://www.w3.org/1999/xhtml"' }),
    headers: { 'content-type': 'application/xhtml+xml' },
    isLeft: true,
    check: `document.querySelector('#own').textContent === 'Coffee'`,
  },
  'an unclosed comment and a NUL at the end': {
    html: `${page({ body: CONTENT }).replace('</body></html>', '')}\0<!-- a`,
  },
  '</body> in a script': {
    html: page({ end: script(`${RAN}; document.title = '</body></html>'`) }),
    check: `window.ranOwn && document.title === '</body></html>'`,
  },
  'a gzipped answer': {
    html: gzipSync(page({})).toString('latin1'),
    headers: { 'content-encoding': 'gzip' },
  },
  'frames, of which none has tags of ours': {
    html: page({ end: '<iframe src="/plain"></iframe>' }),
    check: `!document.querySelector('iframe').contentDocument.querySelector('[src*="shop-elements"], [href*="reserve.css"]')`,
  },
  'a frameset': {
    html: '<!doctype html><html><head><title>A</title></head><frameset cols="*"><frame src="/plain"></frameset></html>',
    isLeft: true,
    check: `frames[0].document.querySelector('#own').textContent === 'Coffee'`,
  },
}

const POLICIES: Record<string, StrangePage> = {
  'a policy with nonces': policy(
    "default-src 'none'; script-src 'nonce-a'; style-src 'self' 'unsafe-inline'",
    ' nonce="a"',
  ),
  'a policy that allows all inline code': policy("default-src 'self' 'unsafe-inline'"),
  'a policy with strict-dynamic and a nonce': policy(
    "script-src 'strict-dynamic' 'nonce-a' 'unsafe-inline' https:; object-src 'none'",
    ' nonce="a"',
  ),
  'a policy with strict-dynamic and hashes': policy(`script-src 'strict-dynamic' ${HASH_OF_RAN}`),
  'Trusted Types': policy("require-trusted-types-for 'script'; trusted-types 'none'"),
  'a sandbox': policy('sandbox allow-scripts'),
  'a policy in the head': inHead(
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
  ),
}

const DOCUMENTS: Record<string, StrangePage> = {
  'a base of its own host': inHead('<base href="/sub/">'),
  'a base of another host': {
    html: page({ head: '<base href="https://cdn.invalid/">', end: '<a id="link" href="LIVE/x">x</a>' }),
    check: `document.querySelector('#link').href === location.origin + '/x'`,
    allows: /NAME_NOT_RESOLVED/,
  },
  'an import map': inHead(
    `<script type="importmap">{"imports":{"own":"data:text/javascript,window.ranOwn=true"}}</script><script type="module">import 'own'</script>`,
    { check: OWN },
  ),
  // It would be there for the next page that is tried.
  'a service worker': inHead(script("window.worker = navigator.serviceWorker.register('/sw.js')"), {
    check: 'window.worker.then(() => false, () => true)',
    allows: /404|Uncaught|ServiceWorker/,
  }),
  'a part that a script fetches': {
    html: page({
      end: `<div id="part"></div>${script("window.part = fetch('/part').then((answer) => answer.text())")}`,
    }),
    check: `window.part.then((text) => text === '<p>part</p>')`,
  },
  'a page that writes itself': inHead(
    script(`${RAN}; document.write('<meta name="x"><style>#x { color: red }</style>')`),
    { check: OWN },
  ),
  'replaced natives': inHead(
    script(
      `Array.from = () => []; Function.prototype.bind = function () { return this }; window.URL = 'x'; window.Map = function () {};
      Array.prototype.toJSON = function () { return 'x' }; Object.prototype.extra = () => {}; window.Event = function () {}`,
    ),
  ),
  'zoom, and a rule that hides tags': inHead(
    style('html { zoom: 1.25; font-size: 62.5% } :not(:defined) { visibility: hidden }'),
  ),
  'a box in front of everything, in a body that is moved': inHead(
    style('body { transform: translateY(10px) } #own { position: fixed; inset: 0 auto auto 0; z-index: 2147483647 }'),
  ),
}

export const STRANGE_PAGES: Readonly<Record<string, StrangePage>> = { ...WRITTEN, ...POLICIES, ...DOCUMENTS }
export const PLAIN = page({})
export const RAN_CODE = RAN
