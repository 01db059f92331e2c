/**
 * docs/public-interface.txt: the public interface as it is, and what has changed in it since the last release. Each change names the
 * changeset that tells the users (DELIVERY-56).
 */

/** As the last release has it, new since then, or gone since then. */
type State = ' ' | '+' | '-'

interface Entry {
  text: string
  state: State
  /** The name of a file of .changeset/; empty in what is released. */
  changeset: string
}

export interface Record {
  /** The version of the last release. */
  released: string
  /** The hash of its dist/. */
  build: string
  entries: Entry[]
}

export type Bump = 'patch' | 'minor' | 'major'
export const BUMPS: readonly Bump[] = ['patch', 'minor', 'major']

const HEAD = `# The public interface, one line for each thing. Written by \`npm run interface -w packages/release\`, and compared by \`npm run check\`.
# "+" is new since the last release and "-" is gone; behind "<-" stands the changeset that says so.
`

const ENTRY = /^([ +-]) (.*?)(?: {2}<- ([\w-]+))?$/

export function parseRecord(text: string): Record {
  const [, released = ''] = /^released (\S+)$/m.exec(text) ?? []
  const [, build = ''] = /^build (\S+)$/m.exec(text) ?? []
  const entries = text.split('\n').flatMap((line) => {
    const [, state, entry, changeset = ''] = ENTRY.exec(line) ?? []
    return state && entry ? [{ text: entry, state: state as State, changeset }] : []
  })
  return { released, build, entries }
}

export function printRecord({ released, build, entries }: Record): string {
  const lines = entries
    .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
    .map(({ text, state, changeset }) => `${state} ${text}${changeset && `  <- ${changeset}`}`)
  return `${HEAD}\nreleased ${released}\nbuild ${build}\n\n${lines.join('\n')}\n`
}

/** The subject of a line: its name without its type. Each value of a union is a thing of its own. */
const subjectOf = (text: string) =>
  /: '[^']*'$/.test(text) && !text.startsWith('attribute') ? text : text.replace(/: .*$/, '')

/** The changes of a release: lines of the interface. */
export interface InterfaceChanges {
  version: string
  since: string
  added: string[]
  removed: string[]
  /** With another type, default or value. */
  changed: { from: string; to: string }[]
}

/** The changes since the last release, for programs (docs/interface-changes.json). */
export function changesOf({ released, entries }: Record, version: string): InterfaceChanges {
  const removed = entries.filter(({ state }) => state === '-').map(({ text }) => text)
  const added = entries.filter(({ state }) => state === '+').map(({ text }) => text)
  const changed = removed.flatMap((from) => {
    const to = added.find((text) => subjectOf(text) === subjectOf(from))
    return to ? [{ from, to }] : []
  })
  const isAlone = (text: string) => !changed.some(({ from, to }) => from === text || to === text)
  return { version, since: released, added: added.filter(isAlone), removed: removed.filter(isAlone), changed }
}

/** The record for an interface as it is now; what was not noted yet goes under `changeset`. */
export function updateRecord(
  { released, build, entries }: Record,
  current: readonly string[],
  changeset: string,
): Record {
  const noted = new Map(entries.map(({ text, changeset: name }) => [text, name]))
  const before = new Set(entries.filter(({ state }) => state !== '+').map(({ text }) => text))
  const now = new Set(current)
  const nameOf = (text: string) => noted.get(text) || changeset
  return {
    released,
    build,
    entries: [...new Set([...before, ...now])].map((text) => {
      if (!before.has(text)) return { text, state: '+', changeset: nameOf(text) }
      return now.has(text) ? { text, state: ' ', changeset: '' } : { text, state: '-', changeset: nameOf(text) }
    }),
  }
}

/** After a release: what is there is released. */
export const releaseRecord = (released: string, build: string, current: readonly string[]): Record => ({
  released,
  build,
  entries: current.map((text) => ({ text, state: ' ', changeset: '' })),
})

/** How far a change raises the version at least. What is gone breaks pages; what has another type may. */
function bumpOf({ text, state }: Entry, entries: readonly Entry[]): Bump {
  const isReplaced = entries.some((other) => other.state === '+' && subjectOf(other.text) === subjectOf(text))
  return state === '-' && !isReplaced ? 'major' : 'minor'
}

interface Now {
  version: string
  current: readonly string[]
  /** By name, those that wait for a release. */
  changesets: ReadonlyMap<string, { bump: Bump }>
}

/** The faults of a record, in words for developers. */
export function problemsOf(record: Record, { version, current, changesets }: Now): string[] {
  const { released, entries } = record
  const recorded = new Set(entries.filter(({ state }) => state !== '-').map(({ text }) => text))
  const now = new Set(current)
  const problems = [
    ...current.filter((text) => !recorded.has(text)).map((text) => `new: ${text}`),
    ...[...recorded].filter((text) => !now.has(text)).map((text) => `gone: ${text}`),
  ]
  if (released !== version)
    problems.push(
      `released ${released}, but package.json says ${version}: run npm run interface -w packages/release -- --released`,
    )
  for (const entry of entries) {
    if (entry.state === ' ') continue
    const bump = changesets.get(entry.changeset)?.bump
    const needed = bumpOf(entry, entries)
    const what = `${entry.state} ${entry.text}`
    if (!bump) problems.push(`${what}: there is no .changeset/${entry.changeset || '<name>'}.md that tells the users`)
    else if (BUMPS.indexOf(bump) < BUMPS.indexOf(needed))
      problems.push(`${what}: .changeset/${entry.changeset}.md raises the version by ${bump}; this needs ${needed}`)
  }
  return problems
}

/** Why dist/ must not be published under the version of package.json; undefined where it may. */
export function packProblem({ released, build }: Record, now: { version: string; build: string }): string | undefined {
  if (now.version !== released)
    return `package.json says ${now.version}, but docs/public-interface.txt ${released}: run npm run interface -w packages/release -- --released.`
  if (now.build === build) return undefined
  return `dist/ is not that of the released ${released}, and a version never changes. Raise it (npm run raise -w packages/release), or make a package to try with npm pack.`
}
