/** Imports that the layers must refuse, by rule, and some that they must allow. */

/** A folder or a file, what it imports (a folder, a file, a library), and how. */
export type Plant = readonly [from: string, imported: string, kind?: Kind]
type Kind = keyof typeof KINDS

export const KINDS = {
  'a value': (to: string) => `import { a } from '${to}'\n`,
  'a side effect': (to: string) => `import '${to}'\n`,
  'code on demand': (to: string) => `export const load = () => import('${to}')\n`,
  'an export': (to: string) => `export * from '${to}'\n`,
  'a type': (to: string) => `import type { A } from '${to}'\n`,
  'all types': (to: string) => `import type * as a from '${to}'\n`,
  'an exported type': (to: string) => `export type { A } from '${to}'\n`,
  'a type in place': (to: string) => `export type A = typeof import('${to}')\n`,
}

const ORDER = 'loader doctor render elements react live view state i18n api page shop'.split(' ')
const FEATURES = 'header navigation search promotion cart footer newsletter preview'.split(' ')
const OF_HEADER = ['navigation', 'search']
const WITH_REACT = ['render', 'elements', 'react']
const SERVICE = 'packages/service/fragment-service'
const HOST = 'packages/service/host'
const FRAGMENT_SERVICE = `${SERVICE}/fragment-service.ts`
const CART_STORE = 'src/state/cart/cart-store.ts'

const src = (...names: string[]) => names.map((name) => `src/${name}`)
const featuresBut = (...names: string[]) =>
  src(...FEATURES.filter((name) => !names.includes(name)).map((name) => `react/${name}`))

const each = (importers: string[], imported: string[], kind?: Kind): Plant[] =>
  importers.flatMap((from) => imported.map((one): Plant => [from, one, kind]))
/** Only these of the layers may import it. */
const onlyFor = (users: string[], ...libraries: string[]) =>
  each(src(...ORDER.filter((layer) => !users.includes(layer))), libraries)

export const REFUSED: Readonly<Record<string, Plant[]>> = {
  [`imports point down: ${ORDER.join(', ')}`]: [
    ...ORDER.flatMap((layer, index) => each(src(layer), src('index.ts', ...ORDER.slice(0, index)))),
    ...Object.keys(KINDS).map((kind): Plant => ['src/page/browser', 'src/state/cart', kind as Kind]),
  ],
  'loader: api, page and shop only, no library': each(src('loader'), [
    SERVICE,
    ...src('render', 'elements', 'react', 'view', 'state', 'i18n'),
    'ky',
    'lru-cache',
    'node:fs',
  ]),
  'loader: of doctor and live types only': (
    ['a value', 'an export', 'code on demand', 'a side effect'] as const
  ).flatMap((kind) => each(src('loader'), src('doctor', 'live'), kind)),
  'doctor: api, page and shop only, no library': each(src('doctor'), [
    SERVICE,
    ...src('render', 'elements', 'react', 'live', 'view', 'state', 'i18n'),
    ...src('elements/define-element.ts', 'elements/shop-header.ts'),
    ...['jotai', 'i18next', 'lru-cache', 'node:fs'],
  ]),
  'host: fragment-service, page and shop only': each(
    [HOST],
    [...src('render', 'elements', 'react', 'live', 'view', 'state', 'i18n', 'api'), ...['jotai', 'ky', 'pino']],
  ),
  'fragment-service: render, page and shop only, nothing of Node': each(
    [SERVICE],
    [
      HOST,
      ...src('elements', 'react', 'live', 'view', 'state', 'i18n', 'api'),
      ...['jotai', 'ky', 'i18next', 'valibot', 'parse5', 'node:fs', 'fs'],
    ],
  ),
  'fragment-service: no prerender.tsx': each([SERVICE], ['src/render/prerender.tsx']),
  'live: no i18n': each(src('live', 'live/header'), src('i18n')),
  'view: of i18n and api types only': each(src('view', 'view/header'), src('i18n', 'api')),
  'shop: nothing': each(src('shop', 'shop/cart'), ['lucide', 'lru-cache', 'node:fs', 'locales/de-DE']),
  'cart-store.ts: for state/cart only': each(src(...ORDER, 'state/visitor', 'react/cart'), [CART_STORE]),
  'react: no other feature': [
    ...FEATURES.slice(1).flatMap((name) => each(src(`react/${name}`), featuresBut(name))),
    ...each(src('react/shell', 'react/ui', 'react/ui/input'), featuresBut()),
  ],
  'header: of the features navigation and search only': each(src('react/header'), featuresBut('header', ...OF_HEADER)),
  'ui: no state, no calls, no texts, no shell': each(src('react/ui', 'react/ui/input'), [
    ...src('live', 'view', 'state', 'i18n', 'api', 'react/shell'),
    ...['locales/de-DE', 'jotai'],
  ]),
  'React: for render, elements and react only': onlyFor(WITH_REACT, 'react', 'react-dom', 'react-dom/client'),
  'r2wc: for define-element.ts only': onlyFor([], '@r2wc/react-to-web-component'),
  'jotai: for react, view and state only': onlyFor(['react', 'view', 'state'], 'jotai/vanilla'),
  'hooks of jotai: for react only': onlyFor(['react'], 'jotai', 'jotai/react'),
  'ky: for ask-with-ky.ts only': onlyFor([], 'ky'),
  'valibot: for api only': onlyFor(['api'], 'valibot'),
  'i18next: for i18n only': onlyFor(['i18n'], 'i18next'),
  'src: no packages, no demo, no test': each(
    ['src/page'],
    ['packages/shop/cart', 'packages/commands/check', 'demo/pages', 'test/page'],
    'a type',
  ),
  'packages/commands: no demo, no test': each(
    ['packages/commands', 'packages/commands/check'],
    ['demo/pages', 'test/page', 'packages/shop/test', 'packages/commands/test'],
    'a type',
  ),
  'packages/shop: of src/ only shop, no library but valibot, nothing of Node': each(
    ['packages/shop', 'packages/shop/cart'],
    [
      ...src(...ORDER.slice(0, -1), 'index.ts'),
      'packages/commands/check',
      'demo/pages',
      'test/page',
      'packages/shop/test',
      'tools/test',
      'pino',
      'node:fs',
    ],
  ),
  'demo: of src/ only shop': each(['demo', 'demo/pages'], src(...ORDER.slice(0, -1), 'index.ts')),
  'demo: of the fragment service types only': each(['demo'], [FRAGMENT_SERVICE]),
  'tools: of test only what the runner runs': each(['tools', 'tools/build'], ['test/e2e/support', 'test/support']),
  'no import cycles': ['src/page', 'packages/commands', 'demo/pages', 'test/page', 'tools'].flatMap(
    (folder): Plant[] => [
      [`${folder}/first.ts`, `${folder}/second.ts`],
      [`${folder}/second.ts`, `${folder}/first.ts`, 'a type'],
    ],
  ),
}

