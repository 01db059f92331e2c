#!/usr/bin/env bash
# ical.js 2.2.1 gives days of a monthly rule again, and others never, if its months are not in rising order.
#
# Expected: `BYMONTH=12,6` is `BYMONTH=6,12`: RFC 5545 asks for no order (section 3.3.10), and in a yearly rule ical.js needs none.
# Happens: after June 2028 comes December 2029, then June 2029: December 2028 is missing, and the days go back in time.
# Matters: who reads until a date is reached stops too early, and a reminder or delivery is left out.
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
const [ordered, right] = days('FREQ=MONTHLY;BYDAY=-1FR;BYMONTH=6,12', '2028-06-30')
assert.deepEqual(ordered, right)
const [yearly] = days('FREQ=YEARLY;BYDAY=-1FR;BYMONTH=12,6', '2028-06-30')
assert.deepEqual(yearly, right)
const [monthly] = days('FREQ=MONTHLY;BYDAY=-1FR;BYMONTH=12,6', '2028-06-30')
assert.deepEqual(monthly, ['2028-06-30', '2029-12-28', '2029-06-29', '2030-12-27'], 'the order of months does not matter now')
JS
node "$folder/run.mjs"
