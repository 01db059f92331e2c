import { readdirSync, readFileSync } from 'node:fs'
import { root } from './paths.ts'

/** The index of lucide's package. */
export const LUCIDE = /node_modules\/lucide\/dist\/esm\/lucide\.mjs$/

let names: Set<string> | undefined

/** Of lucide's index, which exports 2,000 files, the lines of the icons that src/ imports: a bundler reads all that it lists. */
export function usedIcons(index: string): string {
  names ??= new Set(
    readdirSync(root('src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [...readFileSync(root(`src/${file}`), 'utf8').matchAll(/import \{([^}]*)\} from 'lucide'/g)])
      .flatMap(([, list = '']) => list.split(',').map((name) => name.replace(/ as .*/, '').trim())),
  )
  const lines = readFileSync(index, 'utf8').matchAll(/^export \{(.*)\} from '.*';$/gm)
  return [...lines]
    .filter(([, exported = '']) => exported.split(',').some((one) => names?.has(one.replace('default as', '').trim())))
    .map(([line]) => line)
    .join('\n')
}
