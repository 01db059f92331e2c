#!/usr/bin/env bash
# unstorage 1.17.6: removeItem() leaves what setMeta() has stored, and the next item of this key has it.
#
# Expected: meta data belongs to an item and goes with it.
# Happens: it is kept under a key of its own, `a$`, that is removed only with `removeMeta: true`. getMeta() of the key returns it while there is no item, and for a new one.
# Matters: an expiry or an entity tag of a deleted entry is applied to the entry that takes its place.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='unstorage@1.17.6'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { createStorage } from 'unstorage'

const storage = createStorage()
await storage.setItem('page', 'old')
await storage.setMeta('page', { etag: '"old"' })
await storage.removeItem('page')
const removed = { ...(await storage.getMeta('page')) }
await storage.setItem('page', 'new')
const seen = [removed, await storage.getItem('page'), { ...(await storage.getMeta('page')) }]
console.log(seen)
assert.deepEqual(seen, [{ etag: '"old"' }, 'new', { etag: '"old"' }], 'meta data is removed with its item now')
await storage.removeItem('page', { removeMeta: true })
assert.deepEqual({ ...(await storage.getMeta('page')) }, {})
JS
node "$folder/run.mjs"
