#!/usr/bin/env bash
# cache-manager 7.2.9: what get() finds in the second store is not copied into the first one, what wrap() finds is.
#
# Expected: with two stores, a hit in the slower one fills the faster one, whichever method asked.
# Happens: only wrap() writes the value back. get() asks the slower store again and again.
# Matters: a service that reads with get() and writes with set() has a memory level that is empty after each restart and stays so.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='cache-manager@7.2.9 keyv@5.6.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { createCache } from 'cache-manager'
import { Keyv } from 'keyv'

const readBy = async (method) => {
  const stores = [new Keyv(), new Keyv()]
  await stores[1].set('price', 5)
  const cache = createCache({ stores })
  const value = method === 'get' ? await cache.get('price') : await cache.wrap('price', () => 6)
  await new Promise((done) => setTimeout(done, 50))
  const seen = [value, await stores[0].get('price')]
  console.log(method, seen)
  return seen
}
assert.deepEqual(await readBy('wrap'), [5, 5])
assert.deepEqual(await readBy('get'), [5, undefined], 'get() fills the first store now')
JS
node "$folder/run.mjs"
