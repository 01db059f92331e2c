#!/usr/bin/env bash
# css-tree 3.2.1: `oklch(from red l c h)`, which all engines know since 2024, is no valid colour, nor `calc-size()` and typed `attr()` a width.
#
# Expected: its dictionary has what all browsers have; `color-mix()` and `light-dark()` are in it.
# Happens: lexer.matchProperty() returns an error. `anchor()`, `field-sizing` and `transition-behavior` are known.
# Matters: checkers of style sheets take their knowledge from it, and report values that are right.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='css-tree@3.2.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { lexer } from 'css-tree'

const isValid = (property, value) => lexer.matchProperty(property, value).error === null
const seen = {}
for (const [property, value] of [
  ['color', 'color-mix(in oklch, red, blue 20%)'],
  ['color', 'light-dark(#000, #fff)'],
  ['inset', 'anchor(bottom)'],
  ['color', 'oklch(from red l c h)'],
  ['color', 'hsl(from red h s calc(l - 10))'],
  ['height', 'calc-size(auto, size)'],
  ['width', 'attr(data-width px, 10px)'],
]) {
  seen[value] = isValid(property, value)
}
console.log(seen)
assert.deepEqual(Object.values(seen).slice(0, 3), [true, true, true])
assert.deepEqual(Object.values(seen).slice(3), [false, false, false, false], 'they are known now')
JS
node "$folder/run.mjs"
