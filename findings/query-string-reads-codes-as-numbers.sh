#!/usr/bin/env bash
# query-string 10.0.0 with `parseNumbers` reads hexadecimal numbers, powers of ten and "Infinity".
#
# Expected: "if it's a number" (readme) means decimal digits; codes with letters stay texts.
# Happens: `0x10` is 16, `1e5` is 100000, `Infinity` is no text, and a blank before a number gets lost.
# Matters: one in a few thousand article or voucher codes is another one after the address was read.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='query-string@10.0.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import queryString from 'query-string'

const seen = { ...queryString.parse('article=0x10&voucher=1e5&size=Infinity&code=10a', { parseNumbers: true }) }
console.log(seen)
assert.deepEqual(seen, { article: 16, voucher: 100000, size: Infinity, code: '10a' }, 'codes stay texts now')
JS
node "$folder/run.mjs"
