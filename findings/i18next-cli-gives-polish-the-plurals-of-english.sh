#!/usr/bin/env bash
# i18next-cli 1.5.11 gives each language the plural forms of the first one: Polish gets `_one` and `_other`.
# 
# Expected: a key with a count becomes the forms that Intl.PluralRules knows for each of the `locales`, for Polish one, few, many and other.
# Happens: with English first all have two forms; with Polish first English has four, two of which are never shown.
# Matters: translators are not asked for `_few` and `_many`, and as i18next does not fall back to `_other`, customers see the key from two on.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='i18next-cli@1.5.11'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const formsFor = (locales) => {
  const folder = `${import.meta.dirname}/${locales.join('-')}`
  mkdirSync(folder)
  writeFileSync(`${folder}/cart.js`, `export const text = (t, n) => t('items', { count: n })\n`)
  const config = { locales, extract: { input: ['cart.js'], output: 'texts/{{language}}/{{namespace}}.json' } }
  writeFileSync(`${folder}/i18next.config.js`, `export default ${JSON.stringify(config)}\n`)
  writeFileSync(`${folder}/package.json`, '{ "type": "module" }')
  execFileSync(`${import.meta.dirname}/node_modules/.bin/i18next-cli`, ['extract'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  const forms = {}
  for (const locale of locales) forms[locale] = Object.keys(JSON.parse(readFileSync(`${folder}/texts/${locale}/translation.json`, 'utf8'))).join()
  console.log(forms)
  return forms
}
const two = 'items_one,items_other'
const four = 'items_few,items_many,items_one,items_other'
assert.deepEqual(formsFor(['en', 'pl']), { en: two, pl: two }, 'each language gets its own forms now')
assert.deepEqual(formsFor(['pl', 'en']), { pl: four, en: four })
JS
node "$folder/run.mjs"
