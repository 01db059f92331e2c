#!/usr/bin/env bash
# Chromium 156: an `auto` popover that opens within a hint closes the `auto` popovers that are open elsewhere, in Firefox 153 they stay.
#
# Expected: they stay: HTML, 6.12, shows a popover that is opened within a hint as a hint, and a hint closes no `auto` popover.
# Happens: of a menu, a hint beside it and a list that opens in the hint, Chromium closes the menu, with the hint and the list left.
# Matters: a list of sizes in a hint closes the cart behind it, in one browser of two.
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
  document.body.innerHTML = '<div id="menu" popover>1</div><div id="hint" popover="hint">2<div id="list" popover>3</div></div>'
  const popovers = [...document.querySelectorAll('[popover]')]
  return popovers.map((popover) => {
    popover.showPopover()
    return popovers.filter((element) => element.matches(':popover-open')).map(({ id }) => id).join()
  })
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
assert.deepEqual(seen.firefox, ['menu', 'menu,hint', 'menu,hint,list'])
assert.deepEqual(seen.chromium, ['menu', 'menu,hint', 'hint,list'], 'Chromium leaves the menu open now')
JS
node "$folder/run.mjs"
