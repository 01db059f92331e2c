/** The parts of s3rver that the tests use; it has no types of its own. */
declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http'
  import type { AddressInfo } from 'node:net'

  interface Options {
    address: string
    port: number
    silent: boolean
    directory: string
    vhostBuckets: boolean
    configureBuckets: readonly { name: string; configs: readonly string[] }[]
  }
  export default class S3rver {
    constructor(options: Options)
    /** Koa's. */
    readonly middleware: ((context: { path: string; app: object }, next: () => Promise<void>) => Promise<void>)[]
    readonly httpServer: Server
    run(): Promise<AddressInfo>
  }
}
