#!/usr/bin/env bash
# SVGO removes a media query in the syntax of ranges, with all its rules, from the style of a drawing.
#
# Expected: `@media (width >= 600px)` (Media Queries 4) is minified, or left alone, like `(min-width: 600px)`.
# Happens: the `<style>` is gone. SVGO minifies styles with csso 5.0.5, which removes such a rule without an error.
# Matters: icons and logos of a shell adapt to width, dark mode and forced colours by such styles; the build just succeeds.
# Seen on 2026-11-28 with SVGO 4.1.0.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='svgo@4.1.0 csso@5.0.5'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { optimize } from 'svgo'
import { minify } from 'csso'

const drawing = (query) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>@media ${query}{.a{fill:red}}</style><path d="M0 0h9v9z" class="a"/></svg>`
const range = optimize(drawing('(width>=600px)')).data
const classic = optimize(drawing('(min-width:600px)')).data
console.log(range, classic)
assert.equal(minify('@media (width>=600px){.a{fill:red}}').css, '', 'csso keeps the range now')
assert.ok(!range.includes('fill:red'), 'SVGO keeps the range now')
assert.ok(classic.includes('fill:red'), 'SVGO removes the other syntax too')
JS
node "$folder/run.mjs"
