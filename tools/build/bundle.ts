/** The common part of rollup's bundles. */
import commonjs from '@rollup/plugin-commonjs'
import nodeResolve, { type RollupNodeResolveOptions } from '@rollup/plugin-node-resolve'
import type { InputOption, OutputOptions, Plugin, RollupOptions, WarningHandlerWithDefault } from 'rollup'
import { assets } from './assets.ts'
import { notesBundled } from './bundled.ts'
import { compiled } from './compiled.ts'
import { defines } from './defines.ts'
import { facts } from './facts.ts'
import { localeImports } from './locale-imports.ts'
import { minified } from './minified.ts'
import { replaced } from './replaced.ts'

interface Bundle {
  /** For the SBOM. */
  name: string
  /** By the name of the written file. */
  input: InputOption
  /** Code that runs in browsers has a source map that no file names: the build moves it to dist-maps/ (DELIVERY-53). */
  hasMap?: boolean
  /** For which place of use the code of packages is taken. */
  resolve?: RollupNodeResolveOptions
  /** See modules before all others do. */
  first?: Plugin[]
  /** See modules that are JavaScript already. */
  last?: Plugin[]
  /** See minified chunks. */
  afterwards?: Plugin[]
  output?: OutputOptions
  options?: RollupOptions
}

const onwarn: WarningHandlerWithDefault = (warning, warn) => {
  // Directives for frameworks that these libraries also serve.
  if (warning.code === 'MODULE_LEVEL_DIRECTIVE') return
  // Code that runs in Node has no map.
  if (warning.plugin === 'typescript' && warning.message.includes("'sourcemap' option must be set")) return
  // Such chunks run in the wrong order.
  if (warning.code === 'CIRCULAR_CHUNK') throw new Error(warning.message)
  if (warning.code === 'CIRCULAR_DEPENDENCY' && warning.message.includes('node_modules')) return
  warn(warning)
}

/** A configuration of rollup for one bundle of dist/. */
export function bundle({
  name,
  input,
  hasMap = false,
  resolve,
  first = [],
  last = [],
  afterwards = [],
  output,
  options,
}: Bundle): RollupOptions {
  return {
    input,
    output: {
      dir: 'dist',
      format: 'es',
      entryFileNames: '[name].js',
      generatedCode: 'es2015',
      sourcemap: hasMap && 'hidden',
      ...output,
    },
    plugins: [
      ...first,
      replaced({ ...defines, 'import.meta.env': 'true' }),
      assets(),
      facts(),
      compiled,
      localeImports(),
      nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'], ...resolve }),
      commonjs(),
      ...last,
      minified(hasMap),
      ...afterwards,
      notesBundled(name),
    ],
    onwarn,
    ...options,
  }
}
