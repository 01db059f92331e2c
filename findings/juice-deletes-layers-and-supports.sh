#!/usr/bin/env bash
# juice 11.1.1 deletes the rules in `@layer`, `@supports`, `@container` and `@scope`, neither inlined nor kept.
#
# Expected: what can't be inlined stays in the style sheet, as rules in `@media` do.
# Happens: these rules disappear with the whole style element, and `@property`, `@page`, `@import` too; `@media`, `@keyframes`, `@font-face` stay.
# Matters: an e-mail or a page that is sent through juice loses styles without a word.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='juice@11.1.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import juice from 'juice'

const rules = ['@media print{p{color:red}}', '@layer a{p{color:red}}', '@supports (color:red){p{color:red}}']
rules.push('@container (width>1px){p{color:red}}', '@scope (body){p{color:red}}', '@page{margin:0}')
const kept = rules.filter((rule) => juice(`<style>${rule}</style><p>x</p>`).includes('color: red'))
for (const rule of rules) console.log(rule, '->', juice(`<style>${rule}</style><p>x</p>`).replace(/\s+/g, ' '))
assert.deepEqual(kept, [rules[0]], 'juice keeps other rules now')
JS
node "$folder/run.mjs"
