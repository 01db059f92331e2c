import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { withLock } from '../with-lock.ts'

const MINUTE_MS = 60_000
const OTHER = '.lock-anotherhost-4711-99'

/** Lock files in memory: one of another host by its age, and those that are put, whose age is 0. */
function lockFiles(otherMs: number) {
  const files = new Map([[OTHER, otherMs]])
  return {
    lists: 0,
    names: () => [...files.keys()],
    put: async (name: string) => void files.set(name, 0),
    remove: async (name: string) => void files.delete(name),
    async list() {
      this.lists += 1
      return [...files].map(([name, ageMs]) => ({ name, ageMs }))
    },
  }
}

describe('the lock of another host', () => {
  it('is removed when its lease has expired (DELIVERY-48)', async () => {
    const files = lockFiles(11 * MINUTE_MS)
    const during = await withLock(files, 'memory', async () => files.names())
    assert.equal(during.length, 1)
    assert.ok(!during.includes(OTHER))
    assert.deepEqual(files.names(), [])
  })

  it('is waited for while its lease lasts (DELIVERY-48)', async () => {
    const files = lockFiles(9 * MINUTE_MS)
    let hasRun = false
    const done = withLock(files, 'memory', async () => {
      hasRun = true
    })
    while (files.lists < 3 && !hasRun) await new Promise(setImmediate)
    assert.equal(hasRun, false)
    assert.ok(files.names().includes(OTHER))
    await files.remove(OTHER)
    await done
    assert.equal(hasRun, true)
    assert.deepEqual(files.names(), [])
  })
})
