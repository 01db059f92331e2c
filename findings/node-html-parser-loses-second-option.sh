#!/usr/bin/env bash
# node-html-parser 9.0.7 turns the second `<option>` into text if the first one has no end tag.
#
# Expected: `</option>` is optional, and the parser knows optional end tags: it reads `<li>a<li>b` right.
# Happens: `<select><option>a<option>b</select>` becomes `<select><option>a</option>b</select>`; of two `<optgroup>` the second
# one is lost with its label.
# Matters: minifiers leave such end tags out. A step after one that adds an attribute to a custom element, say, destroys each
# country and quantity list of the page.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='node-html-parser@9.0.7'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { parse } from 'node-html-parser'

const options = parse('<select><option>a<option>b</select>').toString()
const items = parse('<ul><li>a<li>b</ul>').toString()
console.log(options, items)
assert.equal(options, '<select><option>a</option>b</select>', 'the second option is kept now')
assert.equal(items, '<ul><li>a</li><li>b</li></ul>', 'list items are read differently now')
JS
node "$folder/run.mjs"
