import { readFileSync } from 'node:fs'
import { parse } from 'node:path'
import commonjs from '@rollup/plugin-commonjs'
import dynamicImportVariables from '@rollup/plugin-dynamic-import-vars'
import json from '@rollup/plugin-json'
import nodeResolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import typescript from '@rollup/plugin-typescript'
import { minify } from '@swc/core'
import { transform } from 'esbuild'
import { TAGS } from './src/page/configuration/tags.ts'
import { notesBundled } from './tools/build/bundled.ts'
import { siteFacts } from './tools/build/site-facts.ts'
import { compileCss } from './tools/css.ts'
import { describeGraph } from './tools/graph.ts'
import { LUCIDE, usedIcons } from './tools/lucide.ts'
import { ownNatives } from './tools/own-natives.ts'
import { root } from './tools/paths.ts'
import { TABLER, tablerPath } from './tools/tabler.ts'
import { themeNames } from './tools/themes.ts'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))

/** `npm start` does without. */
const hasMaps = process.env.SOURCE_MAPS !== 'none'

/** Where size matters little: quickly, not as small as can be. */
const minifyQuickly = {
  name: 'minify-quickly',
  renderChunk: async (code) => (await transform(code, { minify: true, target: 'es2022' })).code,
}

/** A style sheet is imported as its minified text, a brand mark as its drawing, lucide without the icons that nobody uses. */
const assets = () => ({
  name: 'assets',
  resolveId: (id) => (TABLER.test(id) ? id : null),
  async load(id) {
    if (id.endsWith('.css')) return `export default ${JSON.stringify(await compileCss(id))}`
    if (LUCIDE.test(id)) return usedIcons(id)
    return TABLER.test(id) ? `export default ${JSON.stringify(tablerPath(id))}` : null
  },
})

