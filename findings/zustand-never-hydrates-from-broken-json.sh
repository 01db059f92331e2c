#!/usr/bin/env bash
# zustand 5.1.0: persist never says that it has hydrated if what is stored is no JSON.
#
# Expected: the store goes on with its first state, and `hasHydrated()` is true, as it is when nothing is stored.
# Happens: the state is the first one, `hasHydrated()` stays false and onFinishHydration() is never called. The next write to the store makes the text whole, and still it is false.
# Matters: a page that waits for the store, so as not to show an empty cart, waits for good after one write that was cut off.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='zustand@5.1.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { createJSONStorage, persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'

const start = async (text) => {
  const values = new Map(text === undefined ? [] : [['cart', text]])
  const storage = { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => values.set(key, value), removeItem: (key) => values.delete(key) }
  const store = createStore(persist(() => ({ count: 0 }), { name: 'cart', storage: createJSONStorage(() => storage), skipHydration: true }))
  let isFinished = false
  store.persist.onFinishHydration(() => {
    isFinished = true
  })
  await store.persist.rehydrate()
  store.setState({ count: 1 })
  const seen = [isFinished, store.persist.hasHydrated(), values.get('cart')]
  console.log(text, seen)
  return seen
}
const written = '{"state":{"count":1},"version":0}'
assert.deepEqual(await start(), [true, true, written])
assert.deepEqual(await start('{"state":{"count":5},"version":0}'), [true, true, written])
assert.deepEqual(await start('{"state":{"cou'), [false, false, written], 'it goes on now')
JS
node "$folder/run.mjs"
