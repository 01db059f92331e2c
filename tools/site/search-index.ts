/** The index of the search: pages by their words, and the rules of the specification by number. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as pagefind from 'pagefind'
import type { SitePage } from './pages.ts'

/** `- **HEADER-1** …`, up to the next rule or heading. */
const RULE = /^- \*\*([A-Z]+-\d+)\*\* ([\s\S]*?)(?=^- |^#|(?![\s\S]))/gm

/** `rules.json`: by number, where a rule stands and what it says. */
export type RuleIndex = Readonly<Record<string, readonly [path: string, text: string]>>

function rulesOf(pages: readonly SitePage[]): RuleIndex {
  const plain = (text: string) =>
    text
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/[`*]/g, '')
      .trim()
  return Object.fromEntries(
    pages
      .filter(({ source }) => source.startsWith('docs/specification/'))
      .flatMap(({ path, markdown }) =>
        [...markdown.matchAll(RULE)].map(([, number = '', text = '']) => [number, [path, plain(text)]] as const),
      ),
  )
}

export async function writeSearch(output: string, pages: readonly SitePage[]): Promise<void> {
  writeFileSync(join(output, 'rules.json'), JSON.stringify(rulesOf(pages)))
  const failIf = (errors: readonly string[]) => {
    if (errors.length > 0) throw new Error(`Pagefind: ${errors.join(' ')}`)
  }
  const { index, errors } = await pagefind.createIndex({ forceLanguage: 'en' })
  failIf(errors)
  if (!index) throw new Error('Pagefind has made no index.')
  failIf((await index.addDirectory({ path: output })).errors)
  failIf((await index.writeFiles({ outputPath: join(output, 'pagefind') })).errors)
  await pagefind.close()
}
