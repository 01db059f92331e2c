#!/usr/bin/env bash
# date-holidays 3.37.0 has no public holiday on the 26th of December in Bulgaria, and no day off for holidays on a weekend.
#
# Expected: the 24th, 25th and 26th are public holidays (Labour Code of Bulgaria, article 154, paragraph 1), and if they fall on a weekend, the first or the first two working days after are free (paragraph 2, since 2017).
# Happens: the 26th is an observance only. In 2027, Christmas is on a Friday, Saturday and Sunday; Monday the 27th and Tuesday the 28th are working days. Substitute days of other countries, such as the United Kingdom, are there.
# Matters: a date of delivery is promised for days on which nobody delivers.
# Seen on 2026-11-30.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='date-holidays@3.37.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import Holidays from 'date-holidays'

const freeDays = (country) => {
  const days = new Holidays(country).getHolidays(2027).filter(({ type, date }) => type === 'public' && date >= '2027-12-20').map(({ date }) => date.slice(0, 10))
  console.log(country, days)
  return days
}
assert.deepEqual(freeDays('GB'), ['2027-12-25', '2027-12-26', '2027-12-27', '2027-12-28'])
assert.deepEqual(freeDays('BG'), ['2027-12-24', '2027-12-25'], 'Bulgaria has other holidays now')
JS
node "$folder/run.mjs"
