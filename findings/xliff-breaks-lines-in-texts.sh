#!/usr/bin/env bash
# xliff 6.4.0 writes line breaks and indents into a text with inline tags, and loses its state.
# 
# Expected: what is read by xliff12ToJs() and written by jsToXliff12() is the same text; blanks in a source or target are part of it.
# Happens: each `<g>` and `<x/>` gets a line of its own, so "(<g>free</g>)" has blanks inside the brackets. The library takes them out again itself, other tools can't know. `state="translated"` is gone.
# Matters: translators see changed sources, their memories do not match, and what another program makes of the file shows "( free )".
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='xliff@6.4.0 jsdom@29.1.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { JSDOM } from 'jsdom'
import { jsToXliff12, xliff12ToJs } from 'xliff'

const unit = '<source>Shipping (<g id="1">free</g>)</source><target state="translated">Versand (<g id="1">frei</g>)</target>'
const file = `<file original="a" source-language="en" target-language="de" datatype="html"><body><trans-unit id="k">${unit}</trans-unit></body></file>`
const before = `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">${file}</xliff>`
const after = await jsToXliff12(await xliff12ToJs(before))
const read = (xliff) => {
  const target = new JSDOM(xliff, { contentType: 'text/xml' }).window.document.querySelector('target')
  return [target.textContent.replaceAll(/\s+/g, ' '), target.getAttribute('state')]
}
const seen = [read(before), read(after)]
console.log(after, seen)
assert.deepEqual(seen[0], ['Versand (frei)', 'translated'])
assert.deepEqual(seen[1], ['Versand ( frei) ', null], 'the text stays as it is now')
JS
node "$folder/run.mjs"
