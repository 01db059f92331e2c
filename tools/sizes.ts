import { readFileSync } from 'node:fs'
import { root } from './paths.ts'

/** dist/manifest.json, as far as it is read here. */
export interface Manifest {
  entry: string
  files: Record<string, { bytes: number; brotli: number; integrity: string; contentType: string }>
  elements: Record<string, { entry: string; preload: string[] }>
}

/** In bytes of brotli: the loader (DELIVERY-1), and a first visit to a page with header and footer, idle work included (DELIVERY-7). */
export const BUDGET = { loader: 3000, visit: 100_000 }

/** Chunks that the header loads when the page is idle: to request navigation and promotions. */
const IDLE = ['loadEntries', 'Promotion']

export const manifest = (): Manifest => JSON.parse(readFileSync(root('dist/manifest.json'), 'utf8'))

/**
 * The files of a first visit to a page with fragments of header and footer, in the language with the largest texts, idle work
 * included. Not included: the footer's code, which loads near the viewport, and the layouts of promotions, which load where
 * one runs.
 */
export function visitFiles({ files, elements, entry }: Manifest, tags = ['shop-header']): string[] {
  const code = new Set([entry, ...tags.flatMap((tag) => elements[tag]?.preload ?? [])])
  const textsOf = (locale: string) =>
    Object.keys(files).filter(
      (file) => file.includes(`text-${locale}-`) && tags.some((tag) => file.includes(`-${tag.slice('shop-'.length)}-`)),
    )
  const weigh = (names: string[]) => names.reduce((sum, name) => sum + sizeOf(files, name), 0)
  const locales = [...new Set(Object.keys(files).flatMap((file) => /text-(\w+-\w+)-/.exec(file)?.[1] ?? []))]
  const heaviest = locales.map(textsOf).sort((a, b) => weigh(b) - weigh(a))[0] ?? []
  return [
    ...code,
    ...IDLE.flatMap((name) => Object.keys(files).filter((file) => file.startsWith(`chunks/${name}-`))),
    ...heaviest,
  ]
}

const sizeOf = (files: Manifest['files'], name: string): number => files[name]?.brotli ?? 0

/** Prints the sizes, and returns whether they are within budget. */
export function checkSizes(): boolean {
  const built = manifest()
  const visit = visitFiles(built)
  const loader = sizeOf(built.files, built.entry)
  const sum = visit.reduce((bytes, file) => bytes + sizeOf(built.files, file), 0)
  console.log('check: sizes (brotli)')
  for (const file of visit) console.log(`  ${String(sizeOf(built.files, file)).padStart(6)} B  ${file}`)
  console.log(`  ${String(loader).padStart(6)} B  the loader, of ${BUDGET.loader}`)
  console.log(`  ${String(sum).padStart(6)} B  a first visit with header and footer, of ${BUDGET.visit}`)
  const whole = visitFiles(built, ['shop-header', 'shop-footer']).reduce(
    (bytes, file) => bytes + sizeOf(built.files, file),
    0,
  )
  console.log(`  ${String(whole).padStart(6)} B  with the footer's code`)
  return loader <= BUDGET.loader && sum <= BUDGET.visit
}
