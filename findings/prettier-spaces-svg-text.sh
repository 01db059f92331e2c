#!/usr/bin/env bash
# Prettier 3.10.1 and Biome 2.6.8 add blanks to the text of a drawing in HTML.
#
# Expected: both promise that what is inline in CSS gets no new blanks. `<text>` and `<tspan>` are text, and a line break in them is
# shown as a blank (SVG 2, white space).
# Happens: `<text>a<tspan>b</tspan>c</text>` is broken into lines and shows "a b c".
# Matters: a logo or badge drawn as SVG changes with the next formatting of the template.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='prettier@3.10.1 @biomejs/biome@2.6.8'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import prettier from 'prettier'

const html = '<svg viewBox="0 0 9 9"><text>a<tspan>b</tspan>c</text></svg>\n'
const expected = /<text>\s+a\s+<tspan>b<\/tspan>\s+c\s+<\/text>/
const byPrettier = await prettier.format(html, { parser: 'html' })
console.log(byPrettier)
assert.match(byPrettier, expected, 'Prettier adds no blanks now')

const config = mkdtempSync(`${import.meta.dirname}/`)
writeFileSync(`${config}/biome.json`, '{"html":{"formatter":{"enabled":true}}}')
const args = ['format', `--config-path=${config}`, '--stdin-file-path=a.html']
const byBiome = execFileSync(`${import.meta.dirname}/node_modules/.bin/biome`, args, { input: html, encoding: 'utf8' })
console.log(byBiome)
assert.match(byBiome, expected, 'Biome adds no blanks now')
JS
node "$folder/run.mjs"
