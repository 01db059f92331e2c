#!/usr/bin/env bash
# Node 20.20 puts thin spaces, U+2009, around the dash of a Czech range of dates, Chromium 156 and Firefox 153 plain ones.
#
# Expected: Node and Chromium are V8 with ICU both, so a server's text is the browser's.
# Happens: the texts differ in the two spaces only. Slovak, Croatian and Bulgarian differ in the same way, German and Polish do not.
# Matters: "delivery 5.–8. 11." from the server fails hydration only in some countries, and looks the same in every diff.
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

const format = () => {
  const dates = new Intl.DateTimeFormat('cs', { dateStyle: 'medium', timeZone: 'UTC' })
  const text = dates.formatRange(Date.UTC(2026, 10, 5), Date.UTC(2026, 10, 8))
  return text.replace(/[\u2000-\u200a]/g, (space) => `U+${space.charCodeAt(0).toString(16)}`)
}
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
assert.equal(seen.node, '05.11.2026U+2009–U+200908.11.2026', 'Node writes it differently now')
assert.equal(seen.chromium, '05.11.2026 – 08.11.2026')
assert.equal(seen.firefox, '05.11.2026 – 08.11.2026')
JS
node "$folder/run.mjs"
