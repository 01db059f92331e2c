#!/usr/bin/env bash
# node-cache 5.1.2: with `maxKeys`, a full cache refuses a new value for a key that it has, and counts keys that have expired.
#
# Expected: `maxKeys` limits the number of keys, so that replacing a value is allowed, and an expired key makes room.
# Happens: set() throws "Cache max keys amount exceeded" as soon as the number is reached, for each key. Expired ones count until the next check, 10 minutes apart by default.
# Matters: from the moment it is full the cache serves old values, and each update is an exception in the request that wanted to store it.
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

const full = /max keys amount exceeded/
const cache = new NodeCache({ maxKeys: 1 })
cache.set('price', 5)
assert.throws(() => cache.set('price', 6), full, 'values can be replaced now')
assert.equal(cache.get('price'), 5)

const expired = new NodeCache({ maxKeys: 1 })
expired.set('price', 5, 0.01)
await new Promise((done) => setTimeout(done, 50))
console.log(expired.keys(), expired.getStats().keys)
assert.throws(() => expired.set('stock', 1), full, 'expired keys make room now')
JS
node "$folder/run.mjs"
