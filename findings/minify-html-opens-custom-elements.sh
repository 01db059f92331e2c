#!/usr/bin/env bash
# minify-html 0.18.1 and tdewolff/minify 2.24.8 drop `</p>` at the end of a custom element, which then never closes.
#
# Expected: a minifier leaves out what the HTML standard lets it leave out; for the end of a paragraph that excludes parents that
# are autonomous custom elements.
# Happens: `<shop-footer><p>a</p></shop-footer><main>` loses its `</p>`. A parser ignores the end tag of an element with an
# open paragraph inside, so the rest of the page becomes content of the footer.
# Matters: whatever follows a custom element with text in it is slotted or hidden with it.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='@minify-html/node@0.18.1 @tdewolff/minify@2.24.8 parse5@8.1.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import minifyHtml from '@minify-html/node'
import { minify } from '@tdewolff/minify'
import { parseFragment, serialize } from 'parse5'

const html = '<shop-footer><p>a</p></shop-footer><main>b</main>'
const outputs = [String(minifyHtml.minify(Buffer.from(html), {})), await minify({ data: html, type: 'text/html' })]
for (const output of outputs) {
  console.log(output)
  assert.equal(output, '<shop-footer><p>a</shop-footer><main>b</main>', 'the end tag is kept now')
  assert.equal(
    serialize(parseFragment(output)),
    '<shop-footer><p>a</p><main>b</main></shop-footer>',
    'a parser closes the custom element now',
  )
}
JS
node "$folder/run.mjs"
