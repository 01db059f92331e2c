/** What a template uses of that which has gone since the release that it names (docs/interface-changes.json). */

export interface InterfaceChanges {
  version: string
  since: string
  removed: readonly string[]
  changed: readonly { from: string; to: string }[]
}

/** The name that a template would write: `logo-src` of `attribute shop-header logo-src: string`. */
const nameOf = (line: string) => /^(?:attribute|event|part|slot|property|file) (?:shop-\w+ )?([\w./-]+)/.exec(line)?.[1]

const numbers = (version: string) => version.split('-')[0]?.split('.').map(Number) ?? []
const isAfter = (one: string, other: string): boolean => {
  const [a, b] = [numbers(one), numbers(other)]
  const index = a.findIndex((number, place) => number !== b[place])
  return index >= 0 && (a[index] ?? 0) > (b[index] ?? 0)
}

export function usedChanges(text: string, versions: readonly string[], releases: readonly InterfaceChanges[]) {
  const oldest = [...versions].sort((one, other) => (isAfter(one, other) ? 1 : -1))[0]
  if (oldest === undefined) return []
  const since = releases.filter(({ version }) => isAfter(version, oldest))
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
