#!/usr/bin/env bash
# Firefox 153: a URLPattern with `ignoreCase` ignores the case of `/p` and `/(p)`, not that of `/p/:id` and `/p/*`.
#
# Expected: the whole pattern ignores the case (URL Pattern standard: the expression of each part gets the flag `i`), as in Chromium 156.
# Happens: where a name or a star is in the pattern, the fixed text beside it must be as written.
# Matters: routes of a service worker or a router take over `/Cart` and not `/Product/5`, in one browser.
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

const measure = () => {
  const test = (pathname, path) => new URLPattern({ pathname }, { ignoreCase: true }).test({ pathname: path })
  return [test('/p', '/P'), test('/(p)', '/P'), test('/p/:id', '/P/5'), test('/p/*', '/P/5')]
}
const launch = {
  chromium: { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] },
  firefox: { browser: 'firefox', executablePath: process.env.FIREFOX_PATH },
}
const seen = {}
for (const [name, options] of Object.entries(launch)) {
  const browser = await puppeteer.launch(options)
  seen[name] = await (await browser.newPage()).evaluate(measure)
  await browser.close()
}
console.log(seen)
assert.deepEqual(seen.chromium, [true, true, true, true])
assert.deepEqual(seen.firefox, [true, true, false, false], 'Firefox ignores the case now')
JS
node "$folder/run.mjs"
