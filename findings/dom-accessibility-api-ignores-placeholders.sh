#!/usr/bin/env bash
# dom-accessibility-api 0.7.1 gives a field no name by its placeholder.
#
# Expected: HTML-AAM: label, then title, then placeholder; Chromium and Firefox name it so.
# Happens: the name is empty.
# Matters: a test says that a search field has no name, or that two fields are told apart by their labels only, where screen readers say a third thing.
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

const html = '<input placeholder="Search products">'
const browser = await puppeteer.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] })
try {
  const page = await browser.newPage()
  await page.setContent(html)
  const { children } = await page.accessibility.snapshot()
  const seen = [computeAccessibleName(place(html).firstChild), children[0].name]
  console.log(seen)
  assert.deepEqual(seen, ['', 'Search products'], 'a placeholder is a name now')
} finally {
  await browser.close()
}
JS
node "$folder/run.mjs"
