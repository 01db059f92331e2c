/** The parts that a template uses of all that has gone since the release that it names (docs/interface-changes.json). */
import { compareVersions } from '../../release/versions.ts'

export interface InterfaceChanges {
  version: string
  since: string
  removed: readonly string[]
  changed: readonly { from: string; to: string }[]
}

/** The name that a template would write: `logo-src` of `attribute shop-header logo-src: string`. */
const nameOf = (line: string) => /^(?:attribute|event|part|slot|property|file) (?:shop-\w+ )?([\w./-]+)/.exec(line)?.[1]

export function usedChanges(text: string, versions: readonly string[], releases: readonly InterfaceChanges[]) {
  const [oldest] = [...versions].sort(compareVersions)
  if (oldest === undefined) return []
  const since = releases.filter(({ version }) => compareVersions(version, oldest) > 0)
  const lines = text.split('\n')
  return since.flatMap(({ version, removed }) =>
    removed.flatMap((gone) => {
      const name = nameOf(gone)
      const line =
        name === undefined ? -1 : lines.findIndex((one) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(one))
      return line < 0 ? [] : [{ line: line + 1, what: `"${name}" is gone since ${version}: ${gone}` }]
    }),
  )
}
