import { readFileSync } from 'node:fs'
import { root } from './paths.mjs'

/** Brotli bytes, the loader's and those of a first visit to a page with header and footer, idle work included. */
export const BUDGET = { loader: 3000, visit: 100_000 }

/** Chunks that the header asks for when the page is idle: what loads the navigation, and what asks for campaigns. */
const IDLE = ['loadEntries', 'Promotion']

export const manifest = () => JSON.parse(readFileSync(root('dist/manifest.json'), 'utf8'))

/**
 * All that a first visit to a page with prerendered header and footer downloads, in the language that needs most, idle
 * work included. The footer's own code comes when it is nearly in sight, and what shows campaigns where one runs.
 */
export function visitFiles({ files, elements, entry }, tags = ['shop-header']) {
  const code = new Set([entry, ...tags.flatMap((tag) => elements[tag].preload)])
  const textsOf = (locale) =>
    Object.keys(files).filter(
      (file) => file.includes(`text-${locale}-`) && tags.some((tag) => file.includes(`-${tag.slice('shop-'.length)}-`)),
    )
  const weigh = (names) => names.reduce((sum, name) => sum + files[name].brotli, 0)
  const locales = [...new Set(Object.keys(files).flatMap((file) => /text-(\w+-\w+)-/.exec(file)?.[1] ?? []))]
  const heaviest = locales.map(textsOf).sort((a, b) => weigh(b) - weigh(a))[0] ?? []
  return [
    ...code,
    ...IDLE.flatMap((name) => Object.keys(files).filter((file) => file.startsWith(`chunks/${name}-`))),
    ...heaviest,
  ]
}

/** Prints the sizes, and says whether they are within budget. */
export function checkSizes() {
  const built = manifest()
  const visit = visitFiles(built)
  const loader = built.files[built.entry].brotli
  const sum = visit.reduce((bytes, file) => bytes + built.files[file].brotli, 0)
  console.log('check: sizes (brotli)')
  for (const file of visit) console.log(`  ${String(built.files[file].brotli).padStart(6)} B  ${file}`)
  console.log(`  ${String(loader).padStart(6)} B  the loader, of ${BUDGET.loader}`)
  console.log(`  ${String(sum).padStart(6)} B  a first visit with header and footer, of ${BUDGET.visit}`)
  const whole = visitFiles(built, ['shop-header', 'shop-footer']).reduce(
    (bytes, file) => bytes + built.files[file].brotli,
    0,
  )
  console.log(`  ${String(whole).padStart(6)} B  when the footer has come into sight`)
  return loader <= BUDGET.loader && sum <= BUDGET.visit
}
