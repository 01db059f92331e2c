#!/usr/bin/env bash
# jsvat 2.5.4 refuses Belgian VAT numbers that begin with a one.
#
# Expected: BE1009999929 is valid; the first of the ten digits is 0 or 1 (royal decree of June 2003 on the enterprise number), and the last two are right.
# Happens: the format is wrong for it, as only numbers with a leading zero fit. jsvat-next takes both.
# Matters: companies with a new number can not buy without tax, those of before can, and examples in tests are old ones.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='jsvat@2.5.4 jsvat-next@3.0.4'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const check = (name, number) => {
  const { belgium, checkVAT } = require(name)
  const { isValid, isValidFormat } = checkVAT(number, [belgium])
  console.log(name, number, { isValid, isValidFormat })
  return isValid
}
const numberOf = (first) => `BE${first}${String(97 - (Number(first) % 97)).padStart(2, '0')}`
for (const name of ['jsvat', 'jsvat-next']) assert.equal(check(name, numberOf('04287594')), true)
assert.equal(check('jsvat-next', numberOf('10099999')), true)
assert.equal(check('jsvat', numberOf('10099999')), false, 'it takes numbers that begin with a one now')
JS
node "$folder/run.mjs"
