#!/usr/bin/env bash
# jotai 2.20.3: a storage of createJSONStorage returns the same object for two keys that hold the same text.
#
# Expected: each key is parsed by itself; the cache, which keeps an unchanged value identical, belongs to its key.
# Happens: only the last text is remembered, whatever the key. Read `a`, then `b` with an equal text: both are one object. And reading
# two keys in turn parses anew each time, so the value of an unchanged key is a new object.
# Matters: an empty list in the first key that someone pushes to changes the list of the second key as well.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='jotai@2.20.3'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { createJSONStorage } from 'jotai/vanilla/utils'

const texts = new Map([['watched', '[]'], ['compared', '[]'], ['theme', '{"dark":true}']])
const storage = createJSONStorage(() => ({ getItem: (key) => texts.get(key) ?? null, setItem() {}, removeItem() {} }))
const shared = storage.getItem('watched', []) === storage.getItem('compared', [])
const theme = storage.getItem('theme', {})
storage.getItem('watched', [])
const kept = storage.getItem('theme', {}) === theme
console.log({ shared, kept })
assert.equal(shared, true, 'each key has its own object now')
assert.equal(kept, false, 'an unchanged value is kept per key now')
JS
node "$folder/run.mjs"
