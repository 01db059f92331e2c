#!/usr/bin/env bash
# Firefox 153: `moveBefore()` of a `<link rel="stylesheet">` gives it another `sheet` and a second `load` event.
#
# Expected: nothing happens, as in Chromium 156. DOM standard, 4.2.3: a move does not run the insertion steps, and HTML, 4.2.4, fetches a style sheet when its link becomes connected.
# Happens: the sheet is read again, and a `disabled` that was set on it is lost.
# Matters: a sheet that is switched off, for a dark theme say, is on again after a morph or a sorted head has moved its link, and who waits for `load` runs twice.
# Seen on 2026-11-29.
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

const measure = async () => {
  document.body.innerHTML = '<div id="from"></div><div id="to"></div><p>text</p>'
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = 'data:text/css,p{color:red}'
  let loads = 0
  link.onload = () => {
    loads += 1
  }
  const wait = () => new Promise((resolve) => setTimeout(resolve, 500))
  document.getElementById('from').append(link)
  await wait()
  const { sheet } = link
  sheet.disabled = true
  document.getElementById('to').moveBefore(link, null)
  await wait()
  return [link.sheet === sheet, link.sheet.disabled, getComputedStyle(document.querySelector('p')).color, loads]
}
const launch = {
  chromium: { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] },
  firefox: { browser: 'firefox', executablePath: process.env.FIREFOX_PATH },
}
const seen = {}
for (const [name, options] of Object.entries(launch)) {
  const browser = await puppeteer.launch(options)
  const page = await browser.newPage()
  seen[name] = await page.evaluate(measure)
  await browser.close()
}
console.log(JSON.stringify(seen, null, 1))
assert.deepEqual(seen.chromium, [true, true, 'rgb(0, 0, 0)', 1])
assert.deepEqual(seen.firefox, [false, false, 'rgb(255, 0, 0)', 2], 'Firefox keeps the style sheet now')
JS
node "$folder/run.mjs"
