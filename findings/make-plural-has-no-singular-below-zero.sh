#!/usr/bin/env bash
# make-plural 8.1.0: minus one is never "one", in no language, and differs from Intl.
#
# Expected: plural rules of CLDR speak of the absolute value, so that −1 has the form of 1; Intl.PluralRules answers so.
# Happens: the functions compare the number as it is: −1 is "other" in German, "many" in Polish.
# Matters: texts compiled on a server and texts of the browser differ for credits, temperatures and differences of stock: "-1 days", "-1 day".
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='make-plural@8.1.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import * as plurals from 'make-plural'

const seen = {}
for (const locale of ['de', 'en', 'fr', 'es', 'pl', 'cs', 'sl', 'ar']) {
  const intl = new Intl.PluralRules(locale)
  seen[locale] = [1, -1].map((count) => [plurals[locale](count), intl.select(count)])
}
console.log(JSON.stringify(seen))
for (const [locale, [one, minusOne]] of Object.entries(seen)) {
  assert.deepEqual(one, ['one', 'one'])
  assert.deepEqual(minusOne, [locale === 'pl' ? 'many' : 'other', 'one'], `${locale} has a singular below zero now`)
}
JS
node "$folder/run.mjs"
