#!/usr/bin/env bash
# @lit-labs/ssr 4.1.0 renders `delegatesFocus` of shadowRootOptions into the template, but not `clonable` and `serializable`.
#
# Expected: HTML has an attribute for each of the three, so the declared root equals what attachShadow() makes with the same options.
# Happens: two options are dropped, and the upgrade keeps the declared root as it is.
# Matters: cloneNode() and getHTML() work with elements that a script made, and give empty ones for those from the server.
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

customElements.define('x-card', class extends LitElement {
  static shadowRootOptions = { mode: 'open', delegatesFocus: true, clonable: true, serializable: true }
  render() { return html`<p></p>` }
})
const written = await collectResult(render(html`<x-card></x-card>`))
const template = written.match(/<template[^>]*>/)[0]
console.log(template)
assert.match(template, /shadowrootdelegatesfocus/)
assert.doesNotMatch(template, /shadowrootclonable|shadowrootserializable/, 'the other options are rendered now')
JS
node "$folder/run.mjs"
