#!/usr/bin/env bash
# ical.js 2.2.1 moves the 29th of February and the 31st of April to the next month, if a yearly rule names several days.
#
# Expected: a day that a month does not have is skipped, as section 3.3.10 of RFC 5545 says it must be, and as ical.js does in a monthly rule.
# Happens: `FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29` is also on the 1st of March in common years. With 29 alone it is right.
# Matters: the end of a month, for invoices or reminders, comes twice in three years of four, once in the wrong month.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='ical.js@2.2.1 rrule@2.8.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import ICAL from 'ical.js'
import rrule from 'rrule'

const days = (rule, start) => {
  const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromString(start + 'T09:00:00'))
  const ical = Array.from({ length: 4 }, () => iterator.next().toString().slice(0, 10))
  const text = 'DTSTART:' + start.replaceAll('-', '') + 'T090000Z\nRRULE:' + rule
  const other = rrule.rrulestr(text).all((_, index) => index < 4).map((date) => date.toISOString().slice(0, 10))
  console.log(rule, { 'ical.js': ical.join(' '), rrule: other.join(' ') })
  return [ical, other]
}
const [monthly, rightMonthly] = days('FREQ=MONTHLY;BYMONTHDAY=30,31', '2027-01-30')
assert.deepEqual(monthly, rightMonthly)
const [leap, rightLeap] = days('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', '2028-02-29')
assert.deepEqual(leap, rightLeap)
const [february, rightFebruary] = days('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29', '2027-02-28')
assert.deepEqual(rightFebruary, ['2027-02-28', '2028-02-28', '2028-02-29', '2029-02-28'])
assert.deepEqual(february, ['2027-02-28', '2027-03-01', '2028-02-28', '2028-02-29'], 'the 29th is skipped now')
const [april] = days('FREQ=YEARLY;BYMONTH=4,5;BYMONTHDAY=30,31', '2027-04-30')
assert.deepEqual(april, ['2027-04-30', '2027-05-01', '2027-05-30', '2027-05-31'], 'the 31st of April is skipped now')
JS
node "$folder/run.mjs"
