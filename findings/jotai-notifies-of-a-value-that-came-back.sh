#!/usr/bin/env bash
# jotai 2.20.3 notifies subscribers when one write sets an atom to another value and back.
#
# Expected: a write is one transaction; listeners run once at its end, and not if the value is what it was before.
# Happens: the listener runs, with the same value as before. That of an atom derived from it too, if it was read in between.
# Matters: an optimistic change that the same write takes back starts work, such as a request or an announcement, for nothing.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='jotai@2.20.3'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { atom, createStore } from 'jotai/vanilla'

const store = createStore()
const count = atom(1)
const seen = []
store.sub(count, () => seen.push(store.get(count)))
const thereAndBack = atom(null, (_get, set) => {
  set(count, 2)
  set(count, 1)
})
store.set(count, 1)
assert.deepEqual(seen, [], 'setting the same value notifies')
store.set(thereAndBack)
console.log('notified with:', seen)
assert.deepEqual(seen, [1], 'there and back no longer notifies')
JS
node "$folder/run.mjs"
