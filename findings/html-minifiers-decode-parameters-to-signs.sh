#!/usr/bin/env bash
# html-minifier-terser 7.2.0 and html-minifier-next 6.2.11 with decodeEntities change addresses with parameters like `reg`.
#
# Expected: `&amp;` is written as `&` only where the two mean the same.
# Happens: `href="/login?back=1&amp;reg"` becomes `href="/login?back=1&reg"`, which a parser reads as `/login?back=1®`:
# `reg`, `copy`, `not`, `para` and others need no semicolon unless `=` or a letter or digit follows.
# Matters: a link of a header, whose address comes from a back end, leads elsewhere in production only.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='html-minifier-terser@7.2.0 html-minifier-next@6.2.11 parse5@8.1.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { minify as minifyNext } from 'html-minifier-next'
import { minify as minifyTerser } from 'html-minifier-terser'
import { parseFragment } from 'parse5'

const href = (html) => parseFragment(html).childNodes[0].attrs[0].value
const html = '<a href="/login?back=1&amp;reg">x</a>'
assert.equal(href(html), '/login?back=1&reg', 'the input means something else')
for (const minify of [minifyTerser, minifyNext]) {
  const output = await minify(html, { decodeEntities: true })
  console.log(output, href(output))
  assert.equal(href(output), '/login?back=1\u00ae', 'the address stays the same now')
}
JS
node "$folder/run.mjs"
