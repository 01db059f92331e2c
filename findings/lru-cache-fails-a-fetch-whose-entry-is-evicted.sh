#!/usr/bin/env bash
# lru-cache 11.5.3: fetch() rejects with "evicted" if other keys push its entry out before the answer is there.
#
# Expected: `max` limits what is kept; whoever waits for a value gets it, kept or not.
# Happens: the waiting entry counts, its eviction aborts the request, and the caller sees an Error that no server sent.
# `ignoreFetchAbort: true` lets it finish.
# Matters: more parallel requests than `max`, as after a restart, are errors of a cache in front of a healthy service.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='lru-cache@11.5.3'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { LRUCache } from 'lru-cache'

const fetchThroughFull = async (options) => {
  const answers = []
  const fetchMethod = (key) => new Promise((answer) => answers.push(() => answer(`page ${key}`)))
  const cache = new LRUCache({ max: 2, fetchMethod, ...options })
  const waiting = Promise.allSettled(['a', 'b', 'c'].map((key) => cache.fetch(key)))
  for (const answer of answers) answer()
  return (await waiting).map(({ value, reason }) => value ?? reason.message)
}
const seen = [await fetchThroughFull(), await fetchThroughFull({ ignoreFetchAbort: true })]
console.log(seen)
assert.deepEqual(seen[0], ['evicted', 'page b', 'page c'], 'an evicted fetch ends differently now')
assert.deepEqual(seen[1], ['page a', 'page b', 'page c'], 'ignoreFetchAbort differs now')
JS
node "$folder/run.mjs"
