#!/usr/bin/env bash
# keyv 5.6.0: clear() of one namespace empties the other ones too if they share a Map, and their iterators mix.
#
# Expected: a namespace is there "to avoid key collisions" in one store, and clear() takes the entries of its own.
# Happens: a Map gets the namespace only as a prefix of its keys; clear() clears the Map. The iterator of the first namespace gives the entries of the second and none of its own.
# Matters: tests and small services use a Map. Clearing the prices logs everyone out, which does not happen with Redis later.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='keyv@5.6.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { Keyv } from 'keyv'

const store = new Map()
const sessions = new Keyv({ store, namespace: 'sessions' })
const prices = new Keyv({ store, namespace: 'prices' })
await sessions.set('ann', 1)
await prices.set('milk', 2)
const entries = []
for await (const [key] of sessions.iterator({})) entries.push(key)
await prices.clear()
const seen = [entries, await sessions.get('ann'), store.size]
console.log(seen)
assert.deepEqual(seen, [['milk'], undefined, 0], 'namespaces of a Map are kept apart now')
JS
node "$folder/run.mjs"
