#!/usr/bin/env bash
# i18next 26.7.2 shows the key if the plural form of a number has no text, even though `_other` has one.
#
# Expected: `other` is the form that every language has and the one that ICU messages fall back to.
# Happens: for French, Italian, Spanish and Portuguese, Unicode calls 1 000 000 "many", which translators rarely write. `_one` and `_other`
# are there, and the page shows "points". The same with Czech, 3 and no `_few`.
# Matters: no test with small numbers sees it.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='i18next@26.7.2'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import i18next from 'i18next'

const texts = { points_one: '{{count}} point', points_other: '{{count}} points' }
const french = i18next.createInstance()
await french.init({ lng: 'fr', showSupportNotice: false, resources: { fr: { translation: texts } } })
const seen = [1, 2, 999_999, 1_000_000].map((count) => french.t('points', { count }))
console.log(seen)
assert.deepEqual(seen, ['1 point', '2 points', '999999 points', 'points'], 'the missing form falls back now')
JS
node "$folder/run.mjs"
