#!/usr/bin/env bash
# Three Markdown parsers make text and a quotation of a custom element whose attributes stand on lines of their own.
#
# Expected: a start tag may have line breaks (CommonMark 0.31, section 6.6), so it is HTML in a paragraph.
# Happens: the closing `>` on its own line begins a block quote, which wins: the tag is cut in two, and its first half is shown as text. An unknown element begins no HTML block unless its tag ends on the first line.
# Matters: a tag as a formatter writes it is no tag in a CMS with Markdown.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='marked@18.2.1 markdown-it@15.0.3 remark@15.0.1 remark-html@16.0.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { marked } from 'marked'
import MarkdownIt from 'markdown-it'
import { remark } from 'remark'
import remarkHtml from 'remark-html'

const text = '<shop-header\n  site="DE"\n></shop-header>\n'
const parsers = {
  marked,
  markdownIt: (markdown) => new MarkdownIt({ html: true }).render(markdown),
  remark: async (markdown) => String(await remark().use(remarkHtml, { sanitize: false }).process(markdown)),
}
for (const [name, parse] of Object.entries(parsers)) {
  const [lines, line] = [await parse(text), await parse(text.replaceAll(/\n(?=.)/g, ''))]
  console.log(name, JSON.stringify(lines))
  assert.match(lines, /<blockquote>/, `${name} reads it as a tag now`)
  assert.match(line, /<shop-header[^>]*><\/shop-header>/)
}
JS
node "$folder/run.mjs"
