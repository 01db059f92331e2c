#!/usr/bin/env bash
# hdr-histogram-js 3.0.1: subtract() of a histogram that has more than the other leaves counts of four thousand millions.
#
# Expected: it throws, as that of Java does ("The other histogram count at value … is larger than this one's"), and changes nothing.
# Happens: the count of one minus two is 4294967295, the total -2.
# Matters: who keeps the last snapshot of a worker and subtracts it, to see what has come since, gets this when the worker was restarted.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='hdr-histogram-js@3.0.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { build } from 'hdr-histogram-js'

const [now, before] = [build(), build()]
now.recordValue(5)
for (const value of [5, 5, 7]) before.recordValue(value)
now.subtract(before)
console.log('total', now.totalCount, 'at 5', now.getCountAtIndex(5))
assert.equal(now.totalCount, -2, 'it is refused or counted differently now')
assert.equal(now.getCountAtIndex(5), 2 ** 32 - 1)
JS
node "$folder/run.mjs"
