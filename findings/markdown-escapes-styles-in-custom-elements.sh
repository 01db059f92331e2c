#!/usr/bin/env bash
# marked 18.2.1 and markdown-it 15.0.3 change style sheets within custom elements, though HTML is allowed.
#
# Expected: a `<style>` is HTML that is passed on, as it is at the beginning of a line or in a `<div>`.
# Happens: a custom element begins no block of HTML, so its line is a paragraph. What stands between its tags is text, the style sheet too: quotes
# become `&quot;`, which a style sheet does not decode. The typographer of markdown-it makes `--` of a custom property a dash.
# Matters: a custom element with a declarative shadow root, pasted into Markdown, loses its styles.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='marked@18.2.1 markdown-it@15.0.3'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import markdownIt from 'markdown-it'
import { marked } from 'marked'

const html = '<x-card><style>a{content:"b";--c:1}</style></x-card>'
const seen = {
  marked: marked.parse(html).trim(),
  'markdown-it': markdownIt({ html: true }).render(html).trim(),
  typographer: markdownIt({ html: true, typographer: true }).render(html).trim(),
  'in a div': markdownIt({ html: true }).render(html.replaceAll('x-card', 'div')).trim(),
}
console.log(seen)
const escaped = '<p><x-card><style>a{content:&quot;b&quot;;--c:1}</style></x-card></p>'
assert.deepEqual(
  seen,
  {
    marked: escaped,
    'markdown-it': escaped,
    typographer: '<p><x-card><style>a{content:“b”;–c:1}</style></x-card></p>',
    'in a div': html.replaceAll('x-card', 'div'),
  },
  'style sheets in custom elements are treated differently now',
)
JS
node "$folder/run.mjs"
