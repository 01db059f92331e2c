/**
 * Deltas between releases (RFC 9842): a browser that has a file of an earlier release gets what the new one has in addition, compressed with zstd by
 * the file that it has (`dcz`). All other browsers get the file itself (DELIVERY-75, decision 109).
 */
import { createHash } from 'node:crypto'
import zstd from '@bokuweb/zstd-wasm'
import type { ReleaseManifest } from './release-manifest.ts'
import type { ReleaseStore } from './release-store.ts'

/** So many earlier releases have deltas to a new one. */
const RELEASES = 3
const LEVEL = 19
/** Before the compressed data, followed by the hash of the dictionary. */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0])

/** Files that browsers fetch from the folder of a version. */
export const BROWSER_FILE =
  /^(shop-elements|bare-tags|content-fragment|tester|arrivals|(elements|chunks|themes)\/.+)\.js$|^reserve\.css$/

/** A file's name without the hash of its content, which is the same in all releases. nginx.conf goes by the same. */
export const roleOf = (file: string) => file.replace(/^(chunks\/.+)-[\w-]{6}(\.js)$/, '$1$2')

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest()

let ready: Promise<unknown> | undefined

/** A file as a browser decodes it that has the dictionary. */
export async function deltaOf(content: Buffer, dictionary: Buffer): Promise<Buffer> {
  // Once: a second one would take the memory away under the first one's work.
  ready ??= zstd.init()
  await ready
  const [compressing, decompressing] = [zstd.createCCtx(), zstd.createDCtx()]
  try {
    const compressed = zstd.compressUsingDict(compressing, content, dictionary, LEVEL)
    // No browser could use a wrong one.
    if (!content.equals(zstd.decompressUsingDict(decompressing, compressed, dictionary)))
      throw new Error('A delta does not give the file again.')
    return Buffer.concat([MAGIC, sha256(dictionary), compressed])
  } finally {
    zstd.freeCCtx(compressing)
    zstd.freeDCtx(decompressing)
  }
}

/** The path by which a server finds it: by what the browser names in `Available-Dictionary`, in base64 without the `=` at the end, and by the file. */
const pathOf = (dictionary: Buffer, version: string, file: string) =>
  `deltas/${sha256(dictionary).toString('base64').slice(0, -1)}/${version}/${file}`

const browserFiles = async (store: ReleaseStore, version: string): Promise<string[]> => {
  const manifest: ReleaseManifest = JSON.parse(String(await store.read(`${version}/manifest.json`)))
  return Object.keys(manifest.files).filter((file) => BROWSER_FILE.test(file))
}

/**
 * Writes the deltas of a version from the last releases before it, once: a mark at the end says that they are whole. `versions`: all, the oldest
 * first.
 */
export async function writeDeltas(store: ReleaseStore, version: string, versions: readonly string[]): Promise<void> {
  const mark = `deltas/${version}.json`
  if (await store.read(mark)) return
  const at = versions.indexOf(version)
  const before = versions.slice(Math.max(0, at - RELEASES), at)
  const files = await browserFiles(store, version)
  const seen = new Set<string>()
  for (const earlier of before)
    for (const old of await browserFiles(store, earlier)) {
      const file = files.find((name) => roleOf(name) === roleOf(old))
      const [dictionary, content] = [
        await store.read(`${earlier}/${old}`),
        file && (await store.read(`${version}/${file}`)),
      ]
      if (!file || !dictionary || !content) continue
      const path = pathOf(dictionary, version, file)
      // The same bytes may be in several releases.
      if (seen.has(path)) continue
      seen.add(path)
      const delta = await deltaOf(content, dictionary)
      if (delta.length < content.length / 4) await store.write(path, delta)
    }
  await store.write(mark, `${JSON.stringify({ from: before, files: seen.size })}\n`)
}
