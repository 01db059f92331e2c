#!/usr/bin/env bash
# The HTML standard lets a minifier drop `</p>` at the end of a `<slot>`, but parsers then put all that follows into the slot.
#
# Expected: leaving out an optional end tag never changes the tree. The exceptions in the standard are custom elements and
# a, audio, del, ins, map, noscript and video; a slot, which is transparent just like them, is missing there.
# Happens: html-minifier-next 6.2.11 and rehype-preset-minify 7.0.1 follow the list. `</slot>` is ignored as long as a
# paragraph is open in it (tree construction, any other end tag).
# Matters: fallback text of a slot in declarative shadow DOM swallows the rest of the shadow tree; when something is
# slotted there, all of it disappears.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='html-minifier-next@6.2.11 rehype@13.0.2 rehype-preset-minify@7.0.1 parse5@8.1.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { minify } from 'html-minifier-next'
import { parseFragment, serialize } from 'parse5'
import { rehype } from 'rehype'
import presetMinify from 'rehype-preset-minify'

const html = '<div><slot><p>a</p></slot><main>b</main></div>'
const rehyped = await rehype().data('settings', { fragment: true }).use(presetMinify).process(html)
for (const output of [await minify(html, { removeOptionalTags: true }), String(rehyped)]) {
  console.log(output)
  assert.equal(output, '<div><slot><p>a</slot><main>b</main></div>', 'the end tag is kept now')
  assert.equal(
    serialize(parseFragment(output)),
    '<div><slot><p>a</p><main>b</main></slot></div>',
    'a parser closes the slot now',
  )
}
JS
node "$folder/run.mjs"
