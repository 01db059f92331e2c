import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import commonjs from '@rollup/plugin-commonjs'
import dynamicImportVariables from '@rollup/plugin-dynamic-import-vars'
import json from '@rollup/plugin-json'
import nodeResolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import typescript from '@rollup/plugin-typescript'
import { transform } from 'esbuild'
import { minify } from 'terser'
import { TAGS } from './src/page/configuration/tags.ts'
import { compileCss } from './tools/css.ts'
import { describeGraph } from './tools/graph.ts'
import { ownNatives } from './tools/own-natives.ts'
import { slimI18next } from './tools/slim-i18next.ts'
import { svgPath } from './tools/svg-path.ts'
import { themeNames } from './tools/themes.ts'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))

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
      ecma: 2022,
      compress: { passes: 3, ecma: 2022, pure_getters: true, keep_fargs: false, pure_funcs: SILENCED },
      format: { comments: false },
      ...options,
    }),
})

// Types are checked once, beside the bundling (tools/build.ts), not once for each bundle.
const typescriptPlugin = typescript({
  tsconfig: './tsconfig.json',
  compilerOptions: { outDir: undefined, noEmit: false, noCheck: true },
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
  slimI18next(),
  json({ compact: true, namedExports: false, preferConst: true }),
  oneProgram(typescriptPlugin),
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
  /src\/elements\/(define-element|properties)\./,
  /src\/react\/(shell\/|ui\/(Icon|useTimeout)\.)/,
  /src\/i18n\/texts\./,
  /src\/state\/(cart\/(cart|cart-connection|cart-effects|cart-mirror)|page-context|latest)\./,
  /src\/api\/(client|answer-schema|optional-field|url-schema|cart-schema|cart-service)\./,
  /src\/page\//,
  /src\/shop\/links\./,
  // Drawn by the header and by code that comes later.
  /lucide\/.*\/(shopping-bag|map-pin)\.mjs/,
]

/** React changes seldom, the core with a release: both stay cached across pages. */
function manualChunks(id) {
  if (/node_modules\/(react|react-dom|scheduler)\/|src\/page\/browser\/natives\./.test(id)) return 'react'
  // For those who load nothing else; named, or the core would take them in.
  if (/src\/page\/(browser\/cookies|configuration\/json-block|preview\/staff|events\/missing-code)\./.test(id))
    return 'gate'
  // Fetched by a condition, or with the footer.
  if (
    /src\/page\/(header\/|footer\/|newsletter\/|preview\/preview-|browser\/visible-interval|configuration\/tables\/(?!common))/.test(
      id,
    )
  )
    return undefined
  if (CORE.some((pattern) => pattern.test(id))) return 'core'
  // Small, and wanted together: each chunk's name stands in the loader.
  if (/src\/react\/ui\/(validChoice|list\/withUniqueKeys|action\/(ButtonLink|button-style|Ripple))\./.test(id))
    return 'links'
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
    // In Node its size matters little: quickly, not as small as can be.
    { name: 'minify', renderChunk: async (code) => (await transform(code, { minify: true, target: 'node20' })).code },
  ],
  onwarn,
}

export const configs = { elements, loader, doctor, renderer }
export default Object.values(configs)
