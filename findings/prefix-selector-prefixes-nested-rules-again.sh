#!/usr/bin/env bash
# postcss-prefix-selector 2.2.1: a nested rule gets the prefix again, and `&:hover` becomes `.shop &:hover`.
#
# Expected: a nested rule is within its parent, which has the prefix, and stays as it is.
# Happens: `.card { .name {} }` becomes `.shop .card { .shop .name {} }`, which needs a second `.shop` inside the card. `&:hover` matches only within another `.shop`.
# Matters: the styles of an embedded application are kept in its part of the page this way. With nesting, which browsers have since 2023, the outer rules work and the inner ones don't.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='postcss-prefix-selector@2.2.1 postcss@8.5.33'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import postcss from 'postcss'
import prefixer from 'postcss-prefix-selector'

const prefix = async (css) => (await postcss([prefixer({ prefix: '.shop' })]).process(css, { from: undefined })).css
const seen = [await prefix('.card { .name { color: red } }'), await prefix('.card { &:hover { color: red } }'), await prefix('@scope (.card) { :scope { color: red } }')]
console.log(seen)
assert.deepEqual(
  seen,
  [
    '.shop .card { .shop .name { color: red } }',
    '.shop .card { .shop &:hover { color: red } }',
    '@scope (.card) { .shop :scope { color: red } }',
  ],
  'nested rules are left alone now',
)
JS
node "$folder/run.mjs"
