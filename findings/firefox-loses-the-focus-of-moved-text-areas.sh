#!/usr/bin/env bash
# Firefox 153: a `<textarea>` that is moved by `moveBefore()` loses the focus, without a `blur`.
#
# Expected: it keeps it as fields, buttons, links and editable elements do: DOM standard, 4.2.3, a move does not run the removing steps, by which focus is lost.
# Happens: `document.activeElement` is the body, and neither `blur` nor `focusout` has said so.
# Matters: a note to an order that is typed while the form around it moves is cut off; code that waits for `blur` to store it does not run.
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
  const move = (markup) => {
    document.body.innerHTML = `<div>${markup}</div><div id="to"></div>`
    const field = document.body.firstChild.firstChild
    const events = []
    field.focus()
    for (const type of ['blur', 'focusout']) field.addEventListener(type, () => events.push(type))
    document.getElementById('to').moveBefore(field, null)
    return [document.activeElement.localName, ...events].join()
  }
  return ['<input>', '<button>1</button>', '<select></select>', '<p contenteditable>1</p>', '<textarea></textarea>'].map(move)
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
assert.deepEqual(seen.chromium, ['input', 'button', 'select', 'p', 'textarea'])
assert.deepEqual(seen.firefox, ['input', 'button', 'select', 'p', 'body'], 'Firefox keeps the focus of text areas now')
JS
node "$folder/run.mjs"
