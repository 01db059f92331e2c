#!/usr/bin/env bash
# Chromium 156 and Firefox 153: `moveBefore()` of a `<style>` reads its text again, and the rules of `insertRule()` are gone.
#
# Expected: the style sheet stays as it is. DOM standard, 4.2.3: a move runs neither insertion nor removing steps; and by HTML, 4.2.6, a style block is read again when it is connected or disconnected.
# Happens: `sheet` is another object after the move, with the rules of the text only.
# Matters: packages that write styles by insertRule() keep no text in the element: when a page or a morph moves it, all that is styled by it loses its style.
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
  document.body.innerHTML = '<div><style>p { color: red }</style></div><div id="to"></div><p>text</p>'
  const style = document.querySelector('style')
  style.sheet.insertRule('p { color: blue }', 1)
  const { sheet } = style
  const look = () => [style.sheet === sheet, style.sheet.cssRules.length, getComputedStyle(document.querySelector('p')).color]
  const before = look()
  document.getElementById('to').moveBefore(style, null)
  return [before, look()]
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
const expected = [[true, 2, 'rgb(0, 0, 255)'], [false, 1, 'rgb(255, 0, 0)']]
assert.deepEqual(seen, { chromium: expected, firefox: expected }, 'the inserted rules stay now')
JS
node "$folder/run.mjs"
