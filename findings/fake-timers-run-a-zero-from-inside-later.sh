#!/usr/bin/env bash
# @sinonjs/fake-timers 15.5.0: a setTimeout of 0 ms from inside a timer is due 1 ms later, one from outside at once.
#
# Expected: tick(0) runs all that is due at this moment, so also what a callback asked for with 0 ms.
# Happens: while a tick runs, 0 counts as 1. tick(0) runs the outer timer only; the clock must move on by 1 ms for the inner one.
# Matters: a step that defers by setTimeout(0) twice needs a tick more than the code says, and Date moves with it.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='@sinonjs/fake-timers@15.5.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import FakeTimers from '@sinonjs/fake-timers'

const clock = FakeTimers.createClock()
const ran = []
clock.setTimeout(() => {
  ran.push(`outer at ${clock.now}`)
  clock.setTimeout(() => ran.push(`inner at ${clock.now}`), 0)
}, 0)
clock.tick(0)
const afterZero = [...ran]
clock.tick(1)
console.log(afterZero, ran)
assert.deepEqual(afterZero, ['outer at 0'], 'tick(0) runs the inner timer now')
assert.deepEqual(ran, ['outer at 0', 'inner at 1'], 'the inner timer runs at another time now')
JS
node "$folder/run.mjs"
