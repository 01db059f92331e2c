#!/usr/bin/env bash
# html-minifier-next 6.2.11 (`comprehensive`) writes `width<600px` into a `<style>` that has no `<` in it, which PHP then takes for a tag.
#
# Expected: a minifier keeps the way in which media queries are written, as html-minifier-terser 7.2.0 does with clean-css.
# Happens: `not (min-width:600px)` becomes `(width<600px)`, shorter and right in browsers. `strip_tags` of PHP 8.2, told to keep `<style>`, takes all from `<600` to the next `>`.
# Matters: two tools that are right by themselves: the page that one has minified loses half of its styles in the other.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
command -v php > /dev/null || apt-get install -y --no-install-recommends php-cli > /dev/null
packages='html-minifier-next@6.2.11 html-minifier-terser@7.2.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { getPreset, minify } from 'html-minifier-next'
import { minify as older } from 'html-minifier-terser'

const page = '<style>@media not (min-width:600px){a{color:red}}b>i{color:blue}</style>'
const newer = await minify(page, getPreset('comprehensive'))
const code = 'echo PHP_VERSION, " ", strip_tags($argv[1], "<style>");'
const left = execFileSync('php', ['-r', code, '--', newer], { encoding: 'utf8' })
console.log(newer, '|', await older(page, { minifyCSS: true }), '|', left)
assert.equal(newer, '<style>@media (width<600px){a{color:red}}b>i{color:#00f}</style>', 'it writes the query differently now')
assert.ok(!(await older(page, { minifyCSS: true })).includes('width<'))
assert.ok(left.endsWith(' <style>@media (widthi{color:#00f}</style>'), 'strip_tags leaves other rules now')
JS
node "$folder/run.mjs"
