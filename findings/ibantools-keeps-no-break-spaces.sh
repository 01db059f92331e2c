#!/usr/bin/env bash
# ibantools 4.5.4: electronicFormatIBAN() leaves no-break spaces in, so a pasted IBAN is invalid.
#
# Expected: the function is there to turn the printed form, in groups of four, into the electronic one.
# Happens: plain spaces and hyphens go, U+00A0 and U+202F stay. Typography, PDF files and web pages put exactly those between the groups.
# Matters: a bank account copied from an invoice is refused by a checkout, and looks right to whoever reads it.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='ibantools@4.5.4'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { electronicFormatIBAN, isValidIBAN } from 'ibantools'

const isValid = (space) => {
  const iban = electronicFormatIBAN(['DE89', '3704', '0044', '0532', '0130', '00'].join(space))
  console.log(JSON.stringify(iban), isValidIBAN(iban))
  return isValidIBAN(iban)
}
assert.equal(isValid(' '), true)
assert.equal(isValid('\u00a0'), false, 'no-break spaces are removed now')
assert.equal(isValid('\u202f'), false, 'narrow no-break spaces are removed now')
JS
node "$folder/run.mjs"
