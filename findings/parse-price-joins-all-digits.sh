#!/usr/bin/env bash
# parse-price 1.1.8 reads “2 x 1,99 €” as 21.99, and “5–10 €” as 510.
#
# Expected: one of the prices or no number; “ab 5 €” and “1.234,50 €” are read rightly.
# Happens: the digits of a text are put together, whatever stands between them. “9,99 € statt 12,99 €” is 9.9912.
# Matters: the package is for prices as pages show them, and nearly each page has prices with a range, a base price or an old price. There is no error, and the sum is wrong.
# Seen on 2026-11-30.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='parse-price@1.1.8'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import module from 'parse-price'

const parsePrice = module.default ?? module
const read = (text) => {
  const price = parsePrice(text)
  console.log(text, 'is', price)
  return price
}
assert.deepEqual(['ab 5 €', '1.234,50 €', 'CHF 1’234.50'].map(read), [5, 1234.5, 1234.5])
assert.deepEqual(['2 x 1,99 €', '5–10 €', '1,99 €/100 g', '9,99 € statt 12,99 €'].map(read), [21.99, 510, 199100, 9.9912], 'it tells numbers apart now')
JS
node "$folder/run.mjs"
