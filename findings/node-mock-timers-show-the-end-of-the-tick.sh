#!/usr/bin/env bash
# Node 20.20: in a timer's callback, the mocked Date of node:test says the end of the tick, not the time the timer was due.
#
# Expected: as in Sinon and Jest: a timer of 5 ms runs when the mocked clock says 5, also if the test advances it by 50.
# Happens: tick(50) sets the clock first, then runs what is due: every callback sees 50. The API is marked experimental.
# Matters: code that notes when something happened gets one time for all; intervals and expiry are tested with wrong times.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { mock } from 'node:test'

mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 0 })
const seen = []
setTimeout(() => seen.push(Date.now()), 5)
setTimeout(() => seen.push(Date.now()), 20)
mock.timers.tick(50)
mock.timers.reset()
console.log('Node', process.version, seen)
assert.deepEqual(seen, [50, 50], 'a callback sees its own time now')
JS
node "$folder/run.mjs"
