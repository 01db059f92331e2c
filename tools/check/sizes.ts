import { readFileSync } from 'node:fs'
import { PAINTED_BARE_TAGS } from '../../src/page/configuration/tag-facts.ts'
import { root } from '../paths.ts'

/** dist/manifest.json, as far as it is read here. */
export interface Manifest {
  entry: string
  /** The live layer. */
  live: string
  /** By locale. */
  texts: Record<string, string>
  files: Record<string, { bytes: number; brotli: number; integrity: string; contentType: string }>
  elements: Record<string, { entry: string; preload: string[] }>
}

/**
 * In bytes of brotli: the loader (DELIVERY-1), the files of a page view that nobody touches, of fragments with content and of those of
 * the build, what the first flyout of cart and of account or store finder and what tools for assistants fetch, and the files of a page view where everything is used,
 * with their number (DELIVERY-47), and the fragments of a tag, each (DELIVERY-45).
 */
export const BUDGET = {
  loader: 3850,
  untouched: { bytes: 26_000, files: 5 },
  untouchedBuilt: { bytes: 28_950, files: 5 },
  bare: { bytes: 45_000, files: 12 },
  firstCart: { bytes: 34_000, files: 5 },
  pageCart: { bytes: 27_000, files: 5 },
  firstAccount: { bytes: 23_000, files: 4 },
  tools: { bytes: 2000, files: 1 },
  used: { bytes: 186_000, files: 22 },
  fragments: { 'shop-header': 6000, 'shop-footer': 6000 },
}

export const manifest = (): Manifest => JSON.parse(readFileSync(root('dist/manifest.json'), 'utf8'))

/** Files that the live layer fetches for a footer in sight. */
const LIVE_CHUNKS = /^chunks\/footer-drawings-/
/** Files that fragments without content fetch besides, to ask for it. */
const CONTENT_CHUNKS = /^chunks\/ask-services-/
/** Files that are fetched when something is used, and with a cart that is not empty. */
const LATE_CHUNKS =
  /^chunks\/(answers|cart-changes|cart-schema|fields|flyout|mini-cart|navigation|scroll-away|suggestions)-/
/** Header and footer sleep on when they are used (LIVE-3): these wake. */
const WAKING_TAGS = ['shop-minicart', 'shop-newsletter'] as const

const matching = ({ files }: Manifest, chunks: RegExp) => Object.keys(files).filter((file) => chunks.test(file))

/** Fragments with content of header and footer, both in sight, that nobody touches; nobody is logged in, and the cart is empty. */
export const untouchedFiles = (built: Manifest): string[] => [built.entry, built.live, ...matching(built, LIVE_CHUNKS)]

/** The same with the fragments of the build, without a campaign. */
export const untouchedBuiltFiles = (built: Manifest): string[] => [
  ...untouchedFiles(built),
  ...matching(built, CONTENT_CHUNKS),
]

/** The same of bare tags, which get the fragments of their site. */
export const bareFiles = (built: Manifest, site: string): string[] => [
  ...untouchedBuiltFiles(built),
  'bare-tags.js',
  'reserve.css',
  ...PAINTED_BARE_TAGS.map((tag) => `fragments/${site}/${tag}.html`),
]

/** Files that flyouts are filled with, in the language with the largest texts. */
const FLYOUT_CHUNKS = /^chunks\/(flyout|common|icons)-/

/** Files that a page with tools for assistants fetches besides, before one is called (PROPOSAL-1). */
export const toolFiles = (built: Manifest): string[] => matching(built, /^chunks\/proposals-/)

/** Files that the first flyout of account or store finder fetches. */
export const firstAccountFiles = (built: Manifest): string[] => [...matching(built, FLYOUT_CHUNKS), largestTexts(built)]

/** Files that the first flyout of the cart fetches until it shows. */
export const firstCartFiles = (built: Manifest): string[] => [
  ...firstAccountFiles(built),
  ...matching(built, /^chunks\/mini-cart-/),
]

/** Files that a mini cart of the page fetches until it shows, beside what a header has loaded. */
export const pageCartFiles = (built: Manifest): string[] => [
  ...matching(built, /^chunks\/(mini-cart|common|icons)-/),
  largestTexts(built),
]

/** The same page when all of header, mini cart, footer and newsletter box has been used, in the language with the largest texts. */
export function usedFiles(built: Manifest): string[] {
  const { elements } = built
  const code = WAKING_TAGS.flatMap((tag) => elements[tag]?.preload ?? [])
  return [...new Set([...untouchedBuiltFiles(built), ...code, ...matching(built, LATE_CHUNKS), largestTexts(built)])]
}

const largestTexts = ({ files, texts }: Manifest): string =>
  Object.values(texts).sort((a, b) => sizeOf(files, b) - sizeOf(files, a))[0] ?? ''

const sizeOf = (files: Manifest['files'], name: string): number => files[name]?.brotli ?? 0

/** The largest fragment of a tag. */
function largestFragment({ files }: Manifest, tag: string): [file: string, bytes: number] {
  const fragments = Object.keys(files).filter((file) => new RegExp(`^fragments/\\w+/${tag}[.]`).test(file))
  const [largest = ''] = fragments.sort((a, b) => sizeOf(files, b) - sizeOf(files, a))
  return [largest, sizeOf(files, largest)]
}

/** Prints the sizes, and returns whether they are within budget. */
export function checkSizes(): boolean {
  const built = manifest()
  const loader = sizeOf(built.files, built.entry)
  console.log('check: sizes (brotli)')
  const views = [
    ['an untouched page view, fragments with content', untouchedFiles(built), BUDGET.untouched],
    ['an untouched page view, fragments of the build', untouchedBuiltFiles(built), BUDGET.untouchedBuilt],
    // The site with the largest fragments.
    ['an untouched page view, bare tags', bareFiles(built, 'HU'), BUDGET.bare],
    ['the first flyout of account or stores', firstAccountFiles(built), BUDGET.firstAccount],
    ['tools for assistants, before one is called', toolFiles(built), BUDGET.tools],
    ['the first flyout of the cart', firstCartFiles(built), BUDGET.firstCart],
    ['a mini cart of the page', pageCartFiles(built), BUDGET.pageCart],
    ['a page view with everything used', usedFiles(built), BUDGET.used],
  ] as const
  const isInBudget = views.map(([name, files, budget]) => {
    const bytes = files.reduce((sum, file) => sum + sizeOf(built.files, file), 0)
    for (const file of files) console.log(`  ${String(sizeOf(built.files, file)).padStart(6)} B  ${file}`)
    console.log(
      `  ${String(bytes).padStart(6)} B in ${files.length} files: ${name}, of ${budget.bytes} in ${budget.files}`,
    )
    return bytes <= budget.bytes && files.length <= budget.files
  })
  console.log(`  ${String(loader).padStart(6)} B  the loader, of ${BUDGET.loader}`)
  for (const [tag, budget] of Object.entries(BUDGET.fragments)) {
    const [file, bytes] = largestFragment(built, tag)
    console.log(`  ${String(bytes).padStart(6)} B  ${file}, the largest of its tag, of ${budget}`)
    isInBudget.push(bytes <= budget)
  }
  return loader <= BUDGET.loader && isInBudget.every(Boolean)
}
