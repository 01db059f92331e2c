import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { IconNode } from 'lucide'

/** `import drawing from '@iconify-json/tabler/brand-x'` is one drawing of the package, in all bundles and in the tests' browser. */
export const TABLER = /^@iconify-json\/tabler\/([\w-]+)$/

interface IconSet {
  icons: Record<string, { body: string }>
}

let set: IconSet | undefined

/**
 * A brand mark of Tabler, drawn by strokes on a 24 by 24 box as lucide's icons are, which have no brands.
 *
 * @throws {Error} if there is no such drawing, or it is not of paths alone.
 */
export function tablerIcon(specifier: string): IconNode {
  const name = TABLER.exec(specifier)?.[1] ?? ''
  set ??= JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/tabler/icons.json'), 'utf8'),
  ) as IconSet
  const { body = '' } = set.icons[name] ?? {}
  const paths = [...body.matchAll(/<path\b[^>]*\sd="([^"]+)"/g)]
  if (paths.length === 0 || /<(?!path\b|\/?g\b)/.test(body))
    throw new Error(`Tabler has no drawing "${name}" of paths alone.`)
  return paths.map(([, d = '']) => ['path', { d }])
}
