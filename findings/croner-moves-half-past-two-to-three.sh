#!/usr/bin/env bash
# croner 11.0.1 and cron 4.4.0 run a job of 2:30 at 3:00 on the day on which clocks go forward.
# 
# Expected: the hour from 2 to 3 is skipped, so the job is due at 3:30, where cron-parser 5.10.6 has it and Temporal and Date put that time.
# Happens: both run it at the end of the gap. Croner leaves out a job of each half hour from 2 to 3 for that day, cron runs it once, cron-parser twice.
# Matters: two jobs that were to be half an hour apart, a backup and what it must find done, start together on one night of the year.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='croner@11.0.1 cron@4.4.0 cron-parser@5.10.6'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { CronTime } from 'cron'
import { CronExpressionParser } from 'cron-parser'
import { Cron } from 'croner'

const timezone = 'Europe/Berlin'
const start = new Date('2027-03-27T12:00:00+01:00')
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, day: 'numeric', hour: 'numeric', minute: 'numeric' })
const dueOn28th = (expression) => {
  const parsed = CronExpressionParser.parse(expression, { tz: timezone, currentDate: start })
  const time = new CronTime(expression, timezone)
  const first = time.getNextDateFrom(start, timezone)
  const dates = {
    croner: new Cron(expression, { timezone }).nextRuns(2, start),
    cron: [first.toJSDate(), time.getNextDateFrom(first, timezone).toJSDate()],
    parser: [parsed.next().toDate(), parsed.next().toDate()],
  }
  const due = {}
  for (const [name, list] of Object.entries(dates)) {
    due[name] = list.map((date) => clock.format(date)).filter((text) => text.startsWith('28')).map((text) => text.slice(-5))
  }
  console.log(expression, due)
  return due
}
assert.deepEqual(dueOn28th('30 2 * * *'), { croner: ['03:00'], cron: ['03:00'], parser: ['03:30'] }, 'they agree now')
assert.deepEqual(dueOn28th('*/30 2 * * *'), { croner: [], cron: ['03:00'], parser: ['03:00', '03:30'] }, 'they agree now')
JS
node "$folder/run.mjs"
