/** The test files of the browser suite, bundled together by esbuild: a page loads a few dozen files instead of hundreds. */
import { readFile } from 'node:fs/promises'
import { extname, relative } from 'node:path'
import type { TestRunnerPlugin } from '@web/test-runner'
import { type BuildContext, context, type Loader, type Plugin } from 'esbuild'
import { assetsInEsbuild } from '../build/assets.ts'
import { themeDefines } from '../build/theme-names.ts'
import { root } from '../paths.ts'
import { withoutAlike } from './engine-tests.ts'

/** Loaded by tests into documents of their own. */
const FRAMES = ['test/api/promotion/promotion-frame.ts']

/** The folder of the chunks. */
const CHUNKS = '/.bundled/'
const CACHED = { 'cache-control': 'public, max-age=31536000, immutable' }

interface Reading {
  /** The code of a file, where it is not that on the disk. */
  read?: (path: string) => string | Promise<string>
  /** Without the tests that are alike in each engine. */
  isWithoutAlike?: boolean
}

/** A bundled module keeps the address of its source, by which it finds files beside it. */
const sourceAddresses = ({ read, isWithoutAlike }: Required<Reading>): Plugin => ({
  name: 'source-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\/(src|test)\/.*\.tsx?$/ }, async ({ path }) => {
      const all = await read(path)
      const code = isWithoutAlike && /\.test\.tsx?$/.test(path) ? withoutAlike(path, all) : all
      const address = `new URL(${JSON.stringify(`/${relative(root('.'), path)}`)}, location.href).href`
      return { contents: code.replaceAll('import.meta.url', address), loader: extname(path).slice(1) as Loader }
    })
  },
})

interface BundledTests extends Reading {
  /** Relative to the repository. */
  files: readonly string[]
  isWatching?: boolean
}

const bundle = ({
  files,
  read = (path) => readFile(path, 'utf8'),
  isWithoutAlike = false,
}: BundledTests): Promise<BuildContext> =>
  context({
    entryPoints: [...files, ...FRAMES],
    absWorkingDir: root('.'),
    outdir: root('.'),
    outbase: root('.'),
    chunkNames: `${CHUNKS.slice(1)}[name]-[hash]`,
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    // Beside the code: the runner asks for the map of a failure.
    sourcemap: 'linked',
    logLevel: 'silent',
    // The runner's own connection; what libraries use in Node only.
    external: ['/__web-*', 'util', 'timers', 'timers/promises'],
    define: {
      'process.env.NODE_ENV': '"development"',
      // For random tests (test/support/random.ts).
      'process.env': JSON.stringify({ SEED: process.env.SEED, RUNS: process.env.RUNS, REPLAY: process.env.REPLAY }),
      ...themeDefines(),
    },
    plugins: [assetsInEsbuild, sourceAddresses({ read, isWithoutAlike })],
  })

/** A plugin for web-test-runner that answers requests of test files and of their chunks; it bundles again when a file changes. */
export async function bundledTests({ isWatching = false, ...tests }: BundledTests): Promise<TestRunnerPlugin> {
  const bundler = await bundle(tests)
  let inputs: string[] = []
  const rebuild = async () => {
    const { outputFiles = [], metafile } = await bundler.rebuild()
    inputs = Object.keys(metafile?.inputs ?? {}).filter((file) => !/node_modules|:/.test(file))
    return new Map(outputFiles.map((file) => [`/${relative(root('.'), file.path)}`, file]))
  }
  let latest = rebuild()
  await latest
  return {
    name: 'bundled-tests',
    serverStart({ fileWatcher }) {
      if (!isWatching) return
      fileWatcher.add(inputs.map((file) => root(file)))
      fileWatcher.on('change', () => {
        latest = rebuild()
        // The next request for a file fails with this error.
        latest.catch(() => {})
      })
    },
    async serve({ path }) {
      const file = (await latest).get(path.replace(/\.tsx?$/, '.js'))
      if (!file) return undefined
      const type = path.endsWith('.map') ? 'json' : 'js'
      // The name of a chunk has a hash of what is in it.
      return path.startsWith(CHUNKS) ? { body: file.text, type, headers: CACHED } : { body: file.text, type }
    },
    async serverStop() {
      await bundler.dispose()
    },
  }
}
