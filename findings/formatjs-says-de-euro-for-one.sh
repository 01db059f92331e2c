#!/usr/bin/env bash
# @formatjs/intl-numberformat 9.4.3 writes “1 de euro” in Romanian, for each number.
#
# Expected: “1 euro”, “5 euro”, “20 de euro”: the pattern for names of units is chosen by the plural form (UTS 35, part 3, Currencies), as in Node.
# Happens: the pattern of the form “other” is taken for all, the name is chosen by the form.
# Matters: a Romanian shop that loads the polyfill for an old engine has wrong grammar in each price that is read out.
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

const data = readFileSync(fileURLToPath(import.meta.resolve('@formatjs/intl-numberformat/locale-data/ro.js')), 'utf8')
new Function('Intl', data)({ NumberFormat: { __addLocaleData: (locale) => NumberFormat.__addLocaleData(locale) } })
const options = { style: 'currency', currency: 'EUR', currencyDisplay: 'name', maximumFractionDigits: 0 }
const seen = [1, 5, 20].map((amount) => [new Intl.NumberFormat('ro', options).format(amount), new NumberFormat('ro', options).format(amount)])
console.log('Node, polyfill', seen)
assert.deepEqual(seen, [['1 euro', '1 de euro'], ['5 euro', '5 de euro'], ['20 de euro', '20 de euro']], 'the form is looked at now')
JS
node "$folder/run.mjs"
