#!/usr/bin/env bash
# node-polyglot 2.6.0 knows the Slovenian plural for `sl-SL` only, which is no locale; for `sl` and `sl-SI` it counts as in English.
#
# Expected: the four Slovenian forms, which it has a rule for, are used for the locale `sl`.
# Happens: the rule stands under `sl-SL` (SL is Sierra Leone). `sl` and `sl-SI` fall back on two forms, and so do `sr` and `bs`, though `sr-RS` has three.
# Matters: three and four, five and a hundred items are all shown with the form for two, and the other forms in the texts are never read. Nothing is logged.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='node-polyglot@2.6.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import Polyglot from 'node-polyglot'

const PHRASES = { cart: 'one |||| two |||| few |||| other' }
const forms = (locale) => [1, 2, 3, 5, 101].map((smart_count) => new Polyglot({ locale, phrases: PHRASES }).t('cart', { smart_count }))
const right = [1, 2, 3, 5, 101].map((count) => new Intl.PluralRules('sl').select(count))
const seen = Object.fromEntries(['sl', 'sl-SI', 'sl-SL', 'bs', 'sr', 'sr-RS'].map((locale) => [locale, forms(locale)]))
console.log(right, seen)
assert.deepEqual(seen['sl-SL'], right)
for (const locale of ['sl', 'sl-SI', 'bs', 'sr']) assert.deepEqual(seen[locale], ['one', 'two', 'two', 'two', 'two'], `${locale} has its own rule now`)
assert.deepEqual(seen['sr-RS'], ['one', 'two', 'two', 'few', 'one'])
JS
node "$folder/run.mjs"
