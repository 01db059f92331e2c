#!/usr/bin/env bash
# linkify-html 4.3.3 makes links of the addresses in style sheets, JSON, titles and text areas.
#
# Expected: only text becomes a link; what is in `<style>`, `<script>`, `<title>` or `<textarea>` is none.
# Happens: `url(http://…)` in a style sheet gets `<a href="…">` around its address, and so does an address in a JSON script or a text area.
# Matters: one absolute address in a style sheet or in the data of a page, and a comment filter breaks it. `ignoreTags` is the remedy.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='linkify-html@4.3.3 linkifyjs@4.3.3'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import linkify from 'linkify-html'

const link = '<a href="http://a.de/x">http://a.de/x</a>'
for (const tag of ['style', 'script', 'textarea', 'title', 'option']) {
  const output = linkify(`<${tag}>"http://a.de/x"</${tag}>`)
  console.log(output)
  assert.equal(output, `<${tag}>"${link}"</${tag}>`, `<${tag}> is treated differently now`)
}
JS
node "$folder/run.mjs"
