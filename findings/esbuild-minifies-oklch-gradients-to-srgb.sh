#!/usr/bin/env bash
# esbuild 0.28.2 writes `oklch()` as a hexadecimal colour when it minifies, in gradients and keyframes too.
#
# Expected: only the same colour in fewer bytes. But a gradient between modern colours is computed in Oklab, one between
# legacy colours in sRGB (CSS Color 4, interpolation), so the notation decides about everything between the two ends.
# Happens: `linear-gradient(oklch(70% .1 20),oklch(70% .1 200))` becomes `linear-gradient(#d68585,#40b1b7)`. Without
# minification, or in `color-mix()`, the colours stay.
# Matters: a themed header has other colours in production than in development.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='esbuild@0.28.2'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { transformSync } from 'esbuild'

const css = (source, minify) => transformSync(source, { loader: 'css', minify }).code.trim()
const gradient = '.a{background:linear-gradient(oklch(70% .1 20),oklch(70% .1 200))}'
const mix = '.a{color:color-mix(in oklch,oklch(70% .1 20),oklch(70% .1 200))}'
console.log(css(gradient, true), css(mix, true))
assert.equal(css(gradient, true), '.a{background:linear-gradient(#d68585,#40b1b7)}', 'esbuild keeps oklch in gradients now')
assert.match(css(gradient, false), /oklch\(70% \.1 20\)/, 'esbuild converts without minifying too')
assert.equal(css(mix, true), mix, 'esbuild converts in color-mix too')
JS
node "$folder/run.mjs"
