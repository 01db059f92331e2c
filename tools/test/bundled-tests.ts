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

/** Files that share a page, which is that of the first one; the others run with it. */
export type Group = readonly [string, ...string[]]

/** What the title of each suite of a file begins with, in a page that files share. */
export const titlePrefix = (file: string): string => `${file}: `

/** The suites of one file after the other. */
const groupsOfFiles = (groups: readonly Group[]): Plugin => ({
  name: 'groups',
  setup({ onLoad, onResolve }) {
    for (const namespace of ['group', 'named'])
      onResolve({ filter: new RegExp(`^${namespace}:`) }, ({ path }) => ({
        path: path.replace(/^\w+:/, ''),
        namespace,
      }))
    onLoad({ filter: /./, namespace: 'group' }, ({ path }) => ({
      contents: groups
        .find(([first]) => first === path)
        ?.map((file) => `import 'named:${file}'\nimport './${file}'`)
        .join('\n'),
      resolveDir: root('.'),
    }))
    onLoad({ filter: /./, namespace: 'named' }, ({ path }) => ({
      contents: `const suite = globalThis.namelessSuite ??= describe
        globalThis.describe = Object.assign((title, run) => suite(${JSON.stringify(titlePrefix(path))} + title, run), suite)`,
    }))
  },
})

interface BundledTests extends Reading {
  /** The paths of the files are relative to the repository. */
  groups: readonly Group[]
  isWatching?: boolean
}

const entryOf = (file: string, input = file) => ({ in: input, out: file.replace(/\.tsx?$/, '') })

const bundle = ({
  groups,
  read = (path) => readFile(path, 'utf8'),
  isWithoutAlike = false,
}: BundledTests): Promise<BuildContext> =>
  context({
    entryPoints: [
      ...groups.map(([first, ...others]) => entryOf(first, others.length > 0 ? `group:${first}` : first)),
      ...FRAMES.map((file) => entryOf(file)),
    ],
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
    plugins: [groupsOfFiles(groups), assetsInEsbuild, sourceAddresses({ read, isWithoutAlike })],
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
