#!/usr/bin/env bash
# @lit-labs/ssr 4.1.0 renders `.value=${…}` of an input, but not of a textarea or select.
#
# Expected: what a property binding shows in the browser is in the server's HTML, as far as HTML can say it; here it can.
# Happens: only properties that have an attribute of their own are rendered. A textarea's text and a select's choice are left out.
# Matters: a form that the server sends back after an error is empty in these two fields until the script has run.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='lit@3.3.3 @lit-labs/ssr@4.1.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { collectResult } from '@lit-labs/ssr/lib/render-result.js'
import { render } from '@lit-labs/ssr'
import { html } from 'lit'

const write = async (template) => (await collectResult(render(template))).replace(/<!--.*?-->|\s(?=>)/g, '')
const seen = [
  await write(html`<input .value=${'typed'}>`),
  await write(html`<textarea .value=${'typed'}></textarea>`),
  await write(html`<select .value=${'b'}><option value="a"></option><option value="b"></option></select>`),
]
console.log(seen)
assert.equal(seen[0], '<input value="typed">')
assert.equal(seen[1], '<textarea></textarea>', 'the text is rendered now')
assert.doesNotMatch(seen[2], /selected/, 'the choice is rendered now')
JS
node "$folder/run.mjs"
