import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, beforeEach } from 'node:test'
import { temporaryFolder } from '../../../../test/e2e/support/release.ts'

interface Releases {
  versions: string[]
  channels: Record<string, string>
  canaries: Record<string, object>
  contact?: string
  history: { at: string; channel: string; from?: object; to: object }[]
}

/** A CDN in a folder of its own for each test of a suite. */
export function cdn() {
  const temporary = temporaryFolder()
  after(() => temporary.remove())
  let tests = 0
  beforeEach(() => {
    tests += 1
  })
  const folder = () => join(temporary.path, String(tests))
  const read = (file: string) => readFileSync(join(folder(), 'shop-elements', file), 'utf8')
  return { folder, read, releases: (): Releases => JSON.parse(read('releases.json')) }
}
