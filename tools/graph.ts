import type { OutputBundle } from 'rollup'

/** What the loader preloads: files relative to dist/, each listed once, and by tag the indexes of its files. */
export interface Graph {
  files: string[]
  imports: Record<string, number[]>
  /** The live layer's file. */
  live: string
}

/** A chunk and all its static imports, direct and indirect. */
function withImports(bundle: OutputBundle, file: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[file]
  if (seen.has(file) || chunk?.type !== 'chunk') return seen
  seen.add(file)
  for (const imported of chunk.imports) withImports(bundle, imported, seen)
  return seen
}

export function describeGraph(bundle: OutputBundle, tags: readonly string[]): Graph {
  const files: string[] = []
  const indexOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
  const imports = Object.fromEntries(
    tags.map((tag) => [tag, [...withImports(bundle, `elements/${tag}.js`)].map(indexOf)]),
  )
  const live = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === 'live')?.fileName ?? ''
  return { files, imports, live }
}
