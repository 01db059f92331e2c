#!/usr/bin/env bash
# accept-language-parser 1.5.0 picks a language that the visitor refuses with `q=0`.
#
# Expected: RFC 9110, section 12.4.2: "a value of 0 means not acceptable"; pick() then returns null, and the site's default applies.
# Happens: quality only sorts. `en, de;q=0` picks German if English is not offered.
# Matters: the header says "not German", and the shop answers in German instead of in its default language.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='accept-language-parser@1.5.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import parser from 'accept-language-parser'

const seen = [parser.pick(['de', 'fr'], 'en, de;q=0'), parser.pick(['de', 'fr'], 'en')]
console.log(seen)
assert.deepEqual(seen, ['de', null], 'the refused language is no longer picked')
JS
node "$folder/run.mjs"
