#!/usr/bin/env bash
# htmlnano 3.5.1 moves the options out of a customizable select.
#
# Expected: the HTML standard lets a `<select>` begin with a `<button>` now; the safe preset leaves valid markup alone.
# Happens: PostHTML's parser closes the `<select>` at the `<button>`. The field has no options, and they stand behind it as text.
# Matters: a country or size list with flags; browsers that do not know the button show a usual list, unless it is empty.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='htmlnano@3.5.1 parse5@8.1.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import htmlnano from 'htmlnano'
import { parseFragment, serialize } from 'parse5'

const html = '<select><button><selectedcontent></selectedcontent></button><option>a</option></select>'
const options = { minifyCss: false, minifyJs: false, minifySvg: false }
const output = (await htmlnano.process(html, options, htmlnano.presets.safe)).html
console.log(output)
assert.equal(
  output,
  '<select></select><button><selectedcontent></selectedcontent></button><option>a</option>',
  'htmlnano keeps the options in the select now',
)
JS
node "$folder/run.mjs"
