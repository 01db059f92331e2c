#!/usr/bin/env bash
# Node 20.20 and Chromium 156 group numbers of fr-CH with a narrow no-break space, Firefox 153 with an apostrophe.
#
# Expected: the three use Unicode's data of about the same year, and Swiss francs look as in de-CH, where all three write an apostrophe.
# Happens: 12 345.50 CHF against 12'345.50 CHF.
# Matters: one shop in French Switzerland shows two ways to write a price, and hydration meets another text than the server's.
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

const format = () =>
  ['fr-CH', 'de-CH'].map((locale) => {
    const text = new Intl.NumberFormat(locale).format(12345)
    return text.replace(/\s/g, (space) => `U+${space.charCodeAt(0).toString(16)}`)
  })
const seen = { node: format() }
const launch = {
  chromium: { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] },
  firefox: { browser: 'firefox', executablePath: process.env.FIREFOX_PATH },
}
for (const [name, options] of Object.entries(launch)) {
  const browser = await puppeteer.launch(options)
  seen[name] = await (await browser.newPage()).evaluate(format)
  await browser.close()
}
console.log('Node', process.versions.node, 'ICU', process.versions.icu, seen)
assert.deepEqual(seen.node, ['12U+202f345', "12'345"], 'Node groups differently now')
assert.deepEqual(seen.chromium, seen.node, 'Chromium groups differently now')
assert.deepEqual(seen.firefox, ["12'345", "12'345"], 'Firefox groups differently now')
JS
node "$folder/run.mjs"
