import assert from 'node:assert/strict'
import { it } from 'node:test'
import { createTwoPartCache } from '../../src/fragment-service/two-part-cache.ts'

it('a cache in two parts keeps what was asked for again apart, and bounds both (FRAGMENT-19)', () => {
  const cache = createTwoPartCache<{ size: number }>({ max: 8, maxSize: 80, sizeOf: ({ size }) => size })
  const put = (key: string, size = 1) => cache.set(key, { size })
  const found = (...keys: string[]) => keys.filter((key) => cache.has(key)).join(' ')
  put('a')
  put('b')
  assert.ok(cache.get('a'))
  for (const key of ['c', 'd', 'e']) put(key)
  assert.equal(found('a', 'b', 'c', 'd', 'e'), 'a d e')
  // A newer one of what is kept stays kept.
  put('a', 2)
  assert.equal(cache.get('a')?.size, 2)
  for (const key of ['1', '2', '3', '4', '5', '6', '7']) {
    put(key)
    cache.get(key)
  }
  assert.equal(found('a', '1', '2', '3', '4', '5', '6', '7'), '2 3 4 5 6 7')
  // By size too: 20 for what was asked for once, 60 for the rest.
  put('large', 21)
  assert.equal(found('large'), '')
  put('x', 20)
  cache.get('x')
  put('y', 20)
  cache.get('y')
  put('z', 19)
  cache.get('z')
  assert.equal(found('2', '7', 'x', 'y', 'z'), '7 x y z')
})
