/**
 * Proves the rows of docs/through.md: installs the tools, and sends the fragments of dist/ through each (DELIVERY-61):
 *
 *   npm run through -w packages/upkeep                       all; Debian's packages need root
 *   npm run through -w packages/upkeep -- minifiers mail     these families
 *   npm run through -w packages/upkeep -- --only Prettier    one tool
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { canInstall, install } from '../../tools/engines/apt.ts'
import { FAMILIES } from './through/families.ts'
import { installFromNpm, problemOf } from './through/run-cases.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, folder: { type: 'string' } },
})
const unknown = positionals.find((name) => !Object.hasOwn(FAMILIES, name))
if (unknown) throw new Error(`${unknown} is none of ${Object.keys(FAMILIES).join(', ')}.`)
const names = positionals.length > 0 ? positionals : Object.keys(FAMILIES)
const cases = names
  .flatMap((name) => FAMILIES[name] ?? [])
  .filter(({ tool }) => values.only === undefined || tool.includes(values.only))

const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'shop-elements-through-'))
let failed = 0
try {
  if (!values.folder) {
    // Servers read it as a user of their own.
    chmodSync(folder, 0o755)
    const debian = [...new Set(cases.flatMap((one) => one.debian ?? []))]
    if (debian.length > 0 && canInstall()) install(debian)
    installFromNpm(folder, cases)
  }
  for (const one of cases) {
    const problem = await problemOf(one, folder).catch(({ message }: Error) => message)
    console.log(
      `${problem ? '✗' : '✓'} ${one.tool}${one.options ? ` (${one.options})` : ''}${problem ? `\n    ${problem}` : ''}`,
    )
    if (problem) failed += 1
  }
} finally {
  if (!values.folder) rmSync(folder, { recursive: true, force: true })
}
console.log(`${cases.length} cases, ${failed} failed`)
if (failed > 0) process.exitCode = 1
