#!/usr/bin/env bash
# Firefox 153: words in shadow trees are not marked by `::highlight(found)` of the page, nor those in a paragraph by `body::highlight(found)`.
#
# Expected: they are, as in Chromium 156. CSS Pseudo-Elements 4, 3.5: the styles of a highlight inherit from the same highlight of the parent element, and a host is the parent of what is in its shadow tree.
# Happens: only the rule that matches the element of the text itself counts. A rule without a tag matches each element of the page, so that it seems to inherit; in a shadow tree it matches none.
# Matters: a search that marks its words with the Custom Highlight API marks none in components, in one engine.
# Seen on 2026-11-30.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CHROME_PATH=${CHROME_PATH:-$(command -v chromium)}
"$CHROME_PATH" --version
export FIREFOX_PATH=${FIREFOX_PATH:-$(command -v firefox-esr || command -v firefox)}
"$FIREFOX_PATH" --version
packages='puppeteer-core@24.43.1 pngjs@7.0.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { PNG } from 'pngjs'
import puppeteer from 'puppeteer-core'

const show = (selector, inShadow) => {
  document.body.innerHTML = `<style>${selector}::highlight(found) { background: rgb(255, 0, 0) }</style><div></div>`
  const host = document.querySelector('div')
  const tree = inShadow ? host.attachShadow({ mode: 'open' }) : host
  tree.innerHTML = '<p style="color: rgb(255, 255, 255)">words</p>'
  const range = new Range()
  range.selectNodeContents(tree.querySelector('p'))
  CSS.highlights.set('found', new Highlight(range))
}
const cases = { page: ['', false], 'page, by body': ['body', false], shadow: ['', true] }
const launch = {
  chromium: { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] },
  firefox: { browser: 'firefox', executablePath: process.env.FIREFOX_PATH },
}
const seen = {}
for (const [name, options] of Object.entries(launch)) {
  const browser = await puppeteer.launch(options)
  seen[name] = {}
  for (const [kind, parameters] of Object.entries(cases)) {
    const page = await browser.newPage()
    await page.evaluate(show, ...parameters)
    const { data } = PNG.sync.read(Buffer.from(await page.screenshot()))
    let red = 0
    for (let index = 0; index < data.length; index += 4) red += data[index] === 255 && data[index + 1] === 0 && data[index + 2] === 0
    seen[name][kind] = red > 100
  }
  await browser.close()
}
console.log(seen)
assert.deepEqual(seen.chromium, { page: true, 'page, by body': true, shadow: true })
assert.deepEqual(seen.firefox, { page: true, 'page, by body': false, shadow: false }, 'Firefox inherits highlights now')
JS
node "$folder/run.mjs"
