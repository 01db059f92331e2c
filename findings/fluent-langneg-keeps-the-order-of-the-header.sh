#!/usr/bin/env bash
# @fluent/langneg 0.7.0: acceptedLanguages() returns languages in the order of the header, without a look at `q`.
#
# Expected: `en;q=0.5, de` is read as German first, then English, as RFC 9110, section 12.5.4, gives the weights their meaning.
# Happens: the weights are cut off, the order stays. A language with `q=0`, which the visitor refuses, is in the list too.
# Matters: the list goes to negotiateLanguages(), where the first that fits wins: a visitor who prefers German gets the English shop.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='@fluent/langneg@0.7.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { acceptedLanguages, negotiateLanguages } from '@fluent/langneg'

const pick = (header) => {
  const wanted = acceptedLanguages(header)
  const [best] = negotiateLanguages(wanted, ['de', 'en', 'fr'], { defaultLocale: 'fr', strategy: 'lookup' })
  console.log(header, '->', wanted, best)
  return best
}
assert.equal(pick('en;q=0.5, de'), 'en', 'weights are read now')
assert.equal(pick('en;q=0.5, de;q=0.9'), 'en')
assert.equal(pick('de;q=0, en'), 'de', 'a refused language is left out now')
JS
node "$folder/run.mjs"
