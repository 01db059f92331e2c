#!/usr/bin/env bash
# clean-css 5.3.3 shortens `0px` to `0` in a `calc()` that stands in another function, which makes the declaration invalid.
#
# Expected: in `calc()` the unit of a zero stays, as it does in `top: calc(1px - var(--a, 0px))`.
# Happens: `transform: translateY(calc(1px - var(--a, 0px)))` becomes `translateY(calc(1px - var(--a,0)))`. A length and a number
# can't be subtracted, so browsers ignore the declaration; with a variable in it, they use `none` instead of an earlier one.
# Matters: a bar that is moved out of the page by its own height and an offset from the theme stays where it is.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='clean-css@5.3.3'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import CleanCSS from 'clean-css'

const { styles } = new CleanCSS().minify('a{top:calc(1px - var(--a,0px))}b{transform:translateY(calc(1px - var(--a,0px)))}')
console.log(styles)
assert.equal(
  styles,
  'a{top:calc(1px - var(--a,0px))}b{transform:translateY(calc(1px - var(--a,0)))}',
  'clean-css treats zeros in calc() differently now',
)
JS
node "$folder/run.mjs"
