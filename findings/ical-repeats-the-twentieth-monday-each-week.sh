#!/usr/bin/env bash
# ical.js 2.2.1 repeats each week what RFC 5545 puts on the 20th Monday of a year, one of the examples of that standard.
#
# Expected: `FREQ=YEARLY;BYDAY=20MO` is one day a year (section 3.8.5.3), as in rrule 2.8.1, since ical.js knows the 9th Monday.
# Happens: up to 9 it counts. From 10 on the first day is right, and then each Monday follows.
# Matters: hours of a shop or sales from a calendar are announced for each week of the year.
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
const [ninth, rightNinth] = days('FREQ=YEARLY;BYDAY=9MO', '1997-03-03')
assert.deepEqual(ninth, rightNinth)
const [tenth] = days('FREQ=YEARLY;BYDAY=10MO', '1997-03-10')
assert.deepEqual(tenth, ['1997-03-10', '1997-03-17', '1997-03-24', '1997-03-31'], 'the 10th Monday is once a year now')
const [twentieth, rightTwentieth] = days('FREQ=YEARLY;BYDAY=20MO', '1997-05-19')
assert.deepEqual(rightTwentieth, ['1997-05-19', '1998-05-18', '1999-05-17', '2000-05-15'])
assert.deepEqual(twentieth, ['1997-05-19', '1997-05-26', '1997-06-02', '1997-06-09'], 'the 20th Monday is once a year now')
JS
node "$folder/run.mjs"
