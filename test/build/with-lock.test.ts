import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { withLock } from '../../tools/release/with-lock.ts'

const MINUTE_MS = 60_000

/** Lock files in memory: those given by name and age, and those that are put, whose age is 0. */
function lockFiles(ages: Record<string, number>) {
  const files = new Map(Object.entries(ages))
  return {
    names: () => [...files.keys()],
    put: async (name: string) => void files.set(name, 0),
    remove: async (name: string) => void files.delete(name),
    list: async () => [...files].map(([name, ageMs]) => ({ name, ageMs })),
  }
}

describe('the lock of another host', () => {
  const OTHER = '.lock-anotherhost-4711-99'

  it('is removed when its lease has expired (DELIVERY-48)', async () => {
    const files = lockFiles({ [OTHER]: 11 * MINUTE_MS })
    const during = await withLock(files, 'memory', async () => files.names())
    assert.equal(during.length, 1)
    assert.ok(!during.includes(OTHER))
    assert.deepEqual(files.names(), [])
  })

  it('is waited for while its lease lasts (DELIVERY-48)', async () => {
    const files = lockFiles({ [OTHER]: 9 * MINUTE_MS })
    let hasRun = false
    const done = withLock(files, 'memory', async () => {
      hasRun = true
    })
    await new Promise((resolve) => setTimeout(resolve, 300))
    assert.equal(hasRun, false)
    assert.ok(files.names().includes(OTHER))
    await files.remove(OTHER)
    await done
    assert.deepEqual(files.names(), [])
  })
})
