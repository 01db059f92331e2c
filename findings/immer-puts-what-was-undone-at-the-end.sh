#!/usr/bin/env bash
# immer 11.2.13: the inverse patches of a deleted entry put it at the end of its Map, Set or object.
#
# Expected: after the inverse patches all is as before, as for an array, whose element comes back to its place.
# Happens: of a, b and c, with b deleted and restored, it is a, c and b. No patch has a place for what is no array.
# Matters: who takes back the removal of a line from a cart that is a Map finds it below the others.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='immer@11.2.13'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { applyPatches, enableMapSet, enablePatches, produceWithPatches } from 'immer'

enableMapSet()
enablePatches()
const undo = (state, remove) => {
  const [next, , inverse] = produceWithPatches(state, remove)
  return applyPatches(next, inverse)
}
const seen = {
  array: undo(['a', 'b', 'c'], (draft) => {
    draft.splice(1, 1)
  }),
  map: [...undo(new Map([['a', 1], ['b', 2], ['c', 3]]), (draft) => {
    draft.delete('b')
  }).keys()],
  set: [...undo(new Set(['a', 'b', 'c']), (draft) => {
    draft.delete('b')
  })],
  object: Object.keys(undo({ a: 1, b: 2, c: 3 }, (draft) => {
    delete draft.b
  })),
}
console.log(seen)
const moved = ['a', 'c', 'b']
assert.deepEqual(seen, { array: ['a', 'b', 'c'], map: moved, set: moved, object: moved }, 'the order comes back now')
JS
node "$folder/run.mjs"
