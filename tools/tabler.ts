import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** `import path from '@iconify-json/tabler/truck'` is one drawing of the package, in all bundles and in the tests' browser. */
export const TABLER = /^@iconify-json\/tabler\/([\w-]+)$/

interface IconSet {
  icons: Record<string, { body: string }>
}

let set: IconSet | undefined

/**
 * The path (`d`) of a drawing of Tabler: strokes on a 24 by 24 box, as lucide's icons are. Several paths become one.
 *
 * @throws {Error} if there is no such drawing, or it can't be drawn as one path.
 */
export function tablerPath(specifier: string): string {
  const name = TABLER.exec(specifier)?.[1] ?? ''
  set ??= JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/tabler/icons.json'), 'utf8'),
  ) as IconSet
  const { body = '' } = set.icons[name] ?? {}
  const paths = [...body.matchAll(/<path\b[^>]*\sd="([^"]+)"/g)].map(([, d = '']) => d)
  // A path's first move is absolute, however it is written; behind another path only `M` is.
  const isJoinable = paths.every((d) => /^(M|m-?[\d.]+[\s,]*-?[\d.]+[a-zA-Z])/.test(d))
  if (paths.length === 0 || !isJoinable || /<(?!path\b|\/?g\b)/.test(body))
    throw new Error(`Tabler has no drawing "${name}" that can be drawn as one path.`)
  return paths.map((d) => d.replace(/^m/, 'M')).join('')
}
