import { after, before } from 'node:test'
import { type Running, release, staticCdn, temporaryFolder } from './release.ts'

/** A release of dist/ on a static host, for the tests of a suite: both are gone after it. */
export interface Released {
  folder: string
  /** The host's address. Known once the suite runs. */
  readonly cdnUrl: string
  /** Servers that a test starts, to be stopped after the suite. */
  running: Running[]
}

export function released(): Released {
  const folder = temporaryFolder()
  const running: Running[] = []
  let cdnUrl = ''
  before(async () => {
    release(folder.path)
    const cdn = await staticCdn(folder.path)
    running.push(cdn)
    cdnUrl = cdn.url
  })
  after(() => {
    for (const { close } of running) close()
    folder.remove()
  })
  return {
    folder: folder.path,
    running,
    get cdnUrl() {
      return cdnUrl
    },
  }
}
