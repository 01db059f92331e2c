/** The changes that wait for a release: files of .changeset/, and what they make of version and changelog. */
import { readdirSync, readFileSync } from 'node:fs'
import { root } from '../../tools/paths.ts'
import { BUMPS, type Bump } from './interface/record.ts'

export interface Changeset {
  bump: Bump
  /** Markdown for users of the package. */
  text: string
}

/** By the name of its file, each that says something. */
export function readChangesets(): Map<string, Changeset> {
  const files = readdirSync(root('.changeset')).filter((file) => file.endsWith('.md') && file !== 'README.md')
  return new Map(
    files.flatMap((file) => {
      const source = readFileSync(root(`.changeset/${file}`), 'utf8')
      const [, bump, text = ''] = /^---\n"shop-elements": (patch|minor|major)\n---\n([\s\S]*)$/.exec(source) ?? []
      return bump && text.trim() ? [[file.replace('.md', ''), { bump: bump as Bump, text: text.trim() }] as const] : []
    }),
  )
}

/** The version after one, by the largest step that is asked for. */
export function nextVersion(version: string, bumps: readonly Bump[]): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  const step = Math.max(...bumps.map((bump) => BUMPS.indexOf(bump)))
  return [`${major}.${minor}.${patch + 1}`, `${major}.${minor + 1}.0`, `${major + 1}.0.0`][step] ?? version
}

/** A changelog with the section of a version above all others. */
export function withSection(changelog: string, version: string, date: string, changes: readonly Changeset[]): string {
  const parts = BUMPS.toReversed().flatMap((bump) => {
    const items = changes
      .filter((change) => change.bump === bump)
      .map(({ text }) => `- ${text.replaceAll('\n', '\n  ')}`)
    return items.length > 0 ? [`### ${bump[0]?.toUpperCase()}${bump.slice(1)} changes`, items.join('\n')] : []
  })
  const section = [`## [${version}] - ${date}`, ...parts].join('\n\n')
  const at = changelog.search(/^## \[/m)
  return at < 0 ? `${changelog}\n${section}\n` : `${changelog.slice(0, at)}${section}\n\n${changelog.slice(at)}`
}
