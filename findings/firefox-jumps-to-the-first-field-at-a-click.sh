#!/usr/bin/env bash
# Firefox 153: a click on a text beside the second field of a component with `delegatesFocus`, while that field has the focus, moves it to the first.
#
# Expected: the field keeps it, as in Chromium 156. HTML, get the focusable area: if what has the focus is inside such a host already, it stays.
# Happens: the first field has the focus, also when a slotted field had it. `host.focus()` leaves it where it is, in both engines.
# Matters: who fills in a date or a card number in parts and clicks between them types on in another field.
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

const build = () => {
  document.body.innerHTML = '<div id="host"><input id="slotted"></div>'
  document.getElementById('host').attachShadow({ mode: 'open', delegatesFocus: true }).innerHTML = '<p>month and year</p><input id="first"><input id="second"><slot></slot>'
}
const focused = () => {
  const element = document.activeElement
  return (element.shadowRoot?.activeElement ?? element).id
}
const launch = {
  chromium: { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] },
  firefox: { browser: 'firefox', executablePath: process.env.FIREFOX_PATH },
}
const seen = {}
for (const [name, options] of Object.entries(launch)) {
  const browser = await puppeteer.launch(options)
  const page = await browser.newPage()
  await page.evaluate(build)
  const find = (selector) => page.evaluateHandle((selector) => document.getElementById('host').shadowRoot.querySelector(selector) ?? document.querySelector(selector), selector)
  seen[name] = {}
  for (const field of ['second', 'slotted']) {
    await (await find(`#${field}`)).click()
    await page.evaluate(() => document.getElementById('host').focus())
    const kept = await page.evaluate(focused)
    await (await find('p')).click()
    seen[name][field] = [kept, await page.evaluate(focused)]
  }
  await browser.close()
}
console.log(seen)
assert.deepEqual(seen.chromium, { second: ['second', 'second'], slotted: ['slotted', 'slotted'] })
assert.deepEqual(seen.firefox, { second: ['second', 'first'], slotted: ['slotted', 'first'] }, 'Firefox keeps the focus now')
JS
node "$folder/run.mjs"
