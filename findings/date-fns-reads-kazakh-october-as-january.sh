#!/usr/bin/env bash
# date-fns 4.4.0 cannot read the names of months that it writes, in several of its locales, and takes some for another month without an error.
#
# Expected: what format() has written, parse() reads with the same pattern and locale; where a name is missing, the date is invalid.
# Happens: Armenian June and July are read as January, Kazakh September to November too, Frisian May as March. Croatian August and October are invalid, as Lithuanian March and Slovak Saturdays.
# Matters: a date picker in which shoppers type passes all tests that are made in a good month, and then orders are delivered in another one.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='date-fns@4.4.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { format, isValid, parse } from 'date-fns'
import * as locales from 'date-fns/locale'

const readBack = (name, pattern, month, day = 15) => {
  const date = new Date(2027, month - 1, day)
  const text = format(date, pattern, { locale: locales[name] })
  const read = parse(text, pattern, date, { locale: locales[name] })
  const result = isValid(read) ? read.getMonth() + 1 : 'invalid'
  console.log(name, text, 'is read as', result)
  return result
}
assert.equal(readBack('de', 'PPP', 10), 10)
for (const month of [6, 7]) assert.equal(readBack('hy', 'PPP', month), 1, 'Armenian June and July are read now')
for (const month of [9, 10, 11]) assert.equal(readBack('kk', 'PPP', month), 1, 'Kazakh autumns are read now')
assert.equal(readBack('fy', 'PPP', 5), 3, 'Frisian May is read as May now')
for (const month of [8, 10]) assert.equal(readBack('hr', 'PPP', month), 'invalid', 'Croatian August and October are read now')
assert.equal(readBack('lt', 'PPP', 3), 'invalid', 'Lithuanian March is read now')
assert.equal(readBack('sk', 'PPPP', 1, 2), 'invalid', 'Slovak Saturdays are read now')
JS
node "$folder/run.mjs"
