#!/usr/bin/env bash
# @formatjs/intl-numberformat 9.4.3 throws at 1000 in Italian, with `notation: "compact", compactDisplay: "long"`.
#
# Expected: “mille”, as in Node: a compact pattern may be a word without any digit (UTS 35, part 3, Compact Number Formats).
# Happens: a TypeError. 999, 1400 and 2000 are “999”, “1,4 mila” and “2 mila”, as in Node.
# Matters: a page with the number of products breaks on the day on which there are a thousand.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='@formatjs/intl-numberformat@9.4.3'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NumberFormat } from '@formatjs/intl-numberformat'

const data = readFileSync(fileURLToPath(import.meta.resolve('@formatjs/intl-numberformat/locale-data/it.js')), 'utf8')
new Function('Intl', data)({ NumberFormat: { __addLocaleData: (locale) => NumberFormat.__addLocaleData(locale) } })
const options = { notation: 'compact', compactDisplay: 'long' }
const polyfill = new NumberFormat('it', options)
const node = new Intl.NumberFormat('it', options)
console.log([999, 1400, 2000].map((count) => polyfill.format(count)), node.format(1000))
assert.deepEqual([999, 1400, 2000].map((count) => polyfill.format(count)), [999, 1400, 2000].map((count) => node.format(count)))
assert.equal(node.format(1000), 'mille')
assert.throws(() => polyfill.format(1000), TypeError, '1000 is a word now')
JS
node "$folder/run.mjs"
