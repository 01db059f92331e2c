#!/usr/bin/env bash
# postcss-pxtorem 6.1.0: the grid area `col16px` becomes `col1rem`, and stays `col16px` in the string of the template.
#
# Expected: a length is a number with its unit; a name that ends like one is a name, as in `var(--gap-16px)`, which is left.
# Happens: any digits in front of "px" are computed, unless they stand in quotes, `url()` or `var()`. `1.6e3px` becomes `1.6e0.1875rem`.
# Matters: the element falls out of the layout: its name exists no more. It is neither an error nor a warning.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='postcss-pxtorem@6.1.0 postcss@8.5.33'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import postcss from 'postcss'
import pxtorem from 'postcss-pxtorem'

const convert = async (css) => (await postcss([pxtorem({ propList: ['*'] })]).process(css, { from: undefined })).css
const seen = [
  await convert('a { grid-template-areas: "col16px b"; width: var(--gap-16px) }'),
  await convert('a { grid-area: col16px }'),
  await convert('a { width: 1.6e3px }'),
]
console.log(seen)
assert.deepEqual(
  seen,
  ['a { grid-template-areas: "col16px b"; width: var(--gap-16px) }', 'a { grid-area: col1rem }', 'a { width: 1.6e0.1875rem }'],
  'names are left alone now',
)
JS
node "$folder/run.mjs"
