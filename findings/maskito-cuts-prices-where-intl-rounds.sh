#!/usr/bin/env bash
# @maskito/kit 5.6.0: maskitoStringifyNumber() with `maximumFractionDigits: 2` writes 19.99 for 19.999, and 0.99 for 0.999.
#
# Expected: the option rounds, as the one of the same name of `Intl.NumberFormat` does (ECMA-402): 20 and 1.
# Happens: what is behind the second digit is cut off, as it is while somebody types.
# Matters: a price that was computed is a cent lower in the field than beside it on the page.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='@maskito/core@5.6.0 @maskito/kit@5.6.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { maskitoStringifyNumber } from '@maskito/kit'

const options = { maximumFractionDigits: 2 }
const seen = [19.999, 0.999, 1.25].map((price) => [new Intl.NumberFormat('en', options).format(price), maskitoStringifyNumber(price, options)])
console.log('Intl, Maskito', seen)
assert.deepEqual(seen, [['20', '19.99'], ['1', '0.99'], ['1.25', '1.25']], 'it rounds now')
JS
node "$folder/run.mjs"
