#!/usr/bin/env bash
# Chromium 156: a form-associated custom element with `readonly` is `:valid`, whatever it says of itself.
#
# Expected: neither `:valid` nor `:invalid`, as in Firefox 153 and as an `<input readonly>`: HTML, 4.13.3, bars it from validation, and 4.16.3 lets candidates only match.
# Happens: `willValidate` is false, and still it matches `:valid`, with an error set by setValidity() too.
# Matters: a field that can not be changed gets the green tick of those that were checked, in one browser.
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
  class Control extends HTMLElement {
    static formAssociated = true
    internals = this.attachInternals()
  }
  customElements.define('x-control', Control)
  document.body.innerHTML = '<form><x-control readonly></x-control><input readonly required></form>'
  const [control, input] = document.querySelectorAll('x-control, input')
  control.internals.setValidity({ customError: true }, 'wrong')
  const look = (element) => [':valid', ':invalid'].filter((selector) => element.matches(selector)).join()
  return [control.internals.willValidate, look(control), input.willValidate, look(input)]
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
assert.deepEqual(seen.firefox, [false, '', false, ''])
assert.deepEqual(seen.chromium, [false, ':valid', false, ''], 'Chromium leaves it out now')
JS
node "$folder/run.mjs"
