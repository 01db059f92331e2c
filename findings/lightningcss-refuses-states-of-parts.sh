#!/usr/bin/env bash
# lightningcss 1.33.0 fails on `::part()` followed by `:state()`, `:lang()` or `:dir()`.
#
# Expected: CSS Shadow Parts: all pseudo-classes but the structural ones may follow ::part(). Chromium and Firefox take these three.
# Happens: "SyntaxError: Invalid state", the whole file fails, while `:hover` passes, and so does `:first-child`, which is not allowed.
# Matters: `x-item::part(button):state(busy)` is how a page styles a custom state inside a shell; its build stops.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CHROME_PATH=${CHROME_PATH:-$(command -v chromium)}
"$CHROME_PATH" --version
export FIREFOX_PATH=${FIREFOX_PATH:-$(command -v firefox-esr || command -v firefox)}
"$FIREFOX_PATH" --version
packages='lightningcss@1.33.0 puppeteer-core@24.43.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { transform } from 'lightningcss'
import puppeteer from 'puppeteer-core'

const selectors = [':hover', ':state(busy)', ':lang(de)', ':dir(rtl)'].map((state) => `x-item::part(button)${state}`)
const passes = (selector) => {
  try {
    transform({ filename: 'a.css', code: Buffer.from(`${selector}{color:red}`) })
    return true
  } catch (error) {
    console.log(selector, error.message)
    return false
  }
}
const tool = selectors.map(passes)
const launch = [
  { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] },
  { browser: 'firefox', executablePath: process.env.FIREFOX_PATH },
]
for (const options of launch) {
  const browser = await puppeteer.launch(options)
  const page = await browser.newPage()
  const taken = await page.evaluate((all) => all.map((selector) => CSS.supports(`selector(${selector})`)), selectors)
  await browser.close()
  assert.deepEqual(taken, [true, true, true, true], 'a browser refuses one')
}
assert.deepEqual(tool, [true, false, false, false], 'lightningcss takes more now')
JS
node "$folder/run.mjs"
