#!/usr/bin/env bash
# colorjs.io 0.7.1: lighten() and darken() change the colour that they are called on, mix() and to() return a new one.
#
# Expected: `accent.lighten()` returns a lighter colour, and `accent` stays.
# Happens: the colour itself is changed and returned. mix() and to() leave it as it is.
# Matters: a palette made of one colour, lighter and darker, has the same colour in all places, a little darker each time it is made.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='colorjs.io@0.7.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import Color from 'colorjs.io'

const accent = new Color('oklch(60% 0.1 100)')
const mixed = accent.mix('white', 0.5)
const converted = accent.to('srgb')
assert.notEqual(mixed, accent)
assert.notEqual(converted, accent)
assert.equal(accent.toString(), 'oklch(60% 0.1 100)')
const lighter = accent.lighten()
const darker = accent.darken()
console.log(String(accent), String(lighter), String(darker))
assert.ok(lighter === accent && darker === accent, 'they return a new colour now')
assert.equal(accent.toString(), 'oklch(56.25% 0.1 100)')
JS
node "$folder/run.mjs"
