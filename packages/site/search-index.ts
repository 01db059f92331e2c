/** The index of the search: pages by their words; rules and codes by their name. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as pagefind from 'pagefind'
import type { Marks } from './marks.ts'

export async function writeSearch(output: string, marks: Marks): Promise<void> {
  writeFileSync(join(output, 'rules.json'), JSON.stringify(marks))
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
