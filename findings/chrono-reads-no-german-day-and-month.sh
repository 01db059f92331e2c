#!/usr/bin/env bash
# chrono-node 2.10.3: in German it finds nothing in "am 5.11.", and "morgen um halb 8" is tomorrow at this time of the day.
# 
# Expected: the German parser knows how Germans write dates: 24.12.2026 is found, and "11/5" in English.
# Happens: day and month without a year are not found, of "zwischen 8 und 10 Uhr" only the end is, and half past seven is dropped.
# Matters: a delivery day that a customer types or a shop's text names is missing, or a wrong time is taken for a right one.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='chrono-node@2.10.3'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { de, en } from 'chrono-node'

const now = new Date(2026, 10, 4, 10, 15)
const read = (parser, text) =>
  parser.parse(text, now).map(({ text: part, start }) => {
    const date = start.date()
    return `${part}: ${date.getDate()}.${date.getMonth() + 1}. ${date.getHours()}:${date.getMinutes()}`
  })
const seen = { 'on 11/5': read(en, 'on 11/5') }
for (const text of ['am 24.12.2026', 'am 5.11.', 'zwischen 8 und 10 Uhr', 'morgen um halb 8']) seen[text] = read(de, text)
console.log(seen)
const today = {
  'on 11/5': ['11/5: 5.11. 12:0'],
  'am 24.12.2026': ['24.12.2026: 24.12. 12:0'],
  'am 5.11.': [],
  'zwischen 8 und 10 Uhr': ['10 Uhr: 4.11. 10:0'],
  'morgen um halb 8': ['morgen: 5.11. 10:15'],
}
assert.deepEqual(seen, today, 'it reads these otherwise now')
JS
node "$folder/run.mjs"
