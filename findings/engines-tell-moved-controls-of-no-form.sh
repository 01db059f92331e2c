#!/usr/bin/env bash
# Chromium 156 and Firefox 153: a form-associated custom element that `moveBefore()` moves between two forms or two disabled fieldsets is told of neither in between.
#
# Expected: one call for what is other after the move: formAssociatedCallback() with the second form, and no formDisabledCallback(), as it is disabled before and after. To have no state in between is what sets moveBefore() apart from append().
# Happens: formAssociatedCallback() gets null and then the second form, formDisabledCallback() false and then true; also between two fieldsets of one form the form is taken and given. When null is told, the element has the form of after already.
# Matters: a control that empties itself without a form, or that fetches when it is enabled, does so on each move.
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
  const log = []
  class Control extends HTMLElement {
    static formAssociated = true
    internals = this.attachInternals()
    formAssociatedCallback(form) {
      log.push(`told ${form?.id}, has ${this.internals.form?.id}`)
    }
    formDisabledCallback(isDisabled) {
      log.push(isDisabled)
    }
    connectedMoveCallback() {}
  }
  customElements.define('x-control', Control)
  document.body.innerHTML = '<form id="one"><x-control></x-control></form><form id="two"></form>'
  log.length = 0
  document.getElementById('two').moveBefore(document.querySelector('x-control'), null)
  const forms = log.splice(0)
  document.body.innerHTML = '<form id="one"><fieldset disabled><x-control></x-control></fieldset><fieldset disabled id="to"></fieldset></form>'
  log.length = 0
  document.getElementById('to').moveBefore(document.querySelector('x-control'), null)
  return [forms, log]
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
const expected = [['told undefined, has two', 'told two, has two'], ['told undefined, has one', false, 'told one, has one', true]]
assert.deepEqual(seen, { chromium: expected, firefox: expected }, 'there is no state in between now')
JS
node "$folder/run.mjs"
