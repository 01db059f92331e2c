#!/usr/bin/env bash
# happy-dom 21.0.4 runs `connectedCallback` before the children exist when markup is set by `innerHTML`.
#
# Expected: `innerHTML` parses into a fragment first and inserts it then, so an element finds its children when it is connected,
# as in browsers, jsdom and linkedom. Only the parser of a page connects elements that are still empty.
# Happens: `childNodes` is empty.
# Matters: a test for the case that a page inserts the markup of a shell by script sees the other case.
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

const children = (window) => {
  let count
  class Example extends window.HTMLElement {
    connectedCallback() {
      count = this.childNodes.length
    }
  }
  window.customElements.define('x-a', Example)
  window.document.body.innerHTML = '<x-a><i></i></x-a>'
  return count
}
const [happy, js] = [children(new Window()), children(new JSDOM('<body></body>').window)]
console.log(happy, js)
assert.equal(js, 1, 'jsdom has no children now')
assert.equal(happy, 0, 'happy-dom has the children now')
process.exit()
JS
node "$folder/run.mjs"
