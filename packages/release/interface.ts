/**
 * The public interface: attributes, events, slots, parts, custom properties, error codes, types, exports, the files of dist/ and the shape of
 * manifest.json (DELIVERY-56). Reads dist/, so build first.
 *
 *   npm run interface -w packages/release                    says what has changed and is not noted yet
 *   npm run interface -w packages/release -- <changeset>     notes it in docs/public-interface.txt, under a file of .changeset/
 *   npm run interface -w packages/release -- --released      after `npm run raise -w packages/release`: all of it is released, with these bytes; what has changed goes
 *                                        into docs/interface-changes.json
 *   npm run interface -w packages/release -- --pack          refuses a package with other bytes than its version was released with (DELIVERY-72)
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { root } from '../../tools/paths.ts'
import { readChangesets } from './changesets.ts'
import { describeInterface } from './interface/describe.ts'
import {
  changesOf,
  packProblem,
  parseRecord,
  printRecord,
  problemsOf,
  releaseRecord,
  updateRecord,
} from './interface/record.ts'

const FILE = 'docs/public-interface.txt'
/** By release, the newest first. */
const CHANGES = 'docs/interface-changes.json'

const read = (file: string) => readFileSync(root(file), 'utf8')
const readPackage = () => JSON.parse(read('package.json'))

/** One hash of all files of dist/ but the manifest, which names the commit. */
export function buildHash(): string {
  const { files }: { files: Record<string, { integrity: string }> } = JSON.parse(read('dist/manifest.json'))
  const all = Object.entries(files).map(([file, { integrity }]) => `${file} ${integrity}\n`)
  return createHash('sha256').update(all.sort().join('')).digest('hex')
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
      'The public interface has changed. Describe it (.changeset/README.md), then: npm run interface -w packages/release -- <name of the changeset>',
    )
  return problems.length === 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [name] = process.argv.slice(2)
  if (name === '--pack') {
    const problem = packProblem(parseRecord(read(FILE)), { version: readPackage().version, build: buildHash() })
    if (problem) console.error(problem)
    process.exit(problem ? 1 : 0)
  }
  const current = currentInterface()
  if (name === '--released') {
    const { version } = readPackage()
    const before = parseRecord(read(FILE))
    const others = JSON.parse(read(CHANGES))
    // Again for a version that is not published yet.
    if (before.released !== version)
      writeFileSync(root(CHANGES), `${JSON.stringify([changesOf(before, version), ...others], null, 2)}\n`)
    writeFileSync(root(FILE), printRecord(releaseRecord(version, buildHash(), current)))
  } else if (name) writeFileSync(root(FILE), printRecord(updateRecord(parseRecord(read(FILE)), current, name)))
  process.exitCode = checkInterface() ? 0 : 1
}
