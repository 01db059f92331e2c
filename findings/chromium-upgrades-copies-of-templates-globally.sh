#!/usr/bin/env bash
# Chromium 156: what cloneNode() copies from a template gets the global custom elements, also in a shadow root with its own registry.
#
# Expected: the elements have no registry in the template and take that of the tree that they are put into, as those of `innerHTML` in that shadow root do.
# Happens: cloneNode() and `importNode(content, true)` lead to the global definition (DOM standard, 4.5: adopting an element without a registry gives it the one of the document). Only `importNode(content, { customElementRegistry })` leads to the one of the shadow root.
# Matters: two versions of a component are kept apart by a scoped registry, and all that comes from a template, as with most template libraries, is of the wrong version without an error.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CHROME_PATH=${CHROME_PATH:-$(command -v chromium)}
"$CHROME_PATH" --version
packages='puppeteer-core@24.43.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import puppeteer from 'puppeteer-core'

const measure = async () => {
  const registry = new CustomElementRegistry()
  registry.define('x-price', class extends HTMLElement { version = 'scoped' })
  customElements.define('x-price', class extends HTMLElement { version = 'global' })
  document.body.innerHTML = '<div></div>'
  const root = document.body.firstChild.attachShadow({ mode: 'open', customElementRegistry: registry })
  const template = document.createElement('template')
  template.innerHTML = '<x-price></x-price>'
  const put = (fragment) => {
    root.replaceChildren(fragment)
    return root.firstChild.version
  }
  root.innerHTML = '<x-price></x-price>'
  return [
    root.firstChild.version,
    put(template.content.cloneNode(true)),
    put(document.importNode(template.content, true)),
    put(document.importNode(template.content, { customElementRegistry: registry })),
  ]
}
const browser = await puppeteer.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] })
const page = await browser.newPage()
const seen = await page.evaluate(measure)
await browser.close()
console.log(JSON.stringify(seen, null, 1))
assert.deepEqual(seen, ['scoped', 'global', 'global', 'scoped'], 'copies take the registry of their shadow root now')
JS
node "$folder/run.mjs"
