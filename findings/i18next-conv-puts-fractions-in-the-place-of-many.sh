#!/usr/bin/env bash
# i18next-conv 16.0.0: on the way to PO the Polish form for fractions, `_other`, takes the place of `_many`.
# 
# Expected: PO has three Polish plural forms, one, few and many, so the fourth of i18next gets lost.
# Happens: many gets lost. Its text is overwritten by that of `_other`, and comes back from PO as `_many`. Czech, Slovak and Ukrainian have the same four.
# Matters: after a round through the translators' editor "5 kart" is "5 karty", in each number above four, and no key is missing.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='i18next-conv@16.0.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { gettextToI18next, i18nextToPo } from 'i18next-conv'

const texts = { card_one: '{{count}} karta', card_few: '{{count}} karty', card_many: '{{count}} kart', card_other: '{{count}} karty (1,5)' }
const po = await i18nextToPo('pl', JSON.stringify(texts), { compatibilityJSON: 'v4' })
const back = JSON.parse(await gettextToI18next('pl', po, { compatibilityJSON: 'v4' }))
console.log(String(po).split('\n\n')[1], back)
const { card_other: fraction, ...whole } = texts
assert.deepEqual(back, { ...whole, card_many: fraction }, 'the forms are kept now')
JS
node "$folder/run.mjs"
