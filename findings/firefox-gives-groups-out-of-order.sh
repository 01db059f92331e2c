#!/usr/bin/env bash
# Firefox 153: the groups of a URLPattern do not come in the order of the pattern.
#
# Expected: “year, month, day” for `/:year/:month/:day`, as in Chromium 156: URL Pattern standard, a component match result is filled from the first group to the last.
# Happens: “month, day, year”, and “b, a” for `/:a/:b`.
# Matters: `Object.values(match.pathname.groups)` as arguments of a handler gives each one another part of the address.
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
import { createServer } from 'node:http'
import puppeteer from 'puppeteer-core'

const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<!doctype html><body></body>')).listen(0)
const measure = async () => {
  const keys = (pathname, address) => Object.keys(new URLPattern({ pathname }).exec({ pathname: address }).pathname.groups).join()
  return [keys('/:year/:month/:day', '/2027/03/05'), keys('/:a/:b', '/1/2')]
}
const launch = {
  chromium: { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] },
  firefox: { browser: 'firefox', executablePath: process.env.FIREFOX_PATH },
}
const seen = {}
for (const [name, options] of Object.entries(launch)) {
  const browser = await puppeteer.launch(options)
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${server.address().port}/`)
  seen[name] = await page.evaluate(measure)
  await browser.close()
}
server.close()
console.log(JSON.stringify(seen, null, 1))
assert.deepEqual(seen.chromium, ['year,month,day', 'a,b'])
assert.notDeepEqual(seen.firefox, seen.chromium, 'Firefox keeps the order now')
JS
node "$folder/run.mjs"
