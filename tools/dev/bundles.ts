/** The bundles of `npm run dev`, rebuilt by esbuild after each change: the elements, the renderer with the fragment service, the demo shop. */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { type BuildContext, type BuildOptions, context, type Plugin } from 'esbuild'
import { FRAGMENT_TAGS } from '../../src/page/configuration/tag-facts.ts'
import { TAGS } from '../../src/page/configuration/tags.ts'
import { assetsInEsbuild } from '../build/assets.ts'
import { compileCss } from '../build/compile-css.ts'
import { themeDefines } from '../build/theme-names.ts'
import { root } from '../paths.ts'

// React's production build, as in dist/: its development build complains about the addresses that the demo puts into fragments.
process.env.NODE_ENV = 'production'

const FOLDER = '.dev'
export const DIST = root(`${FOLDER}/dist`)

const shared: BuildOptions = {
  bundle: true,
  write: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  sourcemap: 'linked',
  logLevel: 'silent',
  plugins: [assetsInEsbuild],
}

const define = () => ({
  'process.env.NODE_ENV': '"production"',
  __SHOP_ELEMENTS_VERSION__: '"0.0.0-dev"',
  ...themeDefines(),
  // No preloads: imports are fetched one after the other.
  __SHOP_ELEMENTS_GRAPH__: JSON.stringify({
    // Here a mini cart needs no other file by name.
    chunks: ['live', 'mini-cart', 'live', 'live'],
    imports: TAGS.map(() => []),
  }),
  // Bare tags are rendered by their code: the fragments change with each save.
  __SHOP_ELEMENTS_FRAGMENTS__: '{}',
  __SHOP_ELEMENTS_FILES__: '{}',
})

const elements = (): BuildOptions => ({
  ...shared,
  define: define(),
  splitting: true,
  outdir: DIST,
  chunkNames: 'chunks/[name]-[hash]',
  entryPoints: [
    { in: root('src/loader/loader.ts'), out: 'shop-elements' },
    { in: root('src/loader/bare-tags.ts'), out: 'bare-tags' },
    { in: root('src/loader/content-fragment.ts'), out: 'content-fragment' },
    { in: root('src/loader/tester.ts'), out: 'tester' },
    { in: root('src/loader/arrivals.ts'), out: 'arrivals' },
    { in: root('src/doctor/doctor.ts'), out: 'doctor' },
    { in: root('src/live/live.ts'), out: 'chunks/live' },
    { in: root('src/live/cart/page-cart.late.ts'), out: 'chunks/mini-cart' },
    ...TAGS.map((tag) => ({ in: root(`src/elements/${tag}.ts`), out: `elements/${tag}` })),
  ],
})

/** Packages are not bundled: this process has loaded them. */
const inNode: BuildOptions = { ...shared, platform: 'node', packages: 'external' }

/** A bundled module is imported from another folder: its `import.meta.url` must stay that of its source. */
const sourceUrls: Plugin = {
  name: 'source-urls',
  setup({ onLoad }) {
    onLoad({ filter: /\/(demo|packages|tools)\/.*\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: 'ts',
    }))
  },
}

/** Builds a module for this process, and imports its newest version. */
function moduleBundle<Module>(options: BuildOptions, name: string) {
  let count = 0
  let building: BuildContext | undefined
  const outfile = root(`${FOLDER}/${name}.mjs`)
  return {
    async rebuild() {
      building ??= await context({ ...options, outfile })
      await building.rebuild()
    },
    async load(): Promise<Module> {
      count += 1
      return import(`${pathToFileURL(outfile).href}?${count}`)
    },
    async dispose() {
      await building?.dispose()
      building = undefined
    },
  }
}

export const fragments = moduleBundle<typeof import('./fragments.ts')>(
  {
    ...inNode,
    define: define(),
    entryPoints: [root('tools/dev/fragments.ts')],
  },
  'fragments',
)
export const demo = moduleBundle<typeof import('../../demo/server.ts')>(
  { ...inNode, plugins: [sourceUrls], entryPoints: [root('demo/server.ts')] },
  'demo',
)
let elementsBundle: BuildContext | undefined

/** The elements and their fragments, as a browser gets them. */
export async function rebuildElements(): Promise<void> {
  elementsBundle ??= await context(elements())
  await Promise.all([elementsBundle.rebuild(), fragments.rebuild()])
  await writeFragments()
}

/** The fragments that the demo includes, with the hashes of their styles for its policy. */
async function writeFragments(): Promise<void> {
  const { renderFragment, SITES } = await fragments.load()
  const hashes = new Set<string>()
  for (const site of SITES) {
    mkdirSync(`${DIST}/fragments/${site}`, { recursive: true })
    for (const tag of FRAGMENT_TAGS) {
      const html = await renderFragment(tag, { site })
      const css = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
      hashes.add(`sha256-${createHash('sha256').update(css).digest('base64')}`)
      writeFileSync(`${DIST}/fragments/${site}/${tag}.html`, html)
    }
  }
  writeFileSync(`${DIST}/manifest.json`, JSON.stringify({ csp: { styleHashes: [...hashes] } }))
  writeFileSync(`${DIST}/reserve.css`, await compileCss(root('src/elements/reserve.css')))
}

export async function disposeBundles(): Promise<void> {
  await Promise.all([elementsBundle?.dispose(), fragments.dispose(), demo.dispose()])
  elementsBundle = undefined
}
