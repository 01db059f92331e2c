#!/usr/bin/env bash
# @lit-labs/ssr 4.1.0 renders an element whose createRenderRoot() returns `this` into a declarative shadow root.
#
# Expected: it is the documented way to render without a shadow root; the server's HTML then has the content as children.
# Happens: the server never calls createRenderRoot(). Issue 3080 of lit has been open since 2022.
# Matters: the styles of the page do not reach the content, forms lose its fields, and the browser's own render is hidden behind the root.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='lit@3.3.3 @lit-labs/ssr@4.1.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { collectResult } from '@lit-labs/ssr/lib/render-result.js'
import { render } from '@lit-labs/ssr'
import { html, LitElement } from 'lit'

customElements.define('x-plain', class extends LitElement {
  createRenderRoot() { return this }
  render() { return html`<input name="email">` }
})
const written = await collectResult(render(html`<x-plain></x-plain>`))
console.log(written)
assert.match(written, /<x-plain><template [^>]*shadowrootmode="open"/, 'no shadow root any more')
JS
node "$folder/run.mjs"
