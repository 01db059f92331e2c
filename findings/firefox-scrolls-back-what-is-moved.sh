#!/usr/bin/env bash
# Firefox 153: `moveBefore()` sets what is scrolled within the moved element back to its top.
#
# Expected: a list that is scrolled stays as it is, as in Chromium 156: to keep the state of what is moved is what moveBefore() is for.
# Happens: `scrollTop` of a list and of a text area in the moved element is 0.
# Matters: a cart or a list of results that moves into a drawer is read from its beginning again, in one browser.
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
  document.body.innerHTML = '<div id="moved"><ul style="height: 50px; overflow: auto"><li style="height: 500px">1</li></ul><textarea style="height: 40px"></textarea></div><div id="to"></div>'
  const [list, area] = document.querySelectorAll('ul, textarea')
  area.value = 'line\n'.repeat(50)
  list.scrollTop = 100
  area.scrollTop = 60
  const before = [list.scrollTop, area.scrollTop]
  document.getElementById('to').moveBefore(document.getElementById('moved'), null)
  return [before, [list.scrollTop, area.scrollTop]]
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
assert.deepEqual(seen.chromium, [[100, 60], [100, 60]])
assert.deepEqual(seen.firefox, [[100, 60], [0, 0]], 'Firefox keeps what is scrolled now')
JS
node "$folder/run.mjs"
