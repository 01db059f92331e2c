#!/usr/bin/env bash
# currency.js 2.0.4 drops the minus sign that Intl writes in Slovenian, Croatian and Swedish.
#
# Expected: what `Intl.NumberFormat` has formatted can be read again, and fails at least where it can't.
# Happens: the sign U+2212 is skipped as any other symbol: −5,50 € becomes 5.50.
# Matters: a discount that was formatted and read again is added to the sum.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='currency.js@2.0.4'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import currency from 'currency.js'

const seen = ['sl-SI', 'de-DE'].map((locale) => {
  const text = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(-5.5)
  return [text, currency(text, { decimal: ',' }).value]
})
console.log(seen)
assert.deepEqual(seen.map(([, value]) => value), [5.5, -5.5], 'the minus sign is kept now')
JS
node "$folder/run.mjs"