export const ALLOWED: Plant[] = [
  ...each(src('loader'), src('doctor', 'live'), 'all types'),
  ...each(src('loader', 'doctor'), src('api', 'page', 'shop')),
  ...each([SERVICE], [...src('render', 'page', 'shop'), 'lru-cache', 'prom-client']),
  ...each([HOST], [SERVICE, ...src('page', 'shop'), 'lru-cache', 'node:fs']),
  ...each(src('render', 'elements', 'react'), [
    ...src('live', 'view', 'state', 'i18n', 'api', 'page', 'shop'),
    'react-dom',
  ]),
  ...each(src('live', 'view'), src('state', 'page', 'shop')),
  ...each(src('view'), src('i18n', 'api'), 'a type'),
  ...each(src('view', 'state', 'react'), ['jotai/vanilla']),
  ...each(src('react/header'), src(...[...OF_HEADER, 'shell', 'ui'].map((name) => `react/${name}`))),
  ...each(featuresBut('header'), [...src('react/shell', 'react/ui', 'state'), 'jotai', 'lucide']),
  ...each(src('react/ui'), [...src('react/ui/input', 'page', 'shop'), 'lucide']),
  ...each(src('state/cart'), [CART_STORE]),
  ['src/jsx.ts', 'react'],
  ['src/elements/define-element.ts', '@r2wc/react-to-web-component'],
  ['src/api/ask-with-ky.ts', 'ky'],
  ['src/api/cart', 'valibot'],
  ['src/i18n', 'i18next'],
  ...each(['packages/shop', 'packages/shop/cart'], ['src/shop', 'packages/shop/catalogue', 'valibot']),
  ...each(['packages/commands', 'demo'], ['packages/shop/cart']),
  ['packages/shop/test', 'src/api'],
  ['packages/commands/test', 'test/e2e/support'],
  ['demo', FRAGMENT_SERVICE, 'all types'],
  ['demo/gallery', 'src/react/ui'],
  ['demo/pages', 'src/shop/cart'],
  ['packages/release/test', 'packages/release/page'],
]
