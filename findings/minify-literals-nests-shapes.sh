#!/usr/bin/env bash
# minify-literals 2.2.0: in an svg`` template `<path/><circle/>` becomes `<path><circle>`, and the circle is inside the path.
#
# Expected: what an svg`` template of Lit holds is SVG, where the slash ends an element; minifying keeps it.
# Happens: the template is minified as HTML, where the slash means nothing. Within html`` the same shapes, in an `<svg>`, are kept.
# Matters: Lit puts the text into an `<svg>`, where the parser then nests all shapes in the first. A path shows none of its children: the icon has its first line only, and only in the build.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='minify-literals@2.2.0 jsdom@29.1.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { JSDOM } from 'jsdom'
import { minifyHTMLLiterals } from 'minify-literals'

const minify = async (code) => (await minifyHTMLLiterals(code, { fileName: 'a.js' }))?.code ?? code
const svg = await minify('svg`<path d="M0 0h9"/><circle r="1"/>`')
const html = await minify('html`<svg><path d="M0 0h9"/><circle r="1"/></svg>`')
console.log(svg, html)
const parents = (code) => {
  const source = code.replace(/^\w+`(<svg>)?/, '<svg>').replace(/(<\/svg>)?`$/, '</svg>')
  return new JSDOM(source).window.document.querySelector('circle').parentNode.localName
}
assert.equal(parents(html), 'svg')
assert.equal(svg, 'svg`<path d="M0 0h9"><circle r="1">`', 'slashes are kept now')
assert.equal(parents(svg), 'path')
JS
node "$folder/run.mjs"
