#!/usr/bin/env bash
# clean-css 5.3.3 shortens `0%` to `0` in a `color-mix()` of a background, which makes the declaration invalid.
#
# Expected: the unit of a zero is removed only where a plain zero is allowed; in `color: color-mix()` it stays.
# Happens: `background: color-mix(in srgb, red 0%, blue)` becomes `background:color-mix(in srgb,red 0,#00f)`. CSS Color 5
# asks for a percentage, so browsers ignore the declaration.
# Matters: tokens of a theme often say how much of a colour is mixed in, and nothing is a frequent amount.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='clean-css@5.3.3'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import CleanCSS from 'clean-css'

const { styles } = new CleanCSS().minify('a{background:color-mix(in srgb,red 0%,blue)}b{color:color-mix(in srgb,red 0%,blue)}')
console.log(styles)
assert.equal(
  styles,
  'a{background:color-mix(in srgb,red 0,#00f)}b{color:color-mix(in srgb,red 0%,#00f)}',
  'clean-css treats zero percent differently now',
)
JS
node "$folder/run.mjs"
