import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const VERSION = /^(\d+)\.(\d+)\.(\d+)(-[\w.-]+)?$/
const CHANNEL = /^\d+(\.\d+)?$/

export const isVersion = (name: string): boolean => VERSION.test(name)
export const isChannel = (name: string): boolean => CHANNEL.test(name)

/** The channels that a version belongs to: `1.4.2` to `1` and `1.4`; a pre-release belongs to none (DELIVERY-38). */
export function channelsOf(version: string): string[] {
  const [, major, minor, , preRelease] = VERSION.exec(version) ?? []
  return major === undefined || preRelease ? [] : [major, `${major}.${minor}`]
}

/** Compares two versions for a sort, oldest first. */
export function compareVersions(a: string, b: string): number {
  const numbersOf = (version: string) => VERSION.exec(version)?.slice(1, 4).map(Number) ?? []
  const [ours, theirs] = [numbersOf(a), numbersOf(b)]
  const place = ours.findIndex((number, index) => number !== theirs[index])
  return place < 0 ? 0 : (ours[place] ?? 0) - (theirs[place] ?? 0)
}

/** What a folder holds: its versions, oldest first, and its channels. */
export interface Released {
  versions: string[]
  channels: string[]
}

export function released(releaseRoot: string): Released {
  const names = existsSync(releaseRoot) ? readdirSync(releaseRoot) : []
  const isComplete = (name: string) => existsSync(join(releaseRoot, name, 'manifest.json'))
  return {
    versions: names.filter((name) => isVersion(name) && isComplete(name)).sort(compareVersions),
    channels: names.filter((name) => isChannel(name) && isComplete(name)).sort(),
  }
}
