#!/usr/bin/env bash
# Firefox 153: `.card::part(price)` in the style of a shadow tree matches the part of its own host, if the host has that class in the page.
#
# Expected: it does not. Selectors of a shadow tree see its host by `:host` only (CSS Shadow 1, featureless host); `.card` alone does not match it, in either engine.
# Happens: with `::part()` behind it, any selector does: `.card::part(price)`, `div::part(price)`, a bare `::part(price)`. Chromium takes `:host::part(price)` only.
# Matters: a rule for the parts of an inner component, which is also called "card", styles the parts of the component around it, in one engine.
# Seen on 2026-11-30.
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

const measure = () => {
  const host = document.createElement('div')
  host.className = 'card'
  host.attachShadow({ mode: 'open' }).innerHTML = '<p part="price">1</p>'
  document.body.append(host)
  const price = host.shadowRoot.querySelector('p')
  const styles = (selector, element) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`${selector} { color: rgb(1, 2, 3) }`)
    host.shadowRoot.adoptedStyleSheets = [sheet]
    return getComputedStyle(element).color === 'rgb(1, 2, 3)'
  }
  const selectors = [':host::part(price)', '.card::part(price)', 'div::part(price)', '::part(price)', '.other::part(price)']
  return { parts: Object.fromEntries(selectors.map((selector) => [selector, styles(selector, price)])), host: styles('.card', host) }
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
assert.deepEqual(Object.values(seen.chromium.parts), [true, false, false, false, false])
assert.deepEqual(Object.values(seen.firefox.parts), [true, true, true, true, false], 'Firefox sees no class of the host now')
assert.deepEqual([seen.chromium.host, seen.firefox.host], [false, false])
JS
node "$folder/run.mjs"
