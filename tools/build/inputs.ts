import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { filesIn, isInstalled, root } from '../paths.ts'
import { isOfTests } from '../test/test-files.ts'

/** All files and folders that the build reads. */
export const INPUTS = [
  'src',
  'packages',
  'locales',
  'tools',
  'rollup.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
const FOLDER = 'node_modules/.cache/shop-elements'

const filesOf = (input: string): string[] =>
  /\.\w+$/.test(input) ? [input] : filesIn(input).filter((file) => !isOfTests(file))

function hashInputs(): string {
  const hash = createHash('sha256').update(String(readdirSync(root('packages')).filter(isInstalled)))
  for (const file of INPUTS.flatMap(filesOf)) hash.update(file).update(readFileSync(root(file)))
  return hash.digest('hex')
}

const stampOf = (name: string) => root(`${FOLDER}/${name}`)

/** Whether dist/ was built under this name, or as a whole, from the files as they are now. */
export function isCurrent(name: string): boolean {
  const hash = hashInputs()
  const isStamped = (stamp: string) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
  return existsSync(root('dist/manifest.json')) && [name, 'build'].some((one) => isStamped(stampOf(one)))
}

export function markCurrent(name: string): void {
  mkdirSync(root(FOLDER), { recursive: true })
  writeFileSync(stampOf(name), hashInputs())
}
