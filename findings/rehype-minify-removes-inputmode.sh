#!/usr/bin/env bash
# rehype-preset-minify 7.0.1 removes `inputmode="search"` and `inputmode="decimal"` from an `<input>`.
#
# Expected: only values that equal the default are removed. `inputmode` has no default: without it the browser chooses by
# the type.
# Happens: on an `<input>`, `search`, `decimal` and `text` are removed, `numeric` stays; on other elements all of them stay.
# Matters: the field of a shop's search, or one for a quantity, gets another keyboard on a phone.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='rehype@13.0.2 rehype-preset-minify@7.0.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { rehype } from 'rehype'
import presetMinify from 'rehype-preset-minify'

const cases = {
  '<input inputmode="search">': '<input>',
  '<input inputmode="decimal">': '<input>',
  '<input inputmode="numeric">': '<input inputmode=numeric>',
  '<div contenteditable inputmode="search"></div>': '<div contenteditable inputmode=search></div>',
}
for (const [html, expected] of Object.entries(cases)) {
  const output = String(await rehype().data('settings', { fragment: true }).use(presetMinify).process(html))
  console.log(html, '->', output)
  assert.equal(output, expected, `rehype-preset-minify treats ${html} differently now`)
}
JS
node "$folder/run.mjs"
