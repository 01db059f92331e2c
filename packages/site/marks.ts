/** Entries with an address of their own that are searched by name: rules of the specification, and codes of errors and findings. */
import type { SitePage } from './pages.ts'

/** `HEADER-1`. */
export const RULE_NUMBER = /^[A-Z]+-\d+$/

/** By name, where it stands and what it says. */
export type Marks = Readonly<Record<string, readonly [path: string, text: string]>>

/** `- **HEADER-1** …`, up to the next rule or heading. */
const RULE = /^- \*\*([A-Z]+-\d+)\*\* ([\s\S]*?)(?=^- |^#|(?![\s\S]))/gm
/** A row of a table that is about a code. */
const CODE = /^\| `([A-Z][A-Z_]{3,})` \| (.*) \|$/gm

const plain = (text: string) =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(' | ', ' – ')
    .trim()

const CODES = ['docs/errors.md', 'docs/lint.md']

export function marksOf(pages: readonly SitePage[]): Marks {
  const found = pages.flatMap(({ source, path, markdown }) => {
    const pattern = source.startsWith('docs/specification/') ? RULE : CODES.includes(source) ? CODE : undefined
    const matches = pattern ? [...markdown.matchAll(pattern)] : []
    return matches.map(([, name = '', text = '']) => [name, [path, plain(text)]] as const)
  })
  return Object.fromEntries(found)
}
