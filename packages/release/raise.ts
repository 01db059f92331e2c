/**
 * `npm run raise -w packages/release` makes the next version of all changes that wait for a release: raises the version of the package,
 * writes the changelog's section, and removes their files from .changeset/.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { root } from '../../tools/paths.ts'
import { nextVersion, readChangesets, withSection } from './changesets.ts'

const read = (file: string) => readFileSync(root(file), 'utf8')
const changesets = readChangesets()
if (changesets.size === 0) throw new Error('.changeset/ has no change that waits for a release.')
const changes = [...changesets.values()]
const { version } = JSON.parse(read('package.json'))
const next = nextVersion(
  version,
  changes.map(({ bump }) => bump),
)
const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`
const lock = JSON.parse(read('package-lock.json'))
lock.packages[''].version = next
writeFileSync(root('package.json'), json({ ...JSON.parse(read('package.json')), version: next }))
writeFileSync(root('package-lock.json'), json({ ...lock, version: next }))
const date = new Date().toISOString().slice(0, 10)
writeFileSync(root('CHANGELOG.md'), withSection(read('CHANGELOG.md'), next, date, changes))
for (const name of changesets.keys()) rmSync(root(`.changeset/${name}.md`))
console.log(`${version} becomes ${next}, by ${changes.length} changes. Edit its section in CHANGELOG.md.`)
