/** A server that speaks S3's protocol, with one bucket, `cdn`. Until it is closed, the release command finds it by the environment. */
import { cpSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { temporaryFolder } from '../../../../test/e2e/support/release.ts'

export interface BucketServer {
  /** The address of the bucket, without a slash at the end. */
  url: string
  env: Record<string, string>
  /** The paths that were written, in order. */
  written: string[]
  /** From this write on the server fails; counted from 1. */
  failFrom: number
  /** Copies all that is under a prefix. */
  copy(prefix: string, to: string): void
  close(): void
}

export async function bucketServer(configs: readonly string[] = []): Promise<BucketServer> {
  const folder = temporaryFolder()
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder.path,
    vhostBuckets: false,
    configureBuckets: [{ name: 'cdn', configs }],
  })
  // It checks the signature of every request for an object. A bucket's own address it signs without the slash that the SDK signs.
  server.middleware.unshift((context, next) => {
    if (/^\/cdn\/?$/.test(context.path))
      context.app = Object.create(context.app, { allowMismatchedSignatures: { value: true } })
    return next()
  })
  const { port } = await server.run()
  const http = server.httpServer
  const address = `http://127.0.0.1:${port}`
  const env = {
    AWS_ENDPOINT_URL: address,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    AWS_MAX_ATTEMPTS: '1',
  }
  const before = { ...process.env }
  Object.assign(process.env, env)
  const bucket: BucketServer = {
    url: `${address}/cdn`,
    env,
    written: [],
    failFrom: Number.POSITIVE_INFINITY,
    copy: (prefix, to) => cpSync(join(folder.path, 'cdn', prefix), join(folder.path, 'cdn', to), { recursive: true }),
    close() {
      for (const name of Object.keys(env)) delete process.env[name]
      Object.assign(process.env, before)
      http.closeAllConnections()
      http.close()
      folder.remove()
    },
  }
  const [serve] = http.listeners('request') as RequestListener[]
  http.removeAllListeners('request')
  http.on('request', (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', address)
    if (request.method === 'PUT' && !search.includes('cors')) {
      if (bucket.written.length + 1 >= bucket.failFrom) return void response.writeHead(507).end()
      bucket.written.push(pathname.replace(/^\/cdn\/(?:.*?\/)?shop-elements\//, ''))
    }
    serve?.(request, response)
  })
  return bucket
}
