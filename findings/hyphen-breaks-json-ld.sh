#!/usr/bin/env bash
# hyphen 1.14.1: hyphenateHTML() puts soft hyphens into JSON-LD, style sheets, text areas, references and attributes with “>”.
#
# Expected: only texts are hyphenated; `<script>`, `<style>` and `<textarea>` are left, as browsers read them as raw text (HTML standard, 13.1.2).
# Happens: all that is not between “<” and the next “>” counts as text: the rule `.schokolade` no longer matches, and `&Rightarrow;` is shown in letters.
# Matters: a hyphenated page looks right, while product data has names that equal no others, and forms send hyphens that nobody sees.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='hyphen@1.14.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import hyphen from 'hyphen/de/index.js'

const show = (html) => {
  const text = hyphen.hyphenateHTMLSync(html).replaceAll('\u00ad', '|')
  console.log(text)
  return text
}
assert.equal(show('<p title="Schokolade">Schokolade</p>'), '<p title="Schokolade">Scho|ko|la|de</p>')
assert.match(show('<script type="application/ld+json">{"name":"Schokolade"}</script>'), /"Scho\|ko\|la\|de"/, 'scripts are left now')
assert.match(show('<style>.schokolade{}</style>'), /\.scho\|ko\|la\|de/, 'style sheets are left now')
assert.match(show('<textarea>Schokolade</textarea>'), />Scho\|/, 'text areas are left now')
assert.match(show('<p title="> Schokolade"></p>'), /> Scho\|/, 'attributes are left now')
assert.match(show('<p>&Rightarrow;</p>'), /&Right\|/, 'references are left now')
JS
node "$folder/run.mjs"
