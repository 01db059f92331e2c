import { readFileSync } from 'node:fs'
import { filesIn, root } from '../paths.ts'

/** A longer part should be split. */
const MAX_LINES = 150

export function checkParts(): boolean {
  const parts = filesIn('src/react/ui', /^[A-Z]\w+\.tsx$/)
  const long = parts.filter((file) => readFileSync(root(file), 'utf8').split('\n').length > MAX_LINES + 1)
  for (const file of long) console.log(`  ${file} has more than ${MAX_LINES} lines.`)
  return long.length === 0
}
