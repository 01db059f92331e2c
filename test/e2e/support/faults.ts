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
  /** The doctor finds nothing else. */
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
  'policies that block styles, Trusted Types and a service on another host': {
    host: {
      change: onHeader('api-base="https://api.invalid"'),
      policy: (given) => `${given.replaceAll(/'sha256-[^']+'/g, '')}; trusted-types none-of-ours`,
    },
    findings: [
      ['CSP_STYLE_HASH', /it is unstyled until/, /Add 'sha256-[\w+/]+=' to style-src/],
      ['CSP_TRUSTED_TYPES', /"dompurify"/, /Add dompurify to trusted-types/],
      [
        'CSP_BLOCKS',
        /blocks https:\/\/api\.invalid, which the elements need, by connect-src/,
        /Add https:\/\/api\.invalid to connect-src/,
      ],
    ],
  },
  'a policy that blocks fragments of bare tags, before the services that fail by it': {
    host: { policy: (given) => given.replace(/connect-src [^;]*/, "connect-src 'none'") },
    query: '&fragments=off',
    findings: [
      ['CSP_BLOCKS', /blocks http:.*, which the elements need, by connect-src/, /Add http:\S+ to connect-src/],
      ['SERVICE_UNREACHABLE', /\/service\/cart\/api\/cart does not answer/, /./],
    ],
  },
  'services that are broken, refuse the visitor or are a page, and what an element has reported': {
    host: { change: onHeader('navigation-route="/help"') },
    query: '&fault=cart.get:503,theme-worlds:403',
    findings: [
      ['SERVICE_UNREACHABLE', /\/service\/cart\/api\/cart answers with 503/, /route to it/],
      ['SERVICE_UNREACHABLE', /\/themeworlds\/navigation answers with 403/, /refuses this visitor/],
      ['SERVICE_NOT_JSON', /\/help answers with HTML/, /Route this path/],
      ['ELEMENT_ERROR', /<shop-header> \w+_UNAVAILABLE/, /docs\/errors\.md/],
    ],
  },
  'tags that are not closed': {
    host: {
      change: both(around('<shop-header site="DE">', '</shop-header>'), (html) =>
        html.replace('<main', '<shop-newsletter><main'),
      ),
    },
    query: '&fragments=off',
    findings: [
      ['TAG_NOT_CLOSED', /<shop-newsletter> holds <main>/, /Write <shop-newsletter><\/shop-newsletter>/],
      ['TAG_NOT_CLOSED', /<shop-header> holds <shop-header>/, /Write <shop-header>/],
    ],
  },
  'a bare tag that the release has no fragment for, and a logo that is not there': {
    host: {
      change: both(onHeader('logo-src="/no-logo.svg"'), (html) =>
        html.replace('<shop-footer ', '<shop-footer product="Kontor" '),
      ),
    },
    query: '&fragments=off',
    isAwake: true,
    findings: [
      ['WAKES_UNUSED', /<shop-footer> .*: its fragment has another product\./, /fragment service/],
      ['PICTURE_MISSING', /\/no-logo\.svg can't be loaded/, /host of the page must have it/],
    ],
  },
  'a tag and a content page with typing errors, and rules that open all links': {
    host: {
      change: both(withSettings({ links: { DE: { help: '/faq', retruns: '/returns' } } }), (html) =>
        html.replace(
          '<body>',
          '<body><shop-newsleter></shop-newsleter><script type="speculationrules">{ "prefetch": [{ "where": { "href_matches": "/*" } }] }</script>',
        ),
      ),
    },
    only: true,
    findings: [
      ['PREFETCHES_EFFECT', /open .*\/logout \("logout"\)/, /"href_matches"/],
      ['UNKNOWN_TAG', /<shop-newsleter> is none of our tags/, /Write <shop-newsletter>/],
      ['UNKNOWN_SETTING', /"links\.DE" has an unknown name "retruns"/, /Write "returns"/],
    ],
  },
  'a broken JSON block, and ancestors that scroll, end with the header and have a transform': {
    host: {
      change: both(
        around('<div class="top">'),
        around('<div id="page" style="overflow: hidden">'),
        around('<div style="transform: translateZ(0)">'),
        (html) => html.replace('data-shop-elements>{', 'data-shop-elements>{,'),
      ),
    },
    findings: [
      ['BAD_JSON_BLOCK', /all its settings are ignored/, /comma/],
      ['STICKY_SCROLL_BOX', /<div#page> around shop-header has "overflow: hidden"/, /overflow: clip/],
      ['STICKY_SHORT_BOX', /<div\.top> is hardly higher/, /display: contents/],
      ['FIXED_BY_ANCESTOR', /transform: matrix/, /move the tag out of the box/],
    ],
  },
  'consent without an address, and fragments of other attributes and another release': {
    host: {
      change: both(
        changeSettings((block) => delete block.consent),
        onHeader('consent logo-src="/logo.svg" theme="dark"'),
        (html) =>
          html.replace(/<shop-footer[\s\S]*/, (footer) =>
            footer.replaceAll(/data-release="[^"]*"/g, 'data-release="0.9.0"'),
          ),
      ),
    },
    findings: [
      ['NO_CONSENT_SCRIPT', /it is not loaded/, /scriptUrl/],
      ['WAKES_UNUSED', /<shop-header> .*: its fragment has another logoSrc\./, /renderFragment/],
      ['WAKES_UNUSED', /<shop-footer> .*: its fragment is of release 0\.9\.0/, /clear caches/],
    ],
  },
  'consent without a domain id, and a fragment that a filter has changed and that stands twice': {
    host: {
      change: both(onHeader('consent'), withSettings({ consent: { scriptUrl: '/consent.js' } }), (html) =>
        html
          .replace(/(<form class="search__form"[^>]*>)/, '$1<b></b>')
          .replace(/<shop-header [\s\S]*?<\/shop-header>/, '$&$&'),
      ),
    },
    isAwake: true,
    findings: [
      ['NO_CONSENT_ID', /DE on test/, /consent\.domainIds\.DE\.test/],
      ['TAG_TWICE', /<shop-header> stands 2 times/, /Keep one/],
      ['FRAGMENT_CHANGED', /<shop-header> was changed on its way: elements are missing or added/, /byte for byte/],
    ],
  },
  'a base address of another host': {
    host: { change: inHead('<base href="http://127.0.0.1:9/">') },
    query: '&fragments=off',
    findings: [['BASE_ELEMENT', /leads to http:\/\/127\.0\.0\.1:9/, /absolute addresses/]],
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
  'services that nobody answers for': {
    host: { change: onHeader('api-base="http://127.0.0.1:9"') },
    findings: [['NOTHING_LISTENS', /Nothing listens at http:\/\/127\.0\.0\.1:9, /, /api-base/]],
    only: true,
  },
}
