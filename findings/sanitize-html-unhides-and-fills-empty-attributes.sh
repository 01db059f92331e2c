#!/usr/bin/env bash
# sanitize-html 2.17.5 drops allowed attributes that are empty, so an option gets a value and hidden text shows.
#
# Expected: with `allowedAttributes: false` all attributes stay. An attribute that is empty on purpose has a meaning.
# Happens: `<option value="">Choose</option>` loses its value, so a form sends "Choose" and `required` is met.
# `<div hidden>` loses `hidden`, `<a download>` loses `download`; `inert` stays. The list `allowedEmptyAttributes` has `alt` only.
# Matters: the fragment of a shell that goes through a CMS shows its closed parts.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='sanitize-html@2.17.5'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import sanitize from 'sanitize-html'

const cases = {
  '<option value="">Choose</option>': '<option>Choose</option>',
  '<div hidden>a</div>': '<div>a</div>',
  '<a download href="/x">a</a>': '<a href="/x">a</a>',
  '<div inert>a</div>': '<div inert>a</div>',
}
for (const [html, expected] of Object.entries(cases)) {
  const output = sanitize(html, { allowedTags: ['option', 'div', 'a'], allowedAttributes: false })
  console.log(html, '->', output)
  assert.equal(output, expected, `sanitize-html treats ${html} differently now`)
}
JS
node "$folder/run.mjs"
