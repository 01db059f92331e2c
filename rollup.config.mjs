import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import commonjs from '@rollup/plugin-commonjs'
import dynamicImportVariables from '@rollup/plugin-dynamic-import-vars'
import json from '@rollup/plugin-json'
import nodeResolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import typescript from '@rollup/plugin-typescript'
import { minify } from 'terser'
import { compileCss } from './tools/css.mjs'
import { describeGraph } from './tools/graph.mjs'
import { ownNatives } from './tools/own-natives.mjs'
import { slimI18next } from './tools/slim-i18next.mjs'
import { svgPath } from './tools/svg-path.mjs'
import { themeNames } from './tools/themes.mjs'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
const TAGS = ['shop-header', 'shop-minicart', 'shop-footer', 'shop-newsletter', 'shop-preview']

/** A style sheet is imported as its minified text, a brand mark as its path. */
const assets = () => ({
  name: 'assets',
  async load(id) {
    if (id.endsWith('.css')) return `export default ${JSON.stringify(await compileCss(id))}`
    return id.endsWith('.svg') ? `export default ${JSON.stringify(svgPath(id))}` : null
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

const terser = (options = {}) => ({
  name: 'terser',
  renderChunk: (code) =>
    minify(code, {
      module: true,
      ecma: 2020,
      compress: { passes: 3, ecma: 2020, pure_getters: true, keep_fargs: false, pure_funcs: SILENCED },
      format: { comments: false },
      ...options,
    }),
})

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
  slimI18next(),
  json({ compact: true, namedExports: false, preferConst: true }),
  typescript({
    tsconfig: './tsconfig.json',
    noEmitOnError: true,
    compilerOptions: { outDir: undefined, noEmit: false },
  }),
  plainImports(),
  dynamicImportVariables({ include: 'src/i18n/**', errorWhenNoFilesFound: true }),
]

const onwarn = (warning, warn) => {
  // Directives for frameworks that these libraries also serve.
  if (warning.code === 'MODULE_LEVEL_DIRECTIVE') return
  if (warning.code === 'CIRCULAR_DEPENDENCY' && warning.message.includes('node_modules')) return
  warn(warning)
}

// What header, mini cart and footer all need, or need at once: one chunk is smaller than its parts.
const CORE = [
  /node_modules\/(jotai|i18next|ky|valibot|@r2wc)\//,
  /src\/elements\/(define-element|attribute-tables|properties)\./,
  /src\/react\/(shell\/|ui\/(Icon|useTimeout)\.)/,
  /src\/i18n\/texts\./,
  /src\/state\/(cart\/(cart|cart-connection|cart-load|cart-mirror)|page-context)\./,
  /src\/api\/(client|answer-schema|cart-schema|cart-service)\./,
  /src\/page\//,
  // Drawn by the header and by code that comes later.
  /lucide\/.*\/(shopping-bag|map-pin)\.mjs/,
]

/** React changes seldom, the core with a release: both stay cached across pages. */
function manualChunks(id) {
  if (/node_modules\/(react|react-dom|scheduler)\/|src\/page\/natives\./.test(id)) return 'react'
  // For those who load nothing else; named, or the core would take them in.
  if (/src\/page\/(browser\/cookies|preview\/staff|events\/missing-code)\./.test(id)) return 'gate'
  // Fetched by a condition, or with the footer.
  if (/src\/page\/(header\/|footer\/|newsletter\/|preview\/preview-|browser\/visible-interval)/.test(id))
    return undefined
  if (CORE.some((pattern) => pattern.test(id))) return 'core'
  // Small, and wanted together: each chunk's name stands in the loader.
  if (/src\/react\/ui\/(known|list\/withOwnKeys|action\/(ButtonLink|button-look|Ripple))\./.test(id)) return 'links'
  if (/lucide\/.*\/(check|chevron-down|info)\.mjs/.test(id)) return 'marks'
  const sheet = /sheets\/(shop-\w+)\.css$/.exec(id)
  if (sheet) return `sheet-${sheet[1]}`
  const text = /locales\/([\w-]+)\/(\w+)\.json/.exec(id)
  return text ? `text-${text[1]}-${text[2]}` : undefined
}

let graph

const elements = {
  input: Object.fromEntries(TAGS.map((tag) => [`elements/${tag}`, `src/elements/${tag}.ts`])),
  output: {
    dir: 'dist',
    format: 'es',
    entryFileNames: '[name].js',
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
    terser(),
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
  output: { dir: 'dist', format: 'es', entryFileNames: '[name].js', generatedCode: 'es2015' },
  plugins: [
    ...shared,
    nodeResolve({ browser: true, extensions: ['.ts'] }),
    {
      name: 'preloads',
      renderChunk: (code) => code.replaceAll('__SHOP_ELEMENTS_GRAPH__', JSON.stringify(graph)),
    },
    terser({ mangle: { toplevel: true } }),
  ],
  onwarn,
}

// On its own too: it speaks where the elements' own code can't be had.
const doctor = {
  input: { doctor: 'src/doctor/doctor.ts' },
  output: { dir: 'dist', format: 'es', entryFileNames: '[name].js', generatedCode: 'es2015' },
  plugins: [...shared, nodeResolve({ browser: true, extensions: ['.ts'] }), terser()],
  onwarn,
}

// For Node, with all it needs: what the build renders the fragments by is what the package gives to others.
const renderer = {
  input: { render: 'src/render/render.ts' },
  external: (id) => id.startsWith('node:') || builtinModules.includes(id),
  output: {
    dir: 'dist',
    format: 'es',
    entryFileNames: '[name].js',
    inlineDynamicImports: true,
    generatedCode: 'es2015',
  },
  plugins: [
    ...shared,
    nodeResolve({ exportConditions: ['node'], extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
    commonjs(),
    terser({ compress: true }),
  ],
  onwarn,
}

export default [elements, loader, doctor, renderer]
