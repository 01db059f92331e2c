#!/usr/bin/env bash
# happy-dom 21.0.4 does not retarget events that leave a shadow tree.
#
# Expected: outside of a shadow tree, `event.target` is its host (DOM, retargeting), as in browsers and jsdom; the inner element
# is in `composedPath()` only.
# Happens: a listener at the document sees the inner element as `target`.
# Matters: code of a host page that compares `target` with a tag, or looks for `closest('a')`, passes its tests in happy-dom
# and does nothing in a browser.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='happy-dom@21.0.4 jsdom@29.1.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { Window } from 'happy-dom'
import { JSDOM } from 'jsdom'

const target = (window) => {
  const { document, CustomEvent } = window
  const host = document.createElement('x-a')
  document.body.append(host)
  host.attachShadow({ mode: 'open' }).innerHTML = '<b></b>'
  let name
  document.addEventListener('change-cart', (event) => {
    name = event.target.localName
  })
  host.shadowRoot.firstChild.dispatchEvent(new CustomEvent('change-cart', { bubbles: true, composed: true }))
  return name
}
const [happy, js] = [target(new Window()), target(new JSDOM('<body></body>').window)]
console.log(happy, js)
assert.equal(js, 'x-a', 'jsdom does not retarget now')
assert.equal(happy, 'b', 'happy-dom retargets now')
process.exit()
JS
node "$folder/run.mjs"
