#!/usr/bin/env bash
# structured-headers 2.1.0 writes 1.0005 as `1.`, which is no valid value, and rounds 0.0025 up.
#
# Expected: RFC 9651, section 4.1.5: three digits at most, rounded to the nearest and half-way to the even one, and at least one digit behind the point: `1.0` and `0.002`.
# Happens: zeros at the end are cut off with the first of them too, and halves go wherever the floating point number goes. `1.0` that was read is written as the integer `1`.
# Matters: its own parser, and others, refuse a header with `1.`. It depends on the number, so it fails for one measured value in a thousand.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='structured-headers@2.1.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { parseItem, serializeItem } from 'structured-headers'

const seen = [1.0005, 0.0025, 0.0015, 1.25].map((number) => serializeItem(number))
const again = serializeItem(parseItem('1.0'))
console.log(seen, again)
assert.deepEqual(seen, ['1.', '0.003', '0.002', '1.25'], 'numbers are written differently now')
assert.equal(again, '1')
assert.throws(() => parseItem(seen[0]))
JS
node "$folder/run.mjs"
