#!/usr/bin/env bash
# HTMLRewriter of workerd, in miniflare 4.20260426.0: text that is put into a `<script>` or `<style>` gets `&lt;`, which these do not decode.
#
# Expected: setInnerContent() knows that these elements hold raw text, which has no character references.
# Happens: `<`, `>` and `&` become character references in every element. `text.replace(text.text)`, which should change nothing, turns `&amp;` into `&amp;amp;` in a paragraph.
# Matters: JSON that a worker writes into a script parses and holds `&lt;b&gt;`, a selector `a > b` of a style sheet is invalid. With `html: true` both are right, which reads like the unsafe choice.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='miniflare@4.20260426.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { Miniflare } from 'miniflare'

const worker = `export default {
  async fetch() {
    const rewrite = async (html, selector, handlers) => await new HTMLRewriter().on(selector, handlers).transform(new Response(html)).text()
    const put = (content, options) => ({ element: (element) => { element.setInnerContent(content, options) } })
    return Response.json([
      await rewrite('<script type="application/json">{}</script>', 'script', put('{"a":"<b>"}')),
      await rewrite('<style></style>', 'style', put('a > b {}')),
      await rewrite('<script type="application/json">{}</script>', 'script', put('{"a":"<b>"}', { html: true })),
      await rewrite('<p>a &amp; b</p>', 'p', { text: (text) => { if (text.text) text.replace(text.text) } }),
    ])
  },
}`
const miniflare = new Miniflare({ modules: true, script: worker, compatibilityDate: '2026-04-01' })
const seen = await (await miniflare.dispatchFetch('http://a.de/')).json()
await miniflare.dispose()
console.log(seen)
assert.deepEqual(
  seen,
  [
    '<script type="application/json">{"a":"&lt;b&gt;"}</script>',
    '<style>a &gt; b {}</style>',
    '<script type="application/json">{"a":"<b>"}</script>',
    '<p>a &amp;amp; b</p>',
  ],
  'raw text is written as it is now',
)
JS
node "$folder/run.mjs"
