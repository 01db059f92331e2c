#!/usr/bin/env bash
# turndown 7.2.5: a link around a heading or a paragraph is no link in its Markdown.
#
# Expected: HTML lets a link be around blocks, as product tiles have it; the result is `[**Tea**](/tea)` or a heading with a link in it.
# Happens: the text gets empty lines between the brackets. A link can't contain an empty line, so that marked 18.2.1 shows the brackets and the address as text.
# Matters: a list of products has no links for an agent, and each name is followed by "](/tea)".
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='turndown@7.2.5 marked@18.2.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { marked } from 'marked'
import Turndown from 'turndown'

const around = (html) => {
  const markdown = new Turndown().turndown(html)
  const back = marked.parse(markdown, { async: false })
  console.log(JSON.stringify(markdown), '->', JSON.stringify(back))
  return [markdown, back.includes('<a href="/tea"')]
}
assert.deepEqual(around('<a href="/tea"><b>Tea</b></a>'), ['[**Tea**](/tea)', true])
assert.deepEqual(around('<a href="/tea"><div>Tea</div></a>'), ['[\n\nTea\n\n](/tea)', false], 'links around blocks are kept now')
assert.equal(around('<a href="/tea"><h3>Tea</h3><p>5 €</p></a>')[1], false)
JS
node "$folder/run.mjs"
