#!/usr/bin/env bash
# luxon 3.7.2 can not read “Di. 5.1.2027”, which it wrote itself, in German, nor any long date of Ukrainian and Bulgarian.
#
# Expected: fromFormat() reads what toFormat() writes with the same pattern and locale, as in French, Polish or Greek.
# Happens: in German, `EEE` writes “Di.” with the full stop that CLDR gives to a weekday beside a date, and reads “Di” only. `DDD` in Ukrainian and Bulgarian ends with the letter for “year”, which it does not read, and the weekday of a Finnish `DDDD` has another case than the one it looks for.
# Matters: dates of delivery that a page shows and a script reads again are invalid in four languages, whatever the day.
# Seen on 2026-11-29 with the locale data of Node 20.20.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='luxon@3.7.2'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { DateTime } from 'luxon'

const readBack = (locale, format) => {
  const text = DateTime.fromISO('2027-01-05', { locale }).toFormat(format)
  const { isValid } = DateTime.fromFormat(text, format, { locale })
  console.log(locale, format, text, isValid ? 'is read' : 'is not read')
  return isValid
}
for (const locale of ['fr', 'pl', 'el', 'cs']) for (const format of ['EEE d.M.yyyy', 'DDD', 'DDDD']) assert.equal(readBack(locale, format), true)
assert.equal(readBack('de', 'EEEE d.M.yyyy'), true)
assert.equal(readBack('de', 'EEE d.M.yyyy'), false, 'it reads German weekdays now')
assert.deepEqual([readBack('uk', 'DDD'), readBack('bg', 'DDD'), readBack('fi', 'DDDD')], [false, false, false], 'it reads long dates now')
JS
node "$folder/run.mjs"
