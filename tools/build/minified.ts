import { minify } from '@swc/core'
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
