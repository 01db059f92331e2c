#!/usr/bin/env bash
# @maskito/kit 5.6.0 makes “05.02.27” of “5.3.2027”, and “09:0” of “9:30”.
#
# Expected: a separator ends its part, so that “5.3.2027” becomes “05.03.2027”, as most people write a date in German.
# Happens: only the digits are read, one after the other: “5” becomes “05”, and the rest is “32027”, whose month cannot be 32. “15.3.2027” is “15.03.027”.
# Matters: a date that is pasted, filled in by the browser or set by a script is another one, and looks like one that is half typed.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='@maskito/core@5.6.0 @maskito/kit@5.6.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { maskitoTransform } from '@maskito/core'
import { maskitoDateOptionsGenerator, maskitoTimeOptionsGenerator } from '@maskito/kit'

const date = maskitoDateOptionsGenerator({ mode: 'dd/mm/yyyy', separator: '.' })
const time = maskitoTimeOptionsGenerator({ mode: 'HH:MM' })
const dates = ['05.03.2027', '5.3.2027', '15.3.2027', '1.3.2027'].map((text) => maskitoTransform(text, date))
const times = ['09:30', '9:30'].map((text) => maskitoTransform(text, time))
console.log(dates, times)
assert.deepEqual(dates, ['05.03.2027', '05.02.27', '15.03.027', '13.02.27'], 'separators end a part now')
assert.deepEqual(times, ['09:30', '09:0'])
JS
node "$folder/run.mjs"
