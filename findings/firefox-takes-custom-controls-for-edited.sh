#!/usr/bin/env bash
# Firefox 153: a form-associated custom element is `:user-invalid` at once, in Chromium 156 it never is.
#
# Expected: not before the person has done something, and after a try to submit, as an `<input>`. (HTML, 4.16.3, names input, textarea and select only, which would be never.)
# Happens: Firefox matches `:user-valid` from the first moment, `:user-invalid` as soon as setValidity() says so, and goes on after a reset. Chromium matches neither, after a submit too.
# Matters: a form with custom fields is red before anybody has typed in one browser, and never in the other.
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
  document.body.innerHTML = '<form><x-control tabindex="0"></x-control><input required></form>'
  const [form, control, input] = document.querySelectorAll('form, x-control, input')
  const look = () => [control, input].map((element) => ['valid', 'invalid'].filter((name) => element.matches(`:user-${name}`)).join()).join(' / ')
  const first = look()
  control.internals.setValidity({ valueMissing: true }, 'missing')
  const invalid = look()
  form.requestSubmit()
  const submitted = look()
  form.reset()
  return [first, invalid, submitted, look()]
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
assert.deepEqual(seen.chromium, [' / ', ' / ', ' / invalid', ' / '], 'Chromium matches it after a submit now')
assert.deepEqual(seen.firefox, ['valid / ', 'invalid / ', 'invalid / invalid', 'invalid / '], 'Firefox waits for the person now')
JS
node "$folder/run.mjs"
