import {
  copyFileSync,
  existsSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { draftFolder, removeDrafts, replaceFolder, writeAtomically } from './atomic-write.ts'
import { checkNoLink } from './no-link.ts'
import { filesIn, filesOf, hashOf, type ReleaseManifest } from './release-manifest.ts'
import type { ReleaseStore } from './release-store.ts'
import { isChannel, isVersion, sorted } from './versions.ts'
import { type LockFiles, withLock } from './with-lock.ts'

function copyAll(files: readonly string[], from: string, to: string): void {
  for (const file of files) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    copyFileSync(join(from, file), join(to, file))
  }
}

/** Copies a build, and compares what has arrived with the manifest. */
function copyBuild(dist: string, draft: string, manifest: ReleaseManifest): void {
  copyAll(filesOf(manifest), dist, draft)
  for (const file of filesOf(manifest)) {
    const target = join(draft, file)
    const expected = manifest.files[file]?.integrity ?? hashOf(join(dist, file))
    if (hashOf(target) !== expected) throw new Error(`${file} was not copied as it is: is the disk full or broken?`)
  }
}

const lockFilesIn = (folder: string): LockFiles => ({
  async put(name) {
    const file = join(folder, name)
    try {
      writeFileSync(file, '', { flag: 'wx' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      // A link that somebody has put there leads to no other file.
      lutimesSync(file, new Date(), new Date())
    }
  },
  remove: async (name) => rmSync(join(folder, name), { force: true }),
  async list() {
    const names = readdirSync(folder).filter((name) => name.startsWith('.lock-'))
    return names.flatMap((name) => {
      // It may have been removed meanwhile.
      const { mtimeMs } = lstatSync(join(folder, name), { throwIfNoEntry: false }) ?? {}
      return mtimeMs === undefined ? [] : [{ name, ageMs: Date.now() - mtimeMs }]
    })
  },
})

/** A folder that a server serves, or that is copied to one. Versions and channels appear as a whole (DELIVERY-49). */
export function folderStore(folder: string): ReleaseStore {
  const home = join(folder, 'shop-elements')
  const path = (file: string) => {
    const path = join(home, file)
    checkNoLink(resolve(path), folder)
    return path
  }
  return {
    hasServer: true,
    async withLock(run) {
      mkdirSync(path('.'), { recursive: true })
      return withLock(lockFilesIn(home), home, async () => {
        removeDrafts(folder)
        removeDrafts(home)
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
      const existing = filesIn(path(version)).filter((file) => file !== 'manifest.json' && !file.startsWith('docs/'))
      return [...new Set([...Object.keys(files), ...existing])].filter((file) => !isSame(file))
    },
    async addVersion(dist, manifest, docs) {
      const target = path(manifest.version)
      renameSync(
        draftFolder(target, (draft) => {
          copyBuild(dist, draft, manifest)
          if (docs) copyAll(filesIn(docs), docs, join(draft, 'docs'))
        }),
        target,
      )
    },
    async writeChannel(channel, contents) {
      const draft = draftFolder(path(channel), (target) => {
        for (const [file, content] of contents) {
          mkdirSync(dirname(join(target, file)), { recursive: true })
          writeFileSync(join(target, file), content)
        }
      })
      replaceFolder(draft, path(channel))
    },
    write: async (file, content) => writeAtomically(path(file), content),
    remove: async (file) => rmSync(path(file), { force: true }),
    async writeConfigurations(files) {
      for (const [name, content] of Object.entries(files)) writeAtomically(join(folder, name), content)
    },
  }
}
