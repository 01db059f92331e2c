import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { alone, type Signs } from './lock.ts'
import type { Place } from './place.ts'
import { filesOf, hashOf, type ReleaseManifest } from './release-manifest.ts'
import { isChannel, isVersion, sorted } from './versions.ts'
import { draftFolder, removeDrafts, swapFolder, writeWhole } from './whole.ts'

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()

/** Copies a build, and compares what has arrived with the manifest. */
function copyBuild(dist: string, draft: string, manifest: ReleaseManifest): void {
  for (const file of filesOf(manifest)) {
    const target = join(draft, file)
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(join(dist, file), target)
    const expected = manifest.files[file]?.integrity ?? hashOf(join(dist, file))
    if (hashOf(target) !== expected) throw new Error(`${file} was not copied as it is: is the disk full or broken?`)
  }
}

const signsIn = (folder: string): Signs => ({
  put: async (name) => writeFileSync(join(folder, name), ''),
  remove: async (name) => rmSync(join(folder, name), { force: true }),
  async list() {
    const names = readdirSync(folder).filter((name) => name.startsWith('.lock-'))
    return names.flatMap((name) => {
      // One that is gone meanwhile.
      const { mtimeMs } = statSync(join(folder, name), { throwIfNoEntry: false }) ?? {}
      return mtimeMs === undefined ? [] : [{ name, ageMs: Date.now() - mtimeMs }]
    })
  },
})

/** A folder that a server serves, or that is copied to one. Versions and channels appear as a whole (DELIVERY-49). */
export function folderPlace(folder: string): Place {
  const home = join(folder, 'shop-elements')
  const path = (file: string) => join(home, file)
  return {
    async alone(run) {
      mkdirSync(home, { recursive: true })
      return alone(signsIn(home), home, async () => {
        for (const place of [folder, home]) removeDrafts(place)
        return run()
      })
    },
    prepare: async () => {},
    async released() {
      const names = existsSync(home) ? readdirSync(home) : []
      return sorted(
        names.filter((name) => (isVersion(name) || isChannel(name)) && existsSync(path(`${name}/manifest.json`))),
      )
    },
    read: async (file) => (existsSync(path(file)) ? readFileSync(path(file)) : undefined),
    async differences(dist, { version, files }) {
      const isSame = (file: string) =>
        file in files &&
        existsSync(path(`${version}/${file}`)) &&
        hashOf(join(dist, file)) === hashOf(path(`${version}/${file}`))
      const existing = filesIn(path(version)).filter((file) => file !== 'manifest.json')
      return [...new Set([...Object.keys(files), ...existing])].filter((file) => !isSame(file))
    },
    async addVersion(dist, manifest) {
      const target = path(manifest.version)
      renameSync(
        draftFolder(target, (draft) => copyBuild(dist, draft, manifest)),
        target,
      )
    },
    async writeChannel(channel, contents) {
      const draft = draftFolder(path(channel), (place) => {
        for (const [file, content] of contents) {
          mkdirSync(dirname(join(place, file)), { recursive: true })
          writeFileSync(join(place, file), content)
        }
      })
      swapFolder(draft, path(channel))
    },
    write: async (file, content) => writeWhole(path(file), content),
    remove: async (file) => rmSync(path(file), { force: true }),
    async writeConfigurations(files) {
      for (const [name, content] of Object.entries(files)) writeWhole(join(folder, name), content)
    },
  }
}
