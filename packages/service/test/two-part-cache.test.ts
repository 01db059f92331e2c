import assert from 'node:assert/strict'
import { it } from 'node:test'
import { createTwoPartCache } from '../fragment-service/two-part-cache.ts'

it('a cache in two parts keeps what was asked for again apart, and bounds both (FRAGMENT-19)', () => {
  const cache = createTwoPartCache<{ size: number }>({ max: 8, maxSize: 80, sizeOf: ({ size }) => size })
  const put = (key: string, size = 1) => cache.set(key, { size })
  const found = (...keys: string[]) => keys.filter((key) => cache.has(key)).join(' ')
  put('a')
  put('b')
  assert.ok(cache.get('a'))
  for (const key of ['c', 'd', 'e', 'f']) put(key)
  assert.equal(found('a', 'b', 'c', 'd', 'e', 'f'), 'a c d e f')
  // A newer one of what is kept stays kept.
  put('a', 2)
  assert.equal(cache.get('a')?.size, 2)
  for (const key of ['1', '2', '3', '4', '5']) {
    put(key)
    cache.get(key)
  }
  assert.equal(found('a', '1', '2', '3', '4', '5'), '2 3 4 5')
  // By size too: 40 each.
  put('large', 41)
  assert.equal(found('large'), '')
  for (const key of ['x', 'y', 'z']) {
    put(key, 19)
    cache.get(key)
  }
  assert.equal(found('4', '5', 'x', 'y', 'z'), 'y z')
})
