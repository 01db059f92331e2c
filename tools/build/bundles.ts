import { readdirSync } from 'node:fs'
import { parse } from 'node:path'
import { portableMetrics } from '../../packages/service/portable-metrics.ts'
import { TAGS } from '../../src/page/configuration/tags.ts'
import { root } from '../paths.ts'
import { askedAgain } from './asked-again.ts'
import { beside } from './beside.ts'
import { bundle } from './bundle.ts'
import { calledOnLoad } from './called-on-load.ts'
import { chunkNames, chunkPath } from './chunk-names.ts'
import { fragmentHashes } from './fragments.ts'
import { chunkFile, importsOf, liveFile } from './imports-of.ts'
import { localNames } from './local-names.ts'
import { leftToBrowsers } from './minified.ts'
import { ownNatives } from './own-natives.ts'
import { replaced } from './replaced.ts'

/** Code that runs in browsers only need not ask whether it does. */
const inBrowsers = () => replaced({ "typeof document === 'undefined'": 'false' })

/** The elements, a file for each tag, with the live layer and all chunks. */
const elements = bundle({
  name: 'elements',
  input: {
    live: 'src/live/live.ts',
    'mini-cart': 'src/live/cart/page-cart.late.ts',
    ...Object.fromEntries(TAGS.map((tag) => [`elements/${tag}`, `src/elements/${tag}.ts`])),
  },
  hasMap: true,
  first: [inBrowsers()],
  last: [ownNatives(), askedAgain()],
  afterwards: [localNames(), leftToBrowsers(), calledOnLoad(/^live$/)],
  output: {
    entryFileNames: ({ name }) => (name.startsWith('elements/') ? '[name].js' : 'chunks/[name]-[hash:6].js'),
    chunkFileNames: ({ name }) => chunkPath(name),
    manualChunks: chunkNames(),
    hoistTransitiveImports: false,
  },
  // A tag's file may export what lazy code of its feature needs.
  options: { preserveEntrySignatures: 'allow-extension' },
})

/** As many files as the loader fetches for a mini cart of the page, besides the live layer's. */
const CART_FILES = 3

/**
 * The graph that the loader preloads by: the chunks by name, each listed once, first the live layer's, then that of mini carts with those that it
 * imports; and of each tag the indexes of its other chunks.
 */
function describeGraph(): string {
  const nameOf = (file: string) => {
    const [, name] = /^chunks\/(.+)\.js$/.exec(file) ?? []
    if (!name) throw new Error(`${file} is no chunk: the loader would not preload it.`)
    return name
  }
  const cart = importsOf(chunkFile('mini-cart')).filter((file) => file !== liveFile())
  if (cart.length !== CART_FILES)
    throw new Error(`A mini cart takes ${cart.join(', ')}: the loader preloads ${CART_FILES} files.`)
  const chunks = [liveFile(), ...cart].map(nameOf)
  const indexOf = (name: string) => (chunks.includes(name) ? chunks.indexOf(name) : chunks.push(name) - 1)
  // In one order, which compresses.
  const chunksOf = (file: string) =>
    importsOf(file)
      // The mini cart's is there by the time that React is needed for one.
      .filter((imported) => imported !== file && !imported.includes('mini-cart'))
      .map((imported) => indexOf(nameOf(imported)))
      // The live layer is preloaded with the page.
      .filter((index) => index > 0)
      .sort((one, other) => one - other)
  const imports = TAGS.map((tag) => chunksOf(`elements/${tag}.js`))
  return JSON.stringify({ chunks, imports })
}

/** By the name of each file of the elements, itself and all that it imports at once. */
function describeFiles(): string {
  const files = ['chunks', 'elements'].flatMap((folder) =>
    readdirSync(root(`dist/${folder}`)).map((file) => `${folder}/${file}`),
  )
  const code = files.filter((file) => file.endsWith('.js'))
  return JSON.stringify(Object.fromEntries(code.map((file) => [parse(file).name, importsOf(file)])))
}

/** On its own, so that nothing it shares with an element puts a chunk between it and the page. Bundled after the elements, which it names. */
const loader = bundle({
  name: 'loader',
  input: { 'shop-elements': 'src/loader/loader.ts' },
  hasMap: true,
  first: [inBrowsers()],
  last: [replaced({ __SHOP_ELEMENTS_GRAPH__: describeGraph })],
})

/** The function that imports the code of each tag, as an object. */
const codeByTag = `({${TAGS.map((tag) => `'${tag}': () => import('./elements/${tag}.ts')`)}})`

/** The package's entry for bundlers, beside the elements and the doctor, which it imports. */
const bundled = bundle({
  name: 'bundled',
  input: { bundled: 'src/bundled.ts' },
  hasMap: true,
  first: [replaced({ __SHOP_ELEMENTS_CODE__: codeByTag }), beside(...TAGS.map((tag) => `elements/${tag}`), 'doctor')],
  output: { chunkFileNames: 'chunks/complete-dom-[hash:6].js' },
})

/** On its own, beside the loader. Bundled after the fragments, whose hashes it has. */
const bareTags = bundle({
  name: 'bare-tags',
  input: { 'bare-tags': 'src/loader/bare-tags.ts' },
  hasMap: true,
  last: [replaced({ __SHOP_ELEMENTS_FRAGMENTS__: fragmentHashes }), ownNatives()],
  afterwards: [calledOnLoad(/./)],
})

/** On its own: only a page that names a fragment service fetches it. */
const contentFragment = bundle({
  name: 'content-fragment',
  input: { 'content-fragment': 'src/loader/content-fragment.ts' },
  hasMap: true,
  last: [ownNatives()],
})

/** On its own: only who tests another channel fetches it. */
const tester = bundle({
  name: 'tester',
  input: { tester: 'src/loader/tester.ts' },
  hasMap: true,
  last: [ownNatives()],
})

/** On its own: only Firefox fetches it. Bundled after the elements, whose files it knows. */
const arrivals = bundle({
  name: 'arrivals',
  input: { arrivals: 'src/loader/arrivals.ts' },
  hasMap: true,
  last: [replaced({ __SHOP_ELEMENTS_FILES__: describeFiles }), ownNatives()],
})

/** On its own: it speaks where the elements' own code can't be had. */
const doctor = bundle({
  name: 'doctor',
  input: { doctor: 'src/doctor/doctor.ts' },
  hasMap: true,
  last: [ownNatives()],
})

/** Beside the renderer, which it imports: nothing is bundled twice. */
const fragmentService = bundle({
  name: 'service',
  input: { 'fragment-service': 'packages/service/fragment-service/fragment-service.ts' },
  first: [beside('render'), portableMetrics],
})

/** For back ends on Node. */
const host = bundle({ name: 'host', input: { host: 'packages/service/host/host.ts' }, options: { external: /^node:/ } })

/** For Node and for edge workers, with all it needs: what the build renders the fragments by is what the package gives to others. */
const renderer = bundle({
  name: 'renderer',
  input: { render: 'src/render/render.ts' },
  // React's renderer without Node's streams, which runs in both.
  resolve: { browser: false, exportConditions: ['workerd'] },
  output: { inlineDynamicImports: true },
})

/** dist/parts.js, which uses the application's React (PART-39). */
const parts = bundle({
  name: 'parts',
  input: { parts: 'src/react/parts.ts' },
  options: { external: ['react', 'react-dom', 'react/jsx-runtime'] },
})

/** In this order: the loader names the chunks of the elements. */
export const bundles = {
  elements,
  loader,
  bundled,
  doctor,
  fragmentService,
  host,
  renderer,
  parts,
  bareTags,
  contentFragment,
  tester,
  arrivals,
}
