#!/usr/bin/env bash
# @sindresorhus/slugify 3.0.1: "KÄSE" becomes `k-ae-se`, "MÜNCHEN" `m-ue-nchen`.
#
# Expected: as "Käse" is `kaese` and "SALE" is `sale`, a word in capitals is one word, with umlauts or without.
# Happens: "Ä" is replaced by "Ae" first, and then "KAeSE" is cut where capitals and small letters meet, as "fooBar" is. "É" becomes one letter and is no harm.
# Matters: headlines and brands in capitals get addresses that differ from those in small letters; `decamelize: false` is the remedy.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='@sindresorhus/slugify@3.0.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import slugify from '@sindresorhus/slugify'

const seen = ['Käse', 'SALE', 'CAFÉ', 'KÄSE', 'MÜNCHEN', 'GRÖSSE'].map((text) => slugify(text))
const whole = slugify('KÄSE', { decamelize: false })
console.log(seen, whole)
assert.deepEqual(seen.slice(0, 3), ['kaese', 'sale', 'cafe'])
assert.deepEqual(seen.slice(3), ['k-ae-se', 'm-ue-nchen', 'gr-oe-sse'], 'words with umlauts stay whole now')
assert.equal(whole, 'kaese')
JS
node "$folder/run.mjs"
