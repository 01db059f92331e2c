#!/usr/bin/env bash
# i18next-cli 1.5.11 finds a plural in `t('items', { count: n })`, none in `t('items', { count })`.
# 
# Expected: both say the same, and the second is what linters ask for.
# Happens: the short form makes one key, `items`, without the plural forms. A shorthand `context` is overlooked too.
# Matters: whether a text gets its plural forms depends on the name of a variable, and a rename takes them from the catalogue.
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
import { readFileSync, writeFileSync } from 'node:fs'

const folder = import.meta.dirname
const calls = `
  t('long', { count: count })
  t('short', { count })
  t('longContext', { context: 'gift' })
  const context = 'gift'
  t('shortContext', { context })
`
writeFileSync(`${folder}/cart.js`, `export const texts = (t, count) => {${calls}}\n`)
const config = { locales: ['en'], extract: { input: ['cart.js'], output: 'texts/{{language}}/{{namespace}}.json' } }
writeFileSync(`${folder}/i18next.config.mjs`, `export default ${JSON.stringify(config)}\n`)
execFileSync(`${folder}/node_modules/.bin/i18next-cli`, ['extract'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
const keys = Object.keys(JSON.parse(readFileSync(`${folder}/texts/en/translation.json`, 'utf8')))
console.log(keys)
assert.ok(keys.includes('long_one') && keys.includes('long_other') && keys.includes('longContext_gift'))
assert.ok(keys.includes('short') && !keys.includes('short_one'), 'the short form has plurals now')
assert.ok(keys.includes('shortContext') && !keys.includes('shortContext_gift'), 'the short form has contexts now')
JS
node "$folder/run.mjs"
