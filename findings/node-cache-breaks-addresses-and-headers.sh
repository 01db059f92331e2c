#!/usr/bin/env bash
# node-cache 5.1.2: a URL can't be stored, and stored Headers can't be read.
#
# Expected: the copies that the cache makes are structured clones, or it keeps objects that it can't copy as they are.
# Happens: the copy gets the prototype and no private fields. For Headers set() and get() succeed, and reading any value throws "Cannot read private member".
# Matters: a class of the shop with a `#field` fails like Headers, and only when the value comes from the cache. `useClones: false` is the remedy.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='node-cache@5.1.2'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import NodeCache from 'node-cache'

class Price {
  #cents = 500
  get euros() {
    return this.#cents / 100
  }
}
const STORED = { Headers: [new Headers({ a: 'b' }), (headers) => headers.get('a')], Price: [new Price(), (price) => price.euros] }
for (const [name, [value, read]] of Object.entries(STORED)) {
  const cache = new NodeCache()
  assert.equal(cache.set('a', value), true)
  const copy = cache.get('a')
  assert.equal(copy instanceof value.constructor, true)
  assert.throws(() => read(copy), /private member/, `${name} is copied now`)
  const shared = new NodeCache({ useClones: false })
  shared.set('a', value)
  console.log(name, read(shared.get('a')))
}
assert.throws(() => new NodeCache().set('a', new URL('https://a.de/')), /private member/, 'URLs can be stored now')
JS
node "$folder/run.mjs"
