#!/usr/bin/env bash
# @sinonjs/fake-timers 15.5.0: performance.mark() says startTime 0 at every time, while performance.now() follows the clock.
#
# Expected: one clock for both: the mark carries what now() says; its default set of fakes includes `performance`.
# Happens: mark() returns an entry with startTime 0 and is not recorded: getEntriesByName() is empty.
# Matters: code that measures with marks reads 0 ms in every test, so a wrong order or a missing mark goes unseen.
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

const clock = FakeTimers.install({ now: 0 })
clock.tick(500)
const seen = [performance.now(), performance.mark('painted').startTime, performance.getEntriesByName('painted').length]
clock.uninstall()
console.log('now, startTime of the mark, recorded marks:', seen)
assert.deepEqual(seen, [500, 0, 0], 'marks follow the clock now')
JS
node "$folder/run.mjs"
