#!/usr/bin/env bash
# linkedom 0.18.15 copies an element by `cloneNode()` without telling it its attributes.
#
# Expected: a copy is a new element to which each attribute is appended, so `attributeChangedCallback` runs as it does for
# markup and `setAttribute()`, which linkedom supports.
# Happens: the constructor of the copy runs, and the attributes are there, but no callback.
# Matters: rendering a template many times on a server, the usual work for linkedom, gives elements in their default state.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='linkedom@0.18.15'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { parseHTML } from 'linkedom'

const { document, customElements, HTMLElement } = parseHTML('<html><body></body></html>')
const log = []
class Example extends HTMLElement {
  static observedAttributes = ['site']
  attributeChangedCallback(name, _old, value) {
    log.push(`${name}=${value}`)
  }
}
customElements.define('x-a', Example)
document.body.innerHTML = '<x-a site="DE"></x-a>'
log.push('copy')
const copy = document.querySelector('x-a').cloneNode(true)
console.log(log, copy.outerHTML)
assert.equal(copy.outerHTML, '<x-a site="DE"></x-a>')
assert.deepEqual(log, ['site=DE', 'copy'], 'the callbacks are different now')
JS
node "$folder/run.mjs"
