import { after, before } from 'node:test'
import { type Running, release, staticCdn, temporaryFolder } from './release.ts'

/** A release of dist/ on a static host, for the tests of a suite: both are gone after it. */
export interface Released {
  folder: string
  /** The host's address. Known once the suite runs. */
  readonly cdnUrl: string
}

export function released(): Released {
  const folder = temporaryFolder()
  let cdn: Running
  before(async () => {
    release(folder.path)
    cdn = await staticCdn(folder.path)
  })
  after(() => {
    cdn?.close()
    folder.remove()
  })
  return {
    folder: folder.path,
    get cdnUrl() {
      return cdn.url
    },
  }
}
