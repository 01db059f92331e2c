/**
 * The public interface: attributes, events, slots, parts, custom properties, error codes, types, exports, the files of dist/ and the shape of
 * manifest.json (DELIVERY-56). Reads dist/, so build first.
 *
 *   npm run interface                    says what has changed and is not noted yet
 *   npm run interface -- <changeset>     notes it in docs/public-interface.txt, under a file of .changeset/
 *   npm run interface -- --released      after `npx changeset version`: all of it is released
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { describeInterface } from './interface/describe.ts'
import { type Bump, parseRecord, printRecord, problemsOf, releaseRecord, updateRecord } from './interface/record.ts'
import { root } from './paths.ts'

const FILE = 'docs/public-interface.txt'

const read = (file: string) => readFileSync(root(file), 'utf8')
const readPackage = () => JSON.parse(read('package.json'))

/** The changesets that say something, with the step of the version that each asks for. */
function readChangesets(): Map<string, Bump> {
  const files = readdirSync(root('.changeset')).filter((file) => file.endsWith('.md') && file !== 'README.md')
  return new Map(
    files.flatMap((file) => {
      const [, bump, text] = /^---\n"shop-elements": (\w+)\n---\n([\s\S]*)$/.exec(read(`.changeset/${file}`)) ?? []
      return bump && text?.trim() ? [[file.replace('.md', ''), bump as Bump] as const] : []
    }),
  )
}

const currentInterface = () => describeInterface(root('dist'), readPackage())

/** Prints what is not noted, or not under a changeset that suffices; returns whether all is. */
export function checkInterface(): boolean {
  const { version } = readPackage()
  const problems = problemsOf(parseRecord(read(FILE)), {
    version,
    current: currentInterface(),
    changesets: readChangesets(),
  })
  for (const problem of problems) console.error(`  ${problem}`)
  if (problems.length > 0)
    console.error(
      'The public interface has changed. Describe it (npx changeset), then: npm run interface -- <name of the changeset>',
    )
  return problems.length === 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [name] = process.argv.slice(2)
  const current = currentInterface()
  if (name === '--released') writeFileSync(root(FILE), printRecord(releaseRecord(readPackage().version, current)))
  else if (name) writeFileSync(root(FILE), printRecord(updateRecord(parseRecord(read(FILE)), current, name)))
  process.exitCode = checkInterface() ? 0 : 1
}
