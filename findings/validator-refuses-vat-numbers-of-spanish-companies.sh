#!/usr/bin/env bash
# validator 13.15.35: isVAT() refuses the numbers of Spanish companies, and Irish ones with two letters.
#
# Expected: the forms in the table of VIES, the register of the EU, are accepted: `ESX9999999X`, whose last X is a digit for most companies, and `IE9999999WI`.
# Happens: the last sign of a Spanish number must be a letter, as in those of persons; of two Irish letters the second must be W. The other 25 states are right.
# Matters: customers with a number are companies: in Spain nearly all of them are refused, while those in a test’s examples pass.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='validator@13.15.35'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import validator from 'validator'

const seen = {}
const table = `
ATU12345675 BE0123456749 BE1000000021 BG123456789 BG1234567890 CY12345678X CZ12345678 CZ123456789 CZ1234567890 DE123456789 DK12345678
EE123456789 EL123456789 ES12345678Z ESX1234567L ESB12345674 FI12345678 FR12123456789 FRAB123456789 HR12345678901 HU12345678 IE1234567T
IE1234567WI IT12345678901 LT123456789 LT123456789012 LU12345678 LV12345678901 MT12345678 NL123456782B90 PL1234567890 PT123456789 RO12
RO1234567890 SE123456789001 SI12345678 SK1234567890`
for (const number of table.trim().split(/\s+/)) {
  seen[number] = validator.isVAT(number, number.slice(0, 2))
}
const refused = Object.keys(seen).filter((number) => !seen[number])
console.log('refused:', refused)
assert.deepEqual(refused, ['ESB12345674', 'IE1234567WI'], 'they are accepted now')
JS
node "$folder/run.mjs"
