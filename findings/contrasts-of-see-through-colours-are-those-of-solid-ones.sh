#!/usr/bin/env bash
# colord 2.14.0, colorjs.io 0.7.1, chroma-js 3.2.0, tinycolor2 1.6.0, color 5.0.3 and culori 4.0.2: black at 10 % has a contrast of 21 to white.
#
# Expected: the colour is laid over the other one before they are compared, or a colour with alpha is refused.
# Happens: the alpha is left out by all six, without a warning. What shows is a light gray with a contrast of 1.25.
# Matters: a check of the colours of a theme passes text that nobody can read, and `rgb(0 0 0 / 60%)` is how themes write their grays.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='colord@2.14.0 colorjs.io@0.7.1 chroma-js@3.2.0 tinycolor2@1.6.0 color@5.0.3 culori@4.0.2'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import chroma from 'chroma-js'
import color from 'color'
import Color from 'colorjs.io'
import { colord, extend } from 'colord'
import a11y from 'colord/plugins/a11y'
import { wcagContrast } from 'culori'
import tinycolor from 'tinycolor2'

extend([a11y])
const contrasts = (text, page) => ({
  chroma: chroma.contrast(text, page),
  color: color(text).contrast(color(page)),
  colord: colord(text).contrast(page),
  colorjs: new Color(text).contrast(page, 'WCAG21'),
  culori: wcagContrast(text, page),
  tinycolor: tinycolor.readability(text, page),
})
const seen = { text: contrasts('rgba(0, 0, 0, 0.1)', '#ffffff'), shown: contrasts('#e6e6e6', '#ffffff') }
console.log(seen)
for (const [name, contrast] of Object.entries(seen.text)) assert.equal(Math.round(contrast), 21, `${name} looks at the alpha now`)
for (const contrast of Object.values(seen.shown)) assert.ok(contrast < 1.3)
JS
node "$folder/run.mjs"
