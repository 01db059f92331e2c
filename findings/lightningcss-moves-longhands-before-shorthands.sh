#!/usr/bin/env bash
# lightningcss 1.33.0 moves a longhand that it cannot merge in front of its shorthand, which then resets it.
#
# Expected: minifying keeps what computed styles are; a shorthand sets its other longhands to their initial values.
# Happens: `transition: opacity .2s; transition-behavior: allow-discrete` becomes
# `transition-behavior:allow-discrete;transition:opacity .2s`. The same with `animation-composition`, `font-kerning`,
# `font-variant-numeric`, `text-decoration-skip-ink` and `background-blend-mode`, with and without targets.
# Matters: a popover that should fade out vanishes, only in the built style sheet. Open since 2026-04 for fonts, as issue 1207.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='lightningcss@1.33.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { transform } from 'lightningcss'

const minified = (declarations, targets) =>
  String(transform({ filename: 'a.css', code: Buffer.from(`a{${declarations}}`), minify: true, targets }).code)
const cases = {
  'transition:opacity .2s;transition-behavior:allow-discrete': 'a{transition-behavior:allow-discrete;transition:opacity .2s}',
  'animation:1s x;animation-composition:add': 'a{animation-composition:add;animation:1s x}',
  'font:1em a;font-variant-numeric:tabular-nums': 'a{font-variant-numeric:tabular-nums;font:1em a}',
  'background:red;background-blend-mode:multiply': 'a{background-blend-mode:multiply;background:red}',
}
for (const [source, expected] of Object.entries(cases)) {
  const output = minified(source)
  console.log(output)
  assert.equal(output, expected, `lightningcss orders ${source} differently now`)
  assert.equal(minified(source, { chrome: 120 << 16 }), expected, `targets change the order of ${source} now`)
}
JS
node "$folder/run.mjs"
