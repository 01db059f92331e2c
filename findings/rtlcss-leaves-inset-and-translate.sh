#!/usr/bin/env bash
# RTLCSS 4.3.0 does not mirror `inset`, `translate` and `scroll-margin`.
#
# Expected: what it does for `left`, `transform: translateX()` and `margin` it does for the shorthands of the same sides.
# Happens: `inset: 0 0 0 auto` stays, so a drawer at the right edge stays there in right-to-left pages, while
# `right: 0; left: auto` is mirrored. `left: anchor(right)` becomes `right: anchor(right)`: one half is mirrored.
# Matters: a flyout positioned by the newer shorthands is mirrored in part only.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='rtlcss@4.3.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import rtlcss from 'rtlcss'

const cases = {
  'a{inset:0 0 0 auto}': 'a{inset:0 0 0 auto}',
  'a{translate:10px 0}': 'a{translate:10px 0}',
  'a{scroll-margin:0 1px 0 2px}': 'a{scroll-margin:0 1px 0 2px}',
  'a{left:anchor(right)}': 'a{right:anchor(right)}',
  'a{right:0;left:auto}': 'a{left:0;right:auto}',
  'a{transform:translateX(10px)}': 'a{transform:translateX(-10px)}',
  'a{margin:0 1px 0 2px}': 'a{margin:0 2px 0 1px}',
}
for (const [source, expected] of Object.entries(cases)) {
  const output = rtlcss.process(source)
  console.log(source, '->', output)
  assert.equal(output, expected, `RTLCSS treats ${source} differently now`)
}
JS
node "$folder/run.mjs"
