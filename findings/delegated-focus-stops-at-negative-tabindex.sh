#!/usr/bin/env bash
# Chromium 156 and Firefox 153: `delegatesFocus` gives the focus to a `tabindex="-1"` before the first field.
#
# Expected: the host passes focus to what the Tab key would reach first, as a click on its text or a label should.
# Happens: the standard takes the first focusable area in tree order, and tabindex="-1" makes one. focus() on the host goes to a heading.
# Matters: headings and panels get tabindex="-1" so that scripts can focus them; then host.focus() no longer reaches the search field.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CHROME_PATH=${CHROME_PATH:-$(command -v chromium)}
"$CHROME_PATH" --version
export FIREFOX_PATH=${FIREFOX_PATH:-$(command -v firefox-esr || command -v firefox)}
"$FIREFOX_PATH" --version
packages='puppeteer-core@24.43.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import puppeteer from 'puppeteer-core'

const launch = [
  { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] },
  { browser: 'firefox', executablePath: process.env.FIREFOX_PATH },
]
for (const options of launch) {
  const browser = await puppeteer.launch(options)
  const page = await browser.newPage()
  const focused = await page.evaluate(() => {
    const host = document.body.appendChild(document.createElement('div'))
    const root = host.attachShadow({ mode: 'open', delegatesFocus: true })
    root.innerHTML = '<h2 tabindex="-1">Search</h2><input>'
    host.focus()
    return root.activeElement?.localName
  })
  await browser.close()
  console.log(focused)
  assert.equal(focused, 'h2', 'the focus goes elsewhere now')
}
JS
node "$folder/run.mjs"
