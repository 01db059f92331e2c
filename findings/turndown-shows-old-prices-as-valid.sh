#!/usr/bin/env bash
# turndown 7.2.5: a struck out price loses its line: `<del>9 €</del> 5 €` becomes "9 € 5 €".
#
# Expected: `<del>` and `<s>` become `~~9 €~~`, or stay as HTML, which Markdown allows.
# Happens: an element without a rule is replaced by its text. Only a further package for GitHub's Markdown has one; node-html-markdown 2.0.0 writes `~~` by itself.
# Matters: an agent that reads the page in Markdown has two prices and takes the first.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='turndown@7.2.5 node-html-markdown@2.0.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { NodeHtmlMarkdown } from 'node-html-markdown'
import Turndown from 'turndown'

const toMarkdown = (html) => new Turndown().turndown(html)
const seen = ['<p><del>9 €</del> 5 €</p>', '<p><s>9 €</s> <ins>5 €</ins></p>', '<p><b>5 €</b></p>'].map(toMarkdown)
console.log(seen)
assert.deepEqual(seen, ['9 € 5 €', '9 € 5 €', '**5 €**'], 'struck out text is marked now')
assert.equal(NodeHtmlMarkdown.translate('<p><del>9 €</del> 5 €</p>'), '~~9 €~~ 5 €')
JS
node "$folder/run.mjs"
