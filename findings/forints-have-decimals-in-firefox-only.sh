#!/usr/bin/env bash
# Node 20.20 and Chromium 156 format forints without decimals, Firefox 153 with two.
#
# Expected: ECMA-402 takes the digits of a currency from ISO 4217, where the forint has two; three engines, one answer.
# Happens: V8 asks ICU, whose data (CLDR 48) says none, and rounds 1234,5 to 1235 Ft. Firefox obeys the standard: 1234,50 Ft.
# Matters: a Hungarian price rendered on a server by Node changes when Firefox hydrates it, unless both digit options are given.
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

const format = () => new Intl.NumberFormat('hu', { style: 'currency', currency: 'HUF' }).format(1234.5).replace(/\s/g, ' ')
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
assert.deepEqual(seen, { node: '1235 Ft', chromium: '1235 Ft', firefox: '1234,50 Ft' }, 'the engines answer differently now')
JS
node "$folder/run.mjs"
