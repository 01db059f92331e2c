#!/usr/bin/env bash
# cssnano 7.1.9 with its default preset moves `all` in front of the declarations that it resets.
#
# Expected: only safe changes, as the preset promises. `all` resets every property that was declared before it
# (CSS Cascading and Inheritance 5), so its place counts.
# Happens: `color: red; all: initial` becomes `all:initial;color:red`. The colour that was reset is back.
# Matters: the root of a shadow tree is where `all: initial` keeps out what would be inherited from the host page.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='cssnano@7.1.9 postcss@8.5.33'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import cssnano from 'cssnano'
import postcss from 'postcss'

const { css } = await postcss([cssnano()]).process('.shell{color:red;all:initial}', { from: undefined })
console.log(css)
assert.equal(css, '.shell{all:initial;color:red}', 'cssnano no longer moves `all`')
JS
node "$folder/run.mjs"
