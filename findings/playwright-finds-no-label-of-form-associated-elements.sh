#!/usr/bin/env bash
# playwright-core 1.65.1: getByLabel() does not find a form-associated custom element by its `<label for>`.
# 
# Expected: the element is labelable, `label.control` is the element, and a click on the label arrives there.
# Happens: nothing is found. The same label finds an `<input>`, and Chromium names the element's ElementInternals among `labels`.
# Matters: a test that works with the browser's fields must go by test ids once a field is a custom element, though people can use its label.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CHROME_PATH=${CHROME_PATH:-$(command -v chromium)}
"$CHROME_PATH" --version
packages='playwright-core@1.65.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { chromium } from 'playwright-core'

const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] })
try {
  const page = await browser.newPage()
  await page.setContent('<label for="a">City</label><input id="a"><label for="b">Street</label><x-field id="b"></x-field>')
  const labels = await page.evaluate(() => {
    class Field extends HTMLElement {
      static formAssociated = true
      internals = this.attachInternals()
    }
    customElements.define('x-field', Field)
    const [, label] = document.querySelectorAll('label')
    return [label.control.localName, label.control.internals.labels.length]
  })
  const found = [await page.getByLabel('City').count(), await page.getByLabel('Street').count()]
  console.log(labels, found)
  assert.deepEqual(labels, ['x-field', 1])
  assert.deepEqual(found, [1, 0], 'it is found by its label now')
} finally {
  await browser.close()
}
JS
node "$folder/run.mjs"
