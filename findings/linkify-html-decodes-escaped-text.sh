#!/usr/bin/env bash
# linkify-html 4.3.3 takes one level of escapes from text that has no address at all.
#
# Expected: text without an address is returned as it was.
# Happens: `&amp;nbsp;`, which shows as "&nbsp;", is written as `&nbsp;`, which shows as a blank. The text is decoded once and `&` is not encoded again.
# Matters: instructions that quote entities show something else after the filter, and each run takes one more level.
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

const first = linkify('<p>Write &amp;amp;nbsp; here</p>')
console.log(first, linkify(first))
assert.equal(first, '<p>Write &amp;nbsp; here</p>', 'escaped text stays now')
assert.equal(linkify(first), '<p>Write &nbsp; here</p>')
JS
node "$folder/run.mjs"
