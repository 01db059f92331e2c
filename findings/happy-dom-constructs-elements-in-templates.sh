#!/usr/bin/env bash
# happy-dom 21.0.4 constructs the custom elements within a `<template>`.
#
# Expected: what is in a template belongs to a document without a registry of elements, so no constructor runs until a copy gets
# into the page (HTML, "the template element").
# Happens: setting `template.innerHTML` runs constructor and `attributeChangedCallback`, copying its content runs them again.
# Matters: a test that counts how often an element starts, fetches or subscribes counts those that are in no page.
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

const constructed = (window) => {
  let count = 0
  class Example extends window.HTMLElement {
    constructor() {
      super()
      count += 1
    }
  }
  window.customElements.define('x-a', Example)
  const template = window.document.createElement('template')
  template.innerHTML = '<x-a></x-a>'
  return count
}
const [happy, js] = [constructed(new Window()), constructed(new JSDOM('<body></body>').window)]
console.log(happy, js)
assert.equal(js, 0, 'jsdom constructs elements in templates now')
assert.equal(happy, 1, 'happy-dom constructs no elements in templates now')
process.exit()
JS
node "$folder/run.mjs"
