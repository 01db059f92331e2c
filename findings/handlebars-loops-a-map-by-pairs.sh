#!/usr/bin/env bash
# handlebars 4.7.10: `{{#each}}` of a Map gives pairs as values and numbers as keys, and `{{prices.milk}}` of it is empty.
#
# Expected: a Map is looped as an object with the same entries is, or not at all.
# Happens: `{{@key}}={{this}}` prints “0=milk,1”.
# Matters: who changes an object to a Map, to keep the order of article numbers, gets texts that are wrong in each row, with no error.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='handlebars@4.7.10'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import handlebars from 'handlebars'

const show = handlebars.compile('{{#each prices}}{{@key}}={{this}} {{/each}}[{{prices.milk}}]')
const object = { milk: 1, tea: 2 }
const seen = [show({ prices: object }), show({ prices: new Map(Object.entries(object)) })]
console.log(seen)
assert.deepEqual(seen, ['milk=1 tea=2 [1]', '0=milk,1 1=tea,2 []'], 'a Map is looped as an object now')
JS
node "$folder/run.mjs"
