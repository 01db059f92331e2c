import { changeSettings, type HostOptions, inHead, onHeader, withSettings } from './host.ts'

const around = (opening: string) => (html: string) =>
  html.replace(/(<shop-header [\s\S]*?<\/shop-header>)/, `${opening}$1</div>`)

interface Fault {
  /** Introduces the mistake into the page or its policy. */
  host: HostOptions
  query?: string
  code: string
  message: RegExp
  remedy: RegExp
  /** Found once React has rendered the elements. */
  isAwake?: true
  /** The doctor must find nothing else. */
  only?: true
}

/** Pages with one mistake each, and the finding that the doctor must report. */
export const FAULTS: Record<string, Fault> = {
  'a tag with a typing error': {
    host: { change: (html) => html.replace('<body>', '<body><shop-newsleter></shop-newsleter>') },
    code: 'UNKNOWN_TAG',
    message: /<shop-newsleter> is none of our tags/,
    remedy: /Write <shop-newsletter>/,
    only: true,
  },
  'an attribute with a typing error': {
    host: { change: onHeader('logo-scr="/logo.svg"') },
    code: 'UNKNOWN_ATTRIBUTE',
    message: /"logo-scr"/,
    remedy: /Write "logo-src"/,
  },
  'a value that an attribute does not take': {
    host: { change: onHeader('stage="produktion"') },
    code: 'UNKNOWN_VALUE',
    message: /stage: "produktion".*"production" is used/,
    remedy: /Write "production"/,
  },
  'a value that the page root must not have': {
    host: { change: (html) => html.replace('data-stage="test"', 'data-stage="tset"') },
    code: 'UNKNOWN_VALUE',
    message: /page root's data-stage/,
    remedy: /Write "test"/,
  },
  'a broken JSON block': {
    host: { change: (html) => html.replace('data-shop-elements>{', 'data-shop-elements>{,') },
    code: 'BAD_JSON_BLOCK',
    message: /all its settings are ignored/,
    remedy: /comma/,
  },
  'a setting with a typing error': {
    host: { change: withSettings({ cookie: {} }) },
    code: 'UNKNOWN_SETTING',
    message: /"cookie"/,
    remedy: /Write "cookies"/,
  },
  'a tag that is closed as in XML': {
    host: { change: (html) => html.replace('<main', '<shop-newsletter><main') },
    query: '&fragments=off',
    code: 'TAG_NOT_CLOSED',
    message: /<shop-newsletter> holds <main>/,
    remedy: /Write <shop-newsletter><\/shop-newsletter>/,
  },
  'a content page with a typing error': {
    host: { change: withSettings({ links: { DE: { help: '/faq', retruns: '/returns' } } }) },
    code: 'UNKNOWN_SETTING',
    message: /"links\.DE" has an unknown name "retruns"/,
    remedy: /Write "returns"/,
    only: true,
  },
  'links of a site that there is not': {
    host: { change: withSettings({ links: { CHF: { help: '/faq' } } }) },
    code: 'UNKNOWN_SETTING',
    message: /"links" has an unknown name "CHF"/,
    remedy: /./,
  },
  'a logo that is not there': {
    host: { change: onHeader('logo-src="/no-logo.svg"') },
    query: '&fragments=off',
    code: 'PICTURE_MISSING',
    message: /\/no-logo\.svg can't be loaded/,
    remedy: /host of the page must have it/,
    isAwake: true,
  },
  'consent without an address': {
    host: { change: (html) => onHeader('consent')(changeSettings((block) => delete block.consent)(html)) },
    code: 'NO_CONSENT_SCRIPT',
    message: /it is not loaded/,
    remedy: /scriptUrl/,
  },
  'consent without a domain id': {
    host: {
      change: (html) => onHeader('consent')(withSettings({ consent: { scriptUrl: '/consent.js' } })(html)),
    },
    code: 'NO_CONSENT_ID',
    message: /DE on test/,
    remedy: /consent\.domainIds\.DE\.test/,
  },
  'a rule that gives the header a box': {
    host: { change: inHead('<style>shop-header { display: block }</style>') },
    code: 'HEADER_HAS_BOX',
    message: /"display: block"/,
    remedy: /Remove "display"/,
  },
  'a page without a doctype': {
    host: { change: (html) => html.replace(/<!doctype html>/i, '') },
    code: 'QUIRKS_MODE',
    message: /no doctype/,
    remedy: /<!doctype html>/,
  },
  'a base address of another host': {
    host: { change: inHead('<base href="http://127.0.0.1:9/">') },
    query: '&fragments=off',
    code: 'BASE_ELEMENT',
    message: /leads to http:\/\/127\.0\.0\.1:9/,
    remedy: /absolute addresses/,
  },
  'a page that is zoomed': {
    host: { change: inHead('<style>body { zoom: 0.9 }</style>') },
    code: 'ZOOM',
    message: /<body> has "zoom: 0\.9"/,
    remedy: /tokens/,
  },
  'a tag in a shadow root': {
    host: {
      change: (html) =>
        html.replace(
          '</body>',
          '<div id="card"><template shadowrootmode="open"><shop-minicart></shop-minicart></template></div></body>',
        ),
    },
    code: 'TAG_IN_SHADOW_ROOT',
    message: /<shop-minicart> is in the shadow root of <div#card>/,
    remedy: /slot/,
  },
  'a fragment that a filter has changed': {
    host: { change: (html) => html.replace(/(<form class="search__form"[^>]*>)/, '$1<b></b>') },
    code: 'FRAGMENT_CHANGED',
    isAwake: true,
    message: /<shop-header> is not what the element renders/,
    remedy: /byte for byte/,
  },
  'an attribute that the fragment has otherwise': {
    host: { change: onHeader('logo-src="/logo.svg" theme="dark"') },
    code: 'WAKES_UNUSED',
    message: /<shop-header> .*: its fragment has another logoSrc\./,
    remedy: /renderFragment/,
  },
  'a bare tag that the release has no fragment for': {
    host: { change: (html) => html.replace('<shop-footer ', '<shop-footer product="Kontor" ') },
    query: '&fragments=off',
    code: 'WAKES_UNUSED',
    message: /<shop-footer> .*: its fragment has another product\./,
    remedy: /fragment service/,
  },
  'a fragment of another release': {
    host: { change: (html) => html.replaceAll(/data-release="[^"]*"/g, 'data-release="0.9.0"') },
    code: 'WAKES_UNUSED',
    message: /its fragment is of release 0\.9\.0/,
    remedy: /clear caches/,
  },
  'replaced globals, a wrapped fetch and half a console': {
    host: {
      change: inHead(
        `<script>function Map() {}; Object.prototype.extend = 1; var real = fetch; window.fetch = function (url, init) {
          return init && init.method === 'HEAD' ? undefined : real.call(window, url, init) }</script>`,
      ),
    },
    code: 'GLOBALS_REPLACED',
    message: /Map, fetch, Object\.prototype\.extend/,
    remedy: /another name/,
    only: true,
  },
  'an ancestor that scrolls': {
    host: { change: around('<div id="page" style="overflow: hidden">') },
    code: 'STICKY_SCROLL_BOX',
    message: /<div#page> around shop-header has "overflow: hidden"/,
    remedy: /overflow: clip/,
  },
  'a box that ends where the header ends': {
    host: { change: around('<div class="top">') },
    code: 'STICKY_SHORT_BOX',
    message: /<div\.top> is hardly higher/,
    remedy: /display: contents/,
  },
  'an ancestor with a transform': {
    host: { change: around('<div style="transform: translateZ(0)">') },
    code: 'FIXED_BY_ANCESTOR',
    message: /transform: matrix/,
    remedy: /move the tag out of the box/,
  },
  'a policy without the hashes of the styles': {
    host: { policy: (given) => given.replaceAll(/'sha256-[^']+'/g, '') },
    code: 'CSP_STYLE_HASH',
    message: /it is unstyled until/,
    remedy: /Add 'sha256-[\w+/]+=' to style-src/,
  },
  'a policy that names other Trusted Types policies': {
    host: { policy: (given) => `${given}; trusted-types none-of-ours` },
    code: 'CSP_TRUSTED_TYPES',
    message: /"dompurify"/,
    remedy: /Add dompurify to trusted-types/,
  },
  'a policy that blocks a service on another host': {
    host: { change: onHeader('api-base="https://api.invalid"'), policy: (given) => given },
    code: 'CSP_BLOCKS',
    message: /blocks https:\/\/api\.invalid, which the elements need, by connect-src/,
    remedy: /Add https:\/\/api\.invalid to connect-src/,
  },
  'services that nobody answers for': {
    host: { change: onHeader('api-base="http://127.0.0.1:9"') },
    code: 'SERVICE_UNREACHABLE',
    message: /http:\/\/127\.0\.0\.1:9\/service\/cart\/api\/cart does not answer/,
    remedy: /CORS/,
  },
  'a service that is broken': {
    host: {},
    query: '&fault=cart.get:503',
    code: 'SERVICE_UNREACHABLE',
    message: /\/service\/cart\/api\/cart answers with 503/,
    remedy: /route to it/,
  },
  'a service that refuses the visitor': {
    host: {},
    query: '&fault=cart.get:403',
    code: 'SERVICE_UNREACHABLE',
    message: /\/service\/cart\/api\/cart answers with 403/,
    remedy: /refuses this visitor/,
  },
  'what an element has reported': {
    host: {},
    query: '&fault=theme-worlds:503',
    code: 'ELEMENT_ERROR',
    message: /<shop-header> \w+_UNAVAILABLE/,
    remedy: /docs\/errors\.md/,
  },
  'a path that leads to a page': {
    host: { change: onHeader('navigation-route="/help"') },
    code: 'SERVICE_NOT_JSON',
    message: /\/help answers with HTML/,
    remedy: /Route this path/,
  },
}
