#!/usr/bin/env bash
# jotai 2.20.3 does not abort the signal of a read function when the last subscriber leaves.
#
# Expected: the signal ends a request that nobody waits for any more, as an effect's cleanup would.
# Happens: only a new calculation aborts the old one. On purpose since 2024 (pull request 2627), where a test had said the opposite.
# Matters: closing a search box lets its requests run; one that only unmounting should stop needs onMount and an own controller.
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
const term = atom('coffee')
const signals = []
const hits = atom((get, { signal }) => {
  signals.push(signal)
  get(term)
  return new Promise(() => {})
})
const leave = store.sub(hits, () => {})
store.set(term, 'tea')
leave()
const aborted = signals.map((signal) => signal.aborted)
console.log('aborted after a change, after the last left:', aborted)
assert.deepEqual(aborted, [true, false], 'the last one is aborted now')
JS
node "$folder/run.mjs"
