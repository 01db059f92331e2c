#!/usr/bin/env bash
# dayjs 1.11.23 reads “1 grudnia 2027”, which it wrote itself, as the 1st of December 2028.
#
# Expected: customParseFormat reads what format() writes with the same pattern and locale, or says that it is invalid; January to November are right.
# Happens: in Polish, Ukrainian and Lithuanian, whose months have another form beside a day, December is a year late. In strict mode it is invalid.
# Matters: orders, offers and dates of delivery before Christmas move by a year, in three languages, and tests in eleven months of twelve pass.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='dayjs@1.11.23'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import localizedFormat from 'dayjs/plugin/localizedFormat.js'
import 'dayjs/locale/de.js'
import 'dayjs/locale/lt.js'
import 'dayjs/locale/pl.js'
import 'dayjs/locale/uk.js'

dayjs.extend(customParseFormat)
dayjs.extend(localizedFormat)
const readBack = (locale, month) => {
  const text = dayjs(new Date(2027, month - 1, 1)).locale(locale).format('LL')
  const result = [dayjs(text, 'LL', locale).format('YYYY-MM-DD'), dayjs(text, 'LL', locale, true).isValid()]
  console.log(locale, text, 'is read as', ...result)
  return result
}
assert.deepEqual(readBack('de', 12), ['2027-12-01', true])
for (const locale of ['pl', 'uk', 'lt']) {
  for (let month = 1; month < 12; month += 1) assert.deepEqual(readBack(locale, month), ['2027-' + String(month).padStart(2, '0') + '-01', true])
  assert.deepEqual(readBack(locale, 12), ['2028-12-01', false], 'December stays in its year now')
}
JS
node "$folder/run.mjs"
