#!/usr/bin/env bash
# i18next 26.7.2 shows the key if `count` is a numeral as a string.
#
# Expected: "3", as an attribute or a form field gives it, counts as 3; other values are converted where they are formatted.
# Happens: only a value of type number chooses a plural form. With '3' neither `_one` nor `_other` is looked up, only the bare key.
# Matters: a custom element's attribute `count="3"` handed through is enough; types do not cross an attribute.
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

const texts = { items_one: '{{count}} item', items_other: '{{count}} items', total: '{{sum, number}}' }
const english = i18next.createInstance()
await english.init({ lng: 'en', showSupportNotice: false, resources: { en: { translation: texts } } })
const seen = [english.t('items', { count: 3 }), english.t('items', { count: '3' }), english.t('total', { sum: '3000' })]
console.log(seen)
assert.deepEqual(seen, ['3 items', 'items', '3,000'], 'a count of text is understood now')
JS
node "$folder/run.mjs"
