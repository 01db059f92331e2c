import { both, changeSettings, type HostOptions, inHead, onHeader, withSettings } from './host.ts'

const around =
  (opening: string, closing = '</div>') =>
  (html: string) =>
    html.replace(/(<shop-header [\s\S]*?<\/shop-header>)/, `${opening}$1${closing}`)

interface Fault {
  /** Introduces the mistakes into the page or its policy. */
  host: HostOptions
  query?: string
  findings: readonly (readonly [code: string, message: RegExp, remedy: RegExp])[]
  /** Found once React has rendered the elements. */
  isAwake?: true
  /** The doctor must find nothing else. */
  only?: true
}

const IN_SHADOW_ROOT = '<div id="card"><template shadowrootmode="open"><shop-minicart></shop-minicart></template></div>'

/** Pages with mistakes, and the findings that the doctor must report. */
export const FAULTS: Record<string, Fault> = {
  'mistakes in tags and settings': {
    host: {
      change: both(
        onHeader('logo-scr="/logo.svg" stage="produktion"'),
        withSettings({ cookie: {}, links: { CHF: { help: '/faq' } } }),
        inHead('<style>shop-header { display: block } body { zoom: 0.9 }</style>'),
        (html) =>
          html
            .replace('data-stage="test"', 'data-stage="tset"')
            .replace(/<!doctype html>/i, '')
            .replace('</body>', () => `${IN_SHADOW_ROOT}</body>`),
      ),
    },
    findings: [
      ['UNKNOWN_ATTRIBUTE', /"logo-scr"/, /Write "logo-src"/],
      ['UNKNOWN_VALUE', /stage: "produktion".*"production" is used/, /Write "production"/],
      ['UNKNOWN_VALUE', /page root's data-stage/, /Write "test"/],
      ['UNKNOWN_SETTING', /"cookie"/, /Write "cookies"/],
      ['UNKNOWN_SETTING', /"links" has an unknown name "CHF"/, /./],
      ['HEADER_HAS_BOX', /"display: block"/, /Remove "display"/],
      ['QUIRKS_MODE', /no doctype/, /<!doctype html>/],
      ['ZOOM', /<body> has "zoom: 0\.9"/, /tokens/],
      ['TAG_IN_SHADOW_ROOT', /<shop-minicart> is in the shadow root of <div#card>/, /slot/],
    ],
  },
  'a policy without the hashes of the styles and with other Trusted Types policies': {
    host: { policy: (given) => `${given.replaceAll(/'sha256-[^']+'/g, '')}; trusted-types none-of-ours` },
    findings: [
      ['CSP_STYLE_HASH', /it is unstyled until/, /Add 'sha256-[\w+/]+=' to style-src/],
      ['CSP_TRUSTED_TYPES', /"dompurify"/, /Add dompurify to trusted-types/],
    ],
  },
  'a service that is broken, and what an element has reported': {
    host: {},
    query: '&fault=cart.get:503,theme-worlds:503',
    findings: [
      ['SERVICE_UNREACHABLE', /\/service\/cart\/api\/cart answers with 503/, /route to it/],
      ['ELEMENT_ERROR', /<shop-header> \w+_UNAVAILABLE/, /docs\/errors\.md/],
    ],
  },
  'a tag that is closed as in XML': {
    host: { change: (html) => html.replace('<main', '<shop-newsletter><main') },
    query: '&fragments=off',
    findings: [['TAG_NOT_CLOSED', /<shop-newsletter> holds <main>/, /Write <shop-newsletter><\/shop-newsletter>/]],
  },
  'a bare tag that the release has no fragment for': {
    host: { change: (html) => html.replace('<shop-footer ', '<shop-footer product="Kontor" ') },
    query: '&fragments=off',
    findings: [['WAKES_UNUSED', /<shop-footer> .*: its fragment has another product\./, /fragment service/]],
  },
  'a tag with a typing error': {
    host: { change: (html) => html.replace('<body>', '<body><shop-newsleter></shop-newsleter>') },
    only: true,
    findings: [['UNKNOWN_TAG', /<shop-newsleter> is none of our tags/, /Write <shop-newsletter>/]],
  },
  'a broken JSON block': {
    host: { change: (html) => html.replace('data-shop-elements>{', 'data-shop-elements>{,') },
    findings: [['BAD_JSON_BLOCK', /all its settings are ignored/, /comma/]],
  },
  'a content page with a typing error': {
    host: { change: withSettings({ links: { DE: { help: '/faq', retruns: '/returns' } } }) },
    only: true,
    findings: [['UNKNOWN_SETTING', /"links\.DE" has an unknown name "retruns"/, /Write "returns"/]],
  },
  'a logo that is not there': {
    host: { change: onHeader('logo-src="/no-logo.svg"') },
    query: '&fragments=off',
    isAwake: true,
    findings: [['PICTURE_MISSING', /\/no-logo\.svg can't be loaded/, /host of the page must have it/]],
  },
  'consent without an address': {
    host: { change: (html) => onHeader('consent')(changeSettings((block) => delete block.consent)(html)) },
    findings: [['NO_CONSENT_SCRIPT', /it is not loaded/, /scriptUrl/]],
  },
  'consent without a domain id': {
    host: {
      change: (html) => onHeader('consent')(withSettings({ consent: { scriptUrl: '/consent.js' } })(html)),
    },
    findings: [['NO_CONSENT_ID', /DE on test/, /consent\.domainIds\.DE\.test/]],
  },
  'a base address of another host': {
    host: { change: inHead('<base href="http://127.0.0.1:9/">') },
    query: '&fragments=off',
    findings: [['BASE_ELEMENT', /leads to http:\/\/127\.0\.0\.1:9/, /absolute addresses/]],
  },
  'a fragment that a filter has changed': {
    host: { change: (html) => html.replace(/(<form class="search__form"[^>]*>)/, '$1<b></b>') },
    isAwake: true,
    findings: [
      ['FRAGMENT_CHANGED', /<shop-header> was changed on its way: elements are missing or added/, /byte for byte/],
    ],
  },
  'an attribute that the fragment has otherwise': {
    host: { change: onHeader('logo-src="/logo.svg" theme="dark"') },
    findings: [['WAKES_UNUSED', /<shop-header> .*: its fragment has another logoSrc\./, /renderFragment/]],
  },
  'a fragment of another release': {
    host: { change: (html) => html.replaceAll(/data-release="[^"]*"/g, 'data-release="0.9.0"') },
    findings: [['WAKES_UNUSED', /its fragment is of release 0\.9\.0/, /clear caches/]],
  },
  'replaced globals, a wrapped fetch and half a console': {
    host: {
      change: inHead(
        `<script>function Map() {}; Object.prototype.extend = 1; var real = fetch; window.fetch = function (url, init) {
          return init && init.method === 'HEAD' ? undefined : real.call(window, url, init) }</script>`,
      ),
    },
    only: true,
    findings: [['GLOBALS_REPLACED', /Map, fetch, Object\.prototype\.extend/, /another name/]],
  },
  'an ancestor that scrolls': {
    host: { change: around('<div id="page" style="overflow: hidden">') },
    findings: [['STICKY_SCROLL_BOX', /<div#page> around shop-header has "overflow: hidden"/, /overflow: clip/]],
  },
  'a box that ends where the header ends': {
    host: { change: around('<div class="top">') },
    findings: [['STICKY_SHORT_BOX', /<div\.top> is hardly higher/, /display: contents/]],
  },
  'an ancestor with a transform': {
    host: { change: around('<div style="transform: translateZ(0)">') },
    findings: [['FIXED_BY_ANCESTOR', /transform: matrix/, /move the tag out of the box/]],
  },
  'a policy that blocks a service on another host': {
    host: { change: onHeader('api-base="https://api.invalid"'), policy: (given) => given },
    findings: [
      [
        'CSP_BLOCKS',
        /blocks https:\/\/api\.invalid, which the elements need, by connect-src/,
        /Add https:\/\/api\.invalid to connect-src/,
      ],
    ],
  },
  'services that nobody answers for': {
    host: { change: onHeader('api-base="http://127.0.0.1:9"') },
    findings: [['NOTHING_LISTENS', /Nothing listens at http:\/\/127\.0\.0\.1:9, /, /api-base/]],
    only: true,
  },
  'a policy that lets no bare tag fetch its fragment': {
    host: { policy: (given) => given.replace(/connect-src [^;]*/, "connect-src 'self'") },
    query: '&fragments=off',
    findings: [
      ['CSP_BLOCKS', /blocks http:.*, which the elements need, by connect-src/, /Add http:\S+ to connect-src/],
    ],
  },
  'a tag in a tag of the same name': {
    host: { change: around('<shop-header site="DE">', '</shop-header>') },
    findings: [['TAG_NOT_CLOSED', /<shop-header> holds <shop-header>/, /Write <shop-header>/]],
  },
  'a tag that stands twice': {
    host: { change: (html) => html.replace(/<shop-header [\s\S]*?<\/shop-header>/, '$&$&') },
    findings: [['TAG_TWICE', /<shop-header> stands 2 times/, /Keep one/]],
  },
  'a service that refuses the visitor': {
    host: {},
    query: '&fault=cart.get:403',
    findings: [['SERVICE_UNREACHABLE', /\/service\/cart\/api\/cart answers with 403/, /refuses this visitor/]],
  },
  'a path that leads to a page': {
    host: { change: onHeader('navigation-route="/help"') },
    findings: [['SERVICE_NOT_JSON', /\/help answers with HTML/, /Route this path/]],
  },
}
