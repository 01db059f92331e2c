#!/usr/bin/env bash
# dom-accessibility-api 0.7.1 joins the two lines of a button into one word.
#
# Expected: a line break separates, as a block does: "Add to basket".
# Happens: `<br>` is nothing: "Add tobasket". Between two blocks there is a blank.
# Matters: a test that asks for the name that Chromium has does not find the button.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CHROME_PATH=${CHROME_PATH:-$(command -v chromium)}
"$CHROME_PATH" --version
packages='dom-accessibility-api@0.7.1 jsdom@29.1.1 puppeteer-core@24.43.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<!doctype html>', { pretendToBeVisual: true })
for (const name of ['window', 'document', 'Element', 'HTMLElement', 'Node', 'MutationObserver']) globalThis[name] = window[name] ?? window
const { document } = window
const place = (html) => {
  document.body.innerHTML = html
  return document.body
}
import puppeteer from 'puppeteer-core'
const { computeAccessibleName } = await import('dom-accessibility-api')

const html = '<button>Add to<br>basket</button>'
const browser = await puppeteer.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] })
try {
  const page = await browser.newPage()
  await page.setContent(html)
  const { children } = await page.accessibility.snapshot()
  const seen = [computeAccessibleName(place(html).firstChild), children[0].name]
  console.log(seen)
  assert.deepEqual(seen, ['Add tobasket', 'Add to basket'], 'lines are separated now')
} finally {
  await browser.close()
}
JS
node "$folder/run.mjs"
