import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const VERSION = /^(\d+)\.(\d+)\.(\d+)(-[\w.-]+)?$/
const CHANNEL = /^\d+(\.\d+)?$/

export const isVersion = (name) => VERSION.test(name)
export const isChannel = (name) => CHANNEL.test(name)

/** The channels that a version belongs to: `1.4.2` to `1` and `1.4`; what is released ahead of a version to none. */
export function channelsOf(version) {
  const [, major, minor, , ahead] = VERSION.exec(version) ?? []
  return major === undefined || ahead ? [] : [major, `${major}.${minor}`]
}

/** Which of two versions is newer, as a sort expects it. */
export function compareVersions(a, b) {
  const numbersOf = (version) => VERSION.exec(version).slice(1, 4).map(Number)
  const [ours, theirs] = [numbersOf(a), numbersOf(b)]
  const place = ours.findIndex((number, index) => number !== theirs[index])
  return place < 0 ? 0 : ours[place] - theirs[place]
}

/** What a folder holds: its versions, oldest first, and its channels. */
export function released(shelf) {
  const names = existsSync(shelf) ? readdirSync(shelf) : []
  const isFull = (name) => existsSync(join(shelf, name, 'manifest.json'))
  return {
    versions: names.filter((name) => isVersion(name) && isFull(name)).sort(compareVersions),
    channels: names.filter((name) => isChannel(name) && isFull(name)).sort(),
  }
}