/** TypeScript wraps an import that is no literal; ours need no rewriting, and rollup must be able to read them. */
const plainImports = () => ({
  name: 'plain-imports',
  transform: (code) =>
    code.includes('__rewriteRelativeImportExtension')
      ? { code: code.replace(/__rewriteRelativeImportExtension\((`[^`]*`|\w+)\)/g, '$1'), map: null }
      : null,
})

// i18next's hints to developers: our keys are typed, and every kilobyte of a first visit needs a reason.
const SILENCED = [
  'this.logger.warn',
  'this.logger.error',
  'this.logger.log',
  'this.logger.deprecate',
  'this.logger.once',
  'baseLogger.warn',
]

/** esbuild knows shorter forms of syntax than swc: 1 % of the loader. */
const shortSyntax = {
  name: 'short-syntax',
  renderChunk: (code) =>
    transform(code, { minifySyntax: true, target: 'es2022', sourcemap: hasMaps, treeShaking: false }),
}

const minified = () => ({
  name: 'minified',
  renderChunk: (code) =>
    minify(code, {
      module: true,
      compress: { passes: 3, ecma: 2022, pure_getters: true, keep_fargs: false, pure_funcs: SILENCED },
      mangle: { toplevel: true },
      sourceMap: hasMaps,
      format: { comments: false, ecma: 2022 },
    }),
})

// Types are checked once, beside the bundling (tools/build.ts), not once for each bundle.
const typescriptPlugin = typescript({
  tsconfig: './tsconfig.json',
  // Without types it needs neither those of the language nor those of packages.
  compilerOptions: {
    outDir: undefined,
    noEmit: false,
    noCheck: true,
    lib: ['es5'],
    noResolve: true,
    sourceMap: hasMaps,
  },
})

/** The plugin would make a TypeScript program for each bundle; all bundles of a process share the first one. */
function oneProgram(plugin) {
  let isStarted = false
  return {
    ...plugin,
    buildStart(options) {
      if (isStarted) return
      isStarted = true
      return plugin.buildStart.call(this, options)
    },
    buildEnd() {},
  }
}

/** Ends the shared program, which watches its files. */
export const closeTypescript = () => typescriptPlugin.closeWatcher()

const shared = [
  replace({
    preventAssignment: true,
    values: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.MODE': '"production"',
      'import.meta.env': 'true',
      __SHOP_ELEMENTS_VERSION__: JSON.stringify(version),
      __SHOP_ELEMENTS_THEMES__: JSON.stringify(themeNames()),
    },
  }),
  assets(),
  json({ compact: true, namedExports: false, preferConst: true }),
  siteFacts(),
  oneProgram(typescriptPlugin),
  plainImports(),
  dynamicImportVariables({ include: 'src/i18n/**', errorWhenNoFilesFound: true }),
]

const onwarn = (warning, warn) => {
  // Directives for frameworks that these libraries also serve.
  if (warning.code === 'MODULE_LEVEL_DIRECTIVE') return
  // What runs in Node has no map.
  if (warning.plugin === 'typescript' && warning.message.includes("'sourcemap' option must be set")) return
  // Such chunks run in the wrong order.
  if (warning.code === 'CIRCULAR_CHUNK') throw new Error(warning.message)
  if (warning.code === 'CIRCULAR_DEPENDENCY' && warning.message.includes('node_modules')) return
  warn(warning)
}

/** All modules that a module imports, itself included: at once, or with `isLater` later too, without the code of other tags. */
function withImports(id, getModuleInfo, isLater = false, found = new Set()) {
  const info = getModuleInfo(id)
  if (!info || found.has(id)) return found
  found.add(id)
  for (const imported of isLater ? [...info.importedIds, ...info.dynamicallyImportedIds] : info.importedIds) {
    if (!isLater || !TAG_FILE.test(imported)) withImports(imported, getModuleInfo, isLater, found)
  }
  return found
}

const TAG_FILE = /src\/elements\/(shop-\w+)\.ts$/

/** By module, the chunk of the live layer, of what it imports later, of the one tag that needs it, or of several. */
function planChunks(getModuleInfo) {
  const plan = new Map()
  const entry = root('src/live/live.ts')
  const live = withImports(entry, getModuleInfo)
  for (const id of live) plan.set(id, 'live')
  for (const id of live) {
    for (const late of getModuleInfo(id).dynamicallyImportedIds) {
      for (const needed of withImports(late, getModuleInfo)) if (!plan.has(needed)) plan.set(needed, lateChunk(late))
    }
  }
  const isPlanned = new Set(plan.keys())
  for (const tag of TAGS) {
    const file = root(`src/elements/${tag}.ts`)
    const atOnce = withImports(file, getModuleInfo)
    for (const id of withImports(file, getModuleInfo, true)) {
      // The file of the preview first asks for the staff's cookie.
      const chunk = tag === 'shop-preview' && !atOnce.has(id) ? 'preview' : tag
      if (!isPlanned.has(id)) plan.set(id, plan.has(id) ? 'shell' : chunk)
    }
  }
  return plan
}

/** What the live layer imports later is named after its first file, without its `.late`; what is in use together is one chunk. */
function lateChunk(file) {
  if (ANSWER_SCHEMA.test(file)) return 'answers'
  if (/src\/live\/(navigation\/request-entries|promotion\/show-promotions)\./.test(file)) return 'ask-services'
  return /src\/live\/header\/(app-offer|scroll-away)\./.test(file)
    ? 'header-in-use'
    : parse(file).name.replace(/\.late$/, '')
}

/** The schema library and the schemas of answers that not every page view has to read. */
const ANSWER_SCHEMA = /node_modules\/valibot\/|src\/api\/(?:\w+\/)?(answer|url|cart|footer)-schema\./

let plan

/**
 * The chunks:
 * - `live`: the live layer with all that it imports at once, such as the store, the calls and the page's events; what it
 *   imports later, such as the changes of the cart or the calls for content, are chunks of their own;
 * - `react`: React alone, which changes seldom;
 * - `answers`: the schema library, and the schemas of the answers that not every page view has to read;
 * - `i18n`: i18next, and the messages of failed changes, which a page is told without React; `text-<locale>`: all texts of a language;
 * - `ky`: ky, for the calls of awake elements;
 * - `promotion` and `purify`: campaigns and the markup of their texts, which few pages show;
 * - the file of a tag: what that tag alone needs (`preview` for the preview); `shell`: what several tags need.
 */
function manualChunks(id, { getModuleInfo }) {
  if (/node_modules\/(react|react-dom|scheduler)\/|commonjsHelpers|src\/page\/browser\/natives\./.test(id))
    return 'react'
  if (/src\/i18n\/|src\/state\/cart\/change-errors\.|node_modules\/i18next\//.test(id)) return 'i18n'
  if (/node_modules\/dompurify\//.test(id)) return 'purify'
  if (/node_modules\/ky\/|src\/(api\/ask-with-ky|page\/browser\/native-request)\./.test(id)) return 'ky'
  if (ANSWER_SCHEMA.test(id)) return 'answers'
  const [, locale] = /locales\/([\w-]+)\//.exec(id) ?? []
  if (locale) return `text-${locale}`
  plan ??= planChunks(getModuleInfo)
  const planned = plan.get(id)
  return planned === 'shop-header' && /src\/react\/promotion\//.test(id) ? 'promotion' : planned
}

/** What runs in browsers has a source map that no file names: the build moves it to dist-maps/ (DELIVERY-53). */
const mapped = { dir: 'dist', sourcemap: hasMaps && 'hidden' }

let graph

const elements = {
  input: {
    live: 'src/live/live.ts',
    ...Object.fromEntries(TAGS.map((tag) => [`elements/${tag}`, `src/elements/${tag}.ts`])),
  },
  // A tag's file may export what lazy code of its feature needs.
  preserveEntrySignatures: 'allow-extension',
  output: {
    ...mapped,
    format: 'es',
    entryFileNames: ({ name }) => (name.startsWith('elements/') ? '[name].js' : 'chunks/[name]-[hash].js'),
    chunkFileNames: 'chunks/[name]-[hash].js',
    manualChunks,
    hoistTransitiveImports: false,
    generatedCode: 'es2015',
  },
  plugins: [
    ...shared,
    nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
    commonjs(),
    ownNatives(),
    shortSyntax,
    minified(),
    notesBundled('elements'),
    {
      name: 'graph',
      writeBundle: (_, bundle) => {
        graph = describeGraph(bundle, TAGS)
      },
    },
  ],
  onwarn,
}

// On its own, so that nothing it shares with an element puts a chunk between it and the page.
const loader = {
  input: { 'shop-elements': 'src/loader/loader.ts' },
  output: { ...mapped, format: 'es', entryFileNames: '[name].js', generatedCode: 'es2015' },
  plugins: [
    ...shared,
    nodeResolve({ browser: true, extensions: ['.ts'] }),
    {
      name: 'preloads',
      // Before it is made small: what is replaced shifts no line.
      renderChunk: (code) => ({ code: code.replaceAll('__SHOP_ELEMENTS_GRAPH__', JSON.stringify(graph)), map: null }),
    },
    shortSyntax,
    minified(),
    notesBundled('loader'),
  ],
  onwarn,
}

// On its own too: it speaks where the elements' own code can't be had.
const doctor = {
  input: { doctor: 'src/doctor/doctor.ts' },
  output: { ...mapped, format: 'es', entryFileNames: '[name].js', generatedCode: 'es2015' },
  plugins: [
    ...shared,
    nodeResolve({ browser: true, extensions: ['.ts'] }),
    ownNatives(),
    shortSyntax,
    minified(),
    notesBundled('doctor'),
  ],
  onwarn,
}

// For Node and for edge workers, with all it needs: what the build renders the fragments by is what the package gives to others.
const renderer = {
  input: { render: 'src/render/render.ts' },
  output: {
    dir: 'dist',
    format: 'es',
    entryFileNames: '[name].js',
    inlineDynamicImports: true,
    generatedCode: 'es2015',
  },
  plugins: [
    ...shared,
    // React's renderer without Node's streams, which runs in both.
    nodeResolve({ exportConditions: ['workerd'], extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
    commonjs(),
    minifyQuickly,
    notesBundled('renderer'),
  ],
  onwarn,
}

/** Of the metrics' library what runs anywhere; the rest measures Node. */
const PORTABLE_METRICS = {
  'prom-client': ['counter', 'histogram', 'registry']
    .map((name) => {
      const file = JSON.stringify(root(`node_modules/prom-client/lib/${name}.js`))
      return `export { default as ${name[0].toUpperCase()}${name.slice(1)} } from ${file}`
    })
    .join('\n'),
  // For its messages of wrong use.
  util: 'export const format = String, inspect = String',
}

// Beside the renderer, which it imports: nothing is bundled twice.
const service = {
  input: { 'fragment-service': 'src/fragment-service/fragment-service.ts' },
  output: { dir: 'dist', format: 'es', entryFileNames: '[name].js', generatedCode: 'es2015' },
  plugins: [
    {
      name: 'renderer-beside',
      resolveId: (id) => (/\/render\/render\.[jt]s$/.test(id) ? { id: './render.js', external: 'relative' } : null),
    },
    {
      name: 'portable-metrics',
      resolveId: (id) => (Object.hasOwn(PORTABLE_METRICS, id) ? `\0${id}` : null),
      load: (id) => PORTABLE_METRICS[id.slice(1)] ?? null,
    },
    ...shared,
    nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts'] }),
    commonjs(),
    minifyQuickly,
    notesBundled('service'),
  ],
  onwarn,
}

export const configs = { elements, loader, doctor, renderer, service }
export default Object.values(configs)
