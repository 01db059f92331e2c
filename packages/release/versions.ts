const VERSION = /^(\d+)\.(\d+)\.(\d+)(-[\w.-]+)?$/
const CHANNEL = /^\d+(\.\d+|-next)?$/

export const isVersion = (name: string): boolean => VERSION.test(name)
export const isChannel = (name: string): boolean => CHANNEL.test(name)

/** The channels that a release moves: of `1.4.2` they are `1` and `1.4`; of a pre-release none (DELIVERY-38). */
export function channelsOf(version: string): string[] {
  const [, major, minor, , preRelease] = VERSION.exec(version) ?? []
  return major === undefined || preRelease ? [] : [major, `${major}.${minor}`]
}

/** The staged channel of a version, which takes pre-releases too (DELIVERY-54). */
export const stagedChannelOf = (version: string): string => `${VERSION.exec(version)?.[1]}-next`

/** Compares two versions, oldest first; a pre-release comes before its release. */
export function compareVersions(a: string, b: string): number {
  const [ours, theirs] = [a, b].map((version) => version.replace(/^[\d.]+$/, '$&~')) as [string, string]
  return ours.localeCompare(theirs, 'en', { numeric: true })
}

/** The content of a store: its versions, oldest first, and its channels. */
export interface Released {
  versions: string[]
  channels: string[]
}

export const sorted = (names: readonly string[]): Released => ({
  versions: names.filter(isVersion).sort(compareVersions),
  channels: names.filter(isChannel).sort(),
})
