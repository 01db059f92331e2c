#!/usr/bin/env bash
# prom-client 15.1.3: `inc(NaN)` is accepted, and the counter is NaN until the process ends.
#
# Expected: inc() throws for what cannot be counted: it does for -1 and for text.
# Happens: NaN passes the check, and every later sum with it is NaN. It is written as "Nan".
# Matters: one duration computed from a missing field silences an alert's rate() for the rest of the process's life.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='prom-client@15.1.3'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { Counter, Registry } from 'prom-client'

const register = new Registry()
const counter = new Counter({ name: 'bytes_total', help: 'Bytes sent', registers: [register] })
assert.throws(() => counter.inc(-1))
assert.throws(() => counter.inc('a'))
counter.inc(Number.NaN)
counter.inc(1)
const line = (await register.metrics()).trim().split('\n').at(-1)
console.log(line)
assert.equal(line, 'bytes_total Nan', 'NaN is refused or written differently now')
JS
node "$folder/run.mjs"
