#!/usr/bin/env bash
# currency-codes 2.2.0 pays in leva in Bulgaria, and knows no Caribbean guilder.
#
# Expected: Bulgaria has the euro (since January 2026), and XCG is the currency of Curaçao and Sint Maarten (ISO 4217, since March 2025), as the newest release of a list of codes would say.
# Happens: the list in it is of June 2024. `country('Bulgaria')` is BGN, the euro has no Bulgaria, and `code('XCG')` is undefined. Croatia, which changed in 2023, is right.
# Matters: a shop that takes the currency of a country from it writes BGN into its JSON-LD and its product feed.
# Seen on 2026-11-30.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='currency-codes@2.2.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { code, country, publishDate } from 'currency-codes'

const codesOf = (name) => country(name).map((currency) => currency.code)
const seen = { publishDate, Croatia: codesOf('Croatia'), Bulgaria: codesOf('Bulgaria'), Curaçao: codesOf('Curaçao'), XCG: code('XCG') }
console.log(seen)
assert.deepEqual(seen, { publishDate: '2024-06-25', Croatia: ['EUR'], Bulgaria: ['BGN'], Curaçao: ['ANG'], XCG: undefined }, 'the list is another one now')
JS
node "$folder/run.mjs"
