import { minify } from '@swc/core'
import MagicString from 'magic-string'
import type { Plugin } from 'rollup'

// i18next's hints to developers: our keys are typed, and every kilobyte of a first visit needs a reason.
const SILENCED = [
  'this.logger.warn',
  'this.logger.error',
  'this.logger.log',
  'this.logger.deprecate',
  'this.logger.once',
  'this.deprecateBareCode',
  'this.deprecateDottedLng',
  'this.noticeDevFallback',
  'baseLogger.deprecate',
  'baseLogger.warn',
]

/** Alone, only swc keeps all budgets: with terser the loader has 3,708 bytes (brotli), with esbuild a page view with everything used 200 kB. */
export const minified = (sourceMap: boolean): Plugin => ({
  name: 'minified',
  renderChunk: (code) =>
    minify(code, {
      module: true,
      compress: { passes: 4, ecma: 2022, pure_getters: true, keep_fargs: false, inline: 1, pure_funcs: SILENCED },
      mangle: { toplevel: true },
      sourceMap,
      format: { comments: false, ecma: 2022 },
    }),
})

/** An `import()` of an address that is known at run time only, which webpack and Rspack warn of unless they are told to leave it alone. */
const OF_ADDRESS = /(?<![\w.$])import\((?=[\w$]+\))/g

/** After `minified`, which removes comments (DELIVERY-71). */
export const leftToBrowsers = (): Plugin => ({
  name: 'left-to-browsers',
  renderChunk(code) {
    if (!code.match(OF_ADDRESS)) return null
    const text = new MagicString(code).replace(OF_ADDRESS, 'import(/*webpackIgnore:true*/')
    return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) }
  },
})
