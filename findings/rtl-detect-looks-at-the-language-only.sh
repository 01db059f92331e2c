#!/usr/bin/env bash
# rtl-detect 1.1.2: the direction of a locale is taken from its language, whatever its script is.
#
# Expected: `az-Arab`, `tr-Arab` and `pa-PK` run from right to left, `ar-Latn` and Kurdish in Latin letters do not, as the scripts of CLDR say.
# Happens: the script is not looked at, and a list of languages decides: Arabic in Latin letters is "rtl", Azerbaijani in Arabic ones "ltr", Kurdish always "rtl". The old code `iw` for Hebrew, Kashmiri and Syriac are missing.
# Matters: `dir` of the page, and with it every margin, is wrong for locales that name their script, which is why they name it.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='rtl-detect@1.1.2'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import rtl from 'rtl-detect'

const LOCALES = ['ar', 'ar-Latn', 'az-Arab', 'tr-Arab', 'sd-Deva', 'ku', 'pa-PK', 'ks', 'iw']
const seen = {}
for (const locale of LOCALES) {
  const { script } = new Intl.Locale(locale).maximize()
  seen[locale] = [rtl.getLangDir(locale), ['Arab', 'Hebr'].includes(script) ? 'rtl' : 'ltr', script]
}
console.log(seen)
const wrong = LOCALES.filter((locale) => seen[locale][0] !== seen[locale][1])
assert.deepEqual(wrong, LOCALES.slice(1), 'scripts are looked at now')
JS
node "$folder/run.mjs"
