import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as s3 from '@aws-sdk/client-s3'
import { contentTypeOf } from '../../tools/build/content-types.ts'
import { allowReading } from './bucket-cors.ts'
import { CHANNEL_CACHE_CONTROL, DEFAULT_CACHE_CONTROL, VERSION_CACHE_CONTROL } from './headers.ts'
import { filesIn, filesOf } from './release-manifest.ts'
import type { ReleaseStore } from './release-store.ts'
import { isChannel, isVersion, sorted } from './versions.ts'
import { type LockFiles, withLock } from './with-lock.ts'

/** How many files are written at the same time. */
const CONCURRENCY = 8

const md5 = (content: string | Buffer) => createHash('md5').update(content)

interface Listed {
  etag: string
  size: number
  ageMs: number
}

/** After a failure nothing new is begun, and what is under way is waited for: none of it may go on when the lock is gone. */
async function inParallel<Item>(items: Iterable<Item>, run: (item: Item) => Promise<unknown>): Promise<void> {
  const queue = [...items]
  const failures: unknown[] = []
  const work = async () => {
    for (let item = queue.shift(); item !== undefined && failures.length === 0; item = queue.shift())
      await run(item).catch((error) => failures.push(error))
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  if (failures.length > 0) throw failures[0]
}

const cacheOf = (path: string): string => {
  const [first = ''] = path.split('/')
  if (isVersion(first)) return VERSION_CACHE_CONTROL
  return isChannel(first) ? CHANNEL_CACHE_CONTROL : DEFAULT_CACHE_CONTROL
}

const isMissing = (error: unknown) => error instanceof s3.S3ServiceException && error.$metadata.httpStatusCode === 404

/**
 * A bucket, read and written by S3's protocol: `s3://bucket` or `s3://bucket/prefix`. The SDK finds credentials and region as
 * always; AWS_ENDPOINT_URL names another server than Amazon's. A bucket can't rename, so files appear one by one: a version
 * counts when its manifest.json is there, the last one (DELIVERY-43).
 */
export function bucketStore(address: string): ReleaseStore {
  const [, Bucket = '', prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(address) ?? []
  if (!Bucket) throw new Error(`${address} is not an address like s3://bucket/prefix.`)
  const home = `${prefix && `${prefix}/`}shop-elements/`
  const isOther = Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL)
  const client = new s3.S3Client({
    // Servers of others know buckets as folders, and not all checksums of Amazon's.
    forcePathStyle: isOther,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(isOther && !process.env.AWS_REGION && { region: 'us-east-1' }),
  })
  const objectAt = (path: string) => ({ Bucket, Key: home + path })

  async function list(under: string): Promise<Map<string, Listed>> {
    const found = new Map<string, Listed>()
    for await (const { Contents = [] } of s3.paginateListObjectsV2({ client }, { Bucket, Prefix: home + under })) {
      for (const { Key = '', ETag = '', Size = 0, LastModified } of Contents)
        found.set(Key.slice(home.length), {
          etag: ETag.replaceAll('"', ''),
          size: Size,
          ageMs: Date.now() - (LastModified?.getTime() ?? 0),
        })
    }
    return found
  }

  async function write(path: string, content: string | Buffer, contentType = contentTypeOf(path)): Promise<void> {
    await client.send(
      new s3.PutObjectCommand({
        ...objectAt(path),
        Body: content,
        ContentType: contentType,
        CacheControl: cacheOf(path),
        // The server refuses what does not arrive as it is (DELIVERY-50).
        ContentMD5: md5(content).digest('base64'),
      }),
    )
  }

  const remove = async (path: string) => void (await client.send(new s3.DeleteObjectCommand(objectAt(path))))

  const lockFiles: LockFiles = {
    // Not empty: the SDK sends no length then.
    put: (name) => write(name, 'locked'),
    remove,
    list: async () => [...(await list('.lock-'))].map(([name, { ageMs }]) => ({ name, ageMs })),
  }

  /** Writes those files that are not there yet with the same bytes. */
  async function writeMissing(
    folder: string,
    files: Iterable<[file: string, content: string | Buffer, contentType?: string]>,
  ) {
    const existing = await list(`${folder}/`)
    await inParallel(files, async ([file, content, contentType]) => {
      const path = `${folder}/${file}`
      if (existing.get(path)?.etag !== md5(content).digest('hex')) await write(path, content, contentType)
    })
  }

  return {
    // A bucket answers each address with one file.
    hasServer: false,
    withLock: (run) => withLock(lockFiles, address, run),
    prepare: () => allowReading(client, Bucket),
    async released() {
      const names = new Set<string>()
      for await (const page of s3.paginateListObjectsV2({ client }, { Bucket, Prefix: home, Delimiter: '/' }))
        for (const { Prefix = '' } of page.CommonPrefixes ?? []) names.add(Prefix.slice(home.length, -1))
      const candidates = [...names].filter((name) => isVersion(name) || isChannel(name))
      const complete: string[] = []
      await inParallel(candidates, async (name) => {
        if ((await list(`${name}/manifest.json`)).size > 0) complete.push(name)
      })
      return sorted(complete)
    },
    async read(path) {
      try {
        const { Body } = await client.send(new s3.GetObjectCommand(objectAt(path)))
        return Body && Buffer.from(await Body.transformToByteArray())
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async differences(dist, { version, files }) {
      const existing = await list(`${version}/`)
      return Object.keys(files).filter((file) => {
        const found = existing.get(`${version}/${file}`)
        const content = readFileSync(join(dist, file))
        // With a key of one's own for encryption the tag is no hash.
        const isHash = /^[0-9a-f]{32}$/.test(found?.etag ?? '')
        return isHash ? found?.etag !== md5(content).digest('hex') : found?.size !== content.length
      })
    },
    async addVersion(dist, manifest, docs) {
      const { version, files } = manifest
      const last = 'manifest.json'
      const all = filesOf(manifest).filter((file) => file !== last)
      await writeMissing(
        version,
        all.map((file) => [file, readFileSync(join(dist, file)), files[file]?.contentType]),
      )
      if (docs)
        await writeMissing(
          `${version}/docs`,
          filesIn(docs).map((file) => [file, readFileSync(join(docs, file))]),
        )
      await write(`${version}/${last}`, readFileSync(join(dist, last)))
    },
    async writeChannel(channel, contents) {
      const [loader, ...others] = [...contents].reverse()
      await writeMissing(channel, others)
      if (loader) await writeMissing(channel, [loader])
      const left = [...(await list(`${channel}/`)).keys()].filter(
        (path) => !contents.has(path.slice(channel.length + 1)),
      )
      await inParallel(left, remove)
    },
    write,
    remove,
    writeConfigurations: async () => {},
  }
}
