#!/usr/bin/env bash
# arktype 2.2.10: `string.date.iso` accepts “2027-02-31”, and `string.date.iso.parse` makes the 3rd of March of it.
#
# Expected: a day that its month does not have is no date (ISO 8601, and RFC 3339, section 5.7), and zod 4.6.7 refuses it.
# Happens: the 32nd is refused, the 29th to 31st are not: the digits are checked, and the rest is left to Date, which counts on.
# Matters: a date of birth or delivery that does not exist is stored as another one, with no error for the shopper.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='arktype@2.2.10 zod@4.6.7'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { type } from 'arktype'
import { iso } from 'zod'

const accept = (text) => !(type('string.date.iso')(text) instanceof type.errors)
const seen = {
  last: accept('2027-02-28'),
  next: accept('2027-02-31'),
  far: accept('2027-02-32'),
  parsed: type('string.date.iso.parse')('2027-02-31').toISOString().slice(0, 10),
  zod: iso.date().safeParse('2027-02-31').success,
}
console.log(seen)
assert.deepEqual(seen, { last: true, next: true, far: false, parsed: '2027-03-03', zod: false }, 'it is refused now')
JS
node "$folder/run.mjs"
