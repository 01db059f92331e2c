/** The tests that some engine can't run, as rows of docs/supported.md. */
import { readdirSync, readFileSync } from 'node:fs'
import { LACKING } from '../../test/support/lacking.ts'
import { root } from '../paths.ts'

const CALL = /\bitNeeds\(\s*'([^']+)',\s*(['`])(.+?)\2,/g

export function testsThatNeed(): string[] {
  const calls = readdirSync(root('test'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .sort()
    .flatMap((file) => [...readFileSync(root(`test/${file}`), 'utf8').matchAll(CALL)])
  return Object.entries(LACKING).map(([need, engines]) => {
    const titles = calls.filter(([, what]) => what === need).map(([, , , title]) => title)
    return `| ${need} | ${engines.join(', ')} | ${titles.join('; ')} |`
  })
}
