#!/usr/bin/env bash
# Chromium 156 constructs a custom element in the selected option of a customizable select four times while it parses.
#
# Expected: twice: once for the option, once for its copy in `<selectedcontent>`.
# Happens: three copies are made, of which only the last one is connected. Each later selection makes one.
# Matters: a constructor that counts, registers or fetches does so for two elements that are never in the page; and a price in an option is rendered twice at all times.
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
  const log = []
  class Price extends HTMLElement {
    constructor() {
      super()
      log.push('constructed')
    }
    connectedCallback() {
      log.push(`in ${this.parentNode.localName}`)
    }
  }
  customElements.define('x-price', Price)
  const wait = () => new Promise((resolve) => setTimeout(resolve, 200))
  document.body.innerHTML = '<select><button><selectedcontent></selectedcontent></button><option><x-price></x-price>S</option><option>M</option></select>'
  await wait()
  const parsed = log.splice(0)
  document.querySelector('select').selectedIndex = 1
  await wait()
  document.querySelector('select').selectedIndex = 0
  await wait()
  return [parsed, log]
}
const browser = await puppeteer.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] })
const page = await browser.newPage()
const seen = await page.evaluate(measure)
await browser.close()
console.log(JSON.stringify(seen, null, 1))
assert.deepEqual(
  seen,
  [
    ['constructed', 'in option', 'constructed', 'constructed', 'constructed', 'in selectedcontent'],
    ['constructed', 'in selectedcontent'],
  ],
  'it makes one copy now',
)
JS
node "$folder/run.mjs"
