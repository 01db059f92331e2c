#!/usr/bin/env bash
# validator 13.15.35: isCurrency() refuses amounts as `Intl.NumberFormat` writes them, with a no-break space before the sign.
#
# Expected: `allow_space_after_digits` is about the space that German, French and Polish amounts have, which is U+00A0 in CLDR.
# Happens: “1.234,50 €” is valid with the plain space, and invalid with the one that Intl writes; both look the same.
# Matters: a shopper who copies a price from the page into a field is told that it is no amount.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='validator@13.15.35'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import validator from 'validator'

const options = { symbol: '€', symbol_after_digits: true, allow_space_after_digits: true, thousands_separator: '.', decimal_separator: ',' }
const text = new Intl.NumberFormat('de', { style: 'currency', currency: 'EUR' }).format(1234.5)
const seen = [text.replace('\u00a0', ' '), text].map((amount) => [JSON.stringify(amount), validator.isCurrency(amount, options)])
console.log(seen)
assert.deepEqual(seen.map(([, valid]) => valid), [true, false], 'the no-break space is a space now')
JS
node "$folder/run.mjs"
