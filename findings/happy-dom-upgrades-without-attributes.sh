#!/usr/bin/env bash
# happy-dom 21.0.4 upgrades an element without `attributeChangedCallback`, and inner elements before outer ones.
#
# Expected: `customElements.define()` upgrades what is in the document in tree order, and delivers each observed attribute before
# `connectedCallback` (HTML, upgrades), as jsdom 29 does.
# Happens: no attribute is delivered, and the element that comes last is connected first. Elements that are parsed after their
# definition do get their attributes.
# Matters: a shell's markup stands in the page before its script, so this is the way that every element takes in production.
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

const calls = (window) => {
  const log = []
  window.document.body.innerHTML = '<x-a site="1"><x-a site="2"></x-a></x-a>'
  class Example extends window.HTMLElement {
    static observedAttributes = ['site']
    attributeChangedCallback(_name, _old, value) {
      log.push(`attribute ${value}`)
    }
    connectedCallback() {
      log.push(`connected ${this.getAttribute('site')}`)
    }
  }
  window.customElements.define('x-a', Example)
  return log
}
const happy = calls(new Window())
const js = calls(new JSDOM('<body></body>').window)
console.log(happy, js)
assert.deepEqual(js, ['attribute 1', 'connected 1', 'attribute 2', 'connected 2'], 'jsdom upgrades differently now')
assert.deepEqual(happy, ['connected 2', 'connected 1'], 'happy-dom upgrades differently now')
process.exit()
JS
node "$folder/run.mjs"
