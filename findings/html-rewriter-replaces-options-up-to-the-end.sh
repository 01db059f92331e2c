#!/usr/bin/env bash
# html-rewriter-wasm 0.4.1 (lol-html): to replace one option without an end tag replaces all that follow.
#
# Expected: HTML lets `</option>` and `</li>` be left out, and each matched element ends where the next one begins.
# Happens: the element ends with its parent: the content of the first is replaced with all its siblings, and what is appended to all stands after the last only.
# Matters: a worker at the edge that translates a list or a select loses entries, on pages that a minifier has shortened.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='html-rewriter-wasm@0.4.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { HTMLRewriter } from 'html-rewriter-wasm'

async function rewrite(html, selector, handler) {
  let written = ''
  const rewriter = new HTMLRewriter((chunk) => (written += new TextDecoder().decode(chunk)))
  rewriter.on(selector, { element: handler })
  await rewriter.write(new TextEncoder().encode(html))
  await rewriter.end()
  rewriter.free()
  return written
}
const seen = [
  await rewrite('<select><option>a<option>b</select>', 'option', (option) => option.setInnerContent('x')),
  await rewrite('<ul><li>a<li>b</ul>', 'li', (entry) => entry.append('!')),
]
console.log(seen)
assert.deepEqual(seen, ['<select><option>x</select>', '<ul><li>a<li>b!</ul>'], 'elements end where HTML ends them now')
JS
node "$folder/run.mjs"
