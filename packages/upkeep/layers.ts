/** The imports that each folder may have. Every other import is refused, that of a type too. */
import { pathToFileURL } from 'node:url'
import { cruise, type ICruiseResult, type IForbiddenRuleType, type IViolation } from 'dependency-cruiser'
import { root } from '../../tools/paths.ts'

/** The folders of `src/`, from top to bottom: an import may only point further down. */
export const LAYERS = [
  'loader',
  'doctor',
  'render',
  'elements',
  'react',
  'live',
  'view',
  'state',
  'i18n',
  'api',
  'page',
  'shop',
]

const refuse = (name: string, from: string, path: string | string[], more = {}): IForbiddenRuleType => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path, ...more },
})

/** Folders of `src/`. */
const src = (...folders: string[]) => `^src/(${folders.join('|')})/`
/** All of `src/` but these paths in it. */
const srcExcept = (...paths: string[]) => `^src/(?!${paths.join('|')})`
/** Everything but these folders of `src/`, libraries and Node too. */
const allExcept = (...folders: string[]) => `^(?!src/(${folders.join('|')})/)`
const library = (names: string) => `^(node_modules/)?(@types/)?(${names})(/|$)`
/** More than types. */
const CODE = { dependencyTypesNot: ['type-only'] }

const DEMO_SHOP = '^demo/(?!gallery/)'
const SERVICE = '^packages/service/fragment-service/'
const HOST = '^packages/service/host/'
/** Workspaces without their tests; the fonts are read by Node. */
const SHOP = '^packages/shop/(?!test/|font-faces\\.ts$)'
const COMMANDS = '^packages/commands/(?!test/)'

/** A name says what its folder or library is refused, or who may have it. */
export const RULES: IForbiddenRuleType[] = [
  ...LAYERS.map((layer, index) =>
    refuse(
      `imports point down: ${LAYERS.join(', ')}`,
      src(layer),
      [src(...LAYERS.slice(0, index)), '^src/[^/]+$'],
      // No code.
      { pathNot: '^src/elements/sheets/' },
    ),
  ),

  refuse(
    'loader: api, page and shop only, no library',
    src('loader'),
    allExcept('loader', 'doctor', 'live', 'api', 'page', 'shop'),
  ),
  refuse('loader: of doctor and live types only', src('loader'), src('doctor', 'live'), CODE),
  refuse('doctor: api, page and shop only, no library', src('doctor'), allExcept('doctor', 'api', 'page', 'shop')),
  refuse(
    'host: fragment-service, page and shop only',
    HOST,
    '^(?!packages/service/(fragment-service|host)/|src/(page|shop)/)',
    {
      pathNot: ['^node:', '^(fs|path|url)$', library('lru-cache|node')],
    },
  ),
  refuse(
    'fragment-service: render, page and shop only, nothing of Node',
    SERVICE,
    '^(?!packages/service/fragment-service/|src/(render|page|shop)/)',
    { pathNot: library('lru-cache|prom-client') },
  ),
  refuse('fragment-service: no prerender.tsx', SERVICE, '^src/render/prerender\\.tsx$'),
  refuse('live: no i18n', src('live'), src('i18n')),
  refuse('view: of i18n and api types only', src('view'), src('i18n', 'api'), CODE),
  refuse('shop: nothing', src('shop'), allExcept('shop')),

  refuse('cart-store.ts: for state/cart only', srcExcept('state/cart/'), '^src/state/cart/cart-store\\.ts$'),
  refuse('react: no other feature', '^src/react/(?!header/)([^/]+)/', '^src/react/(?!($1|shell|ui)/)[^/]+/'),
  refuse(
    'header: of the features navigation and search only',
    '^src/react/header/',
    '^src/react/(?!(header|navigation|search|shell|ui)/)[^/]+/',
  ),
  refuse('ui: no state, no calls, no texts, no shell', '^src/react/ui/', [
    src('live', 'view', 'state', 'i18n', 'api', 'react/shell'),
    '^locales/',
    library('jotai'),
  ]),

  refuse(
    'React: for render, elements and react only',
    srcExcept('(render|elements|react)/', 'jsx\\.ts$'),
    library('react|react-dom'),
  ),
  refuse('r2wc: for define-element.ts only', srcExcept('elements/define-element\\.ts$'), library('@r2wc/[^/]+')),
  refuse('jotai: for react, view and state only', srcExcept('(react|view|state)/'), library('jotai')),
  refuse('hooks of jotai: for react only', srcExcept('react/'), library('jotai(?!/(esm/)?vanilla)')),
  refuse('ky: for ask-with-ky.ts only', srcExcept('api/ask-with-ky\\.ts$'), library('ky')),
  refuse('valibot: for api only', srcExcept('api/'), library('valibot')),
  refuse('i18next: for i18n only', srcExcept('i18n/'), library('i18next')),

  refuse('src: no packages, no demo, no test', '^src/', '^(packages|demo|test)/'),
  refuse('packages/commands: no demo, no test', COMMANDS, ['^(demo|test)/', '^packages/[^/]+/test/']),
  refuse(
    'packages/shop: of src/ only shop, no library but valibot, nothing of Node',
    SHOP,
    ['^(?!(packages/shop|src/shop)/)', '^packages/shop/test/'],
    {
      pathNot: library('valibot'),
    },
  ),
  refuse('demo: of src/ only shop', DEMO_SHOP, srcExcept('shop/')),
  refuse('demo: of the fragment service types only', DEMO_SHOP, [SERVICE, HOST], CODE),

  refuse('tools: of test only what the runner runs', '^tools/', '^test/(?!web-test-runner\\.config\\.ts$)'),

  refuse('no import cycles', '', '', { circular: true }),
]

/** The imports that a rule refuses, in the sources below a folder. */
export async function refusedImports(baseDir: string): Promise<IViolation[]> {
  const { output } = await cruise(['src', 'packages', 'demo', 'test', 'tools'], {
    baseDir,
    validate: true,
    ruleSet: { forbidden: RULES },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules/' },
    exclude: { path: '^(dist|demo/public|test/releases)/|/node_modules/' },
    // `node_modules` may be a link.
    preserveSymlinks: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  })
  return (output as ICruiseResult).summary.violations
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const refused = await refusedImports(root('.'))
  for (const { rule, from, to, cycle } of refused)
    console.error(`${from} imports ${cycle?.map(({ name }) => name).join(', which imports ') ?? to} (${rule.name})`)
  if (refused.length > 0) process.exitCode = 1
}
