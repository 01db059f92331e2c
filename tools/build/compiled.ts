import typescript from '@rollup/plugin-typescript'
import type { Plugin } from 'rollup'

// Types are checked once, beside the bundling (tools/build.ts): here none are read, neither of the language nor of packages.
const compiler = typescript({
  // With the fragment service, which is bundled too.
  tsconfig: './packages/service/tsconfig.json',
  // Nothing needs its helpers at our target.
  tslib: 'export {}',
  compilerOptions: {
    outDir: undefined,
    noCheck: true,
    lib: ['es5'],
    noResolve: true,
    rewriteRelativeImportExtensions: false,
    sourceMap: true,
  },
})

let isStarted = false

/** All bundles of a process share what the first one has compiled: the plugin would compile all of src/ for each, 2 s every time. */
export const compiled: Plugin = {
  ...compiler,
  buildStart(options) {
    if (isStarted) return
    isStarted = true
    if (typeof compiler.buildStart === 'function') return compiler.buildStart.call(this, options)
  },
}
