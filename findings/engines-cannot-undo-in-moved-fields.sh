#!/usr/bin/env bash
# Chromium 156 and Firefox 153: a field that `moveBefore()` has moved keeps its text, selection and focus, but undoes nothing that was typed before.
#
# Expected: undo works as without the move: the field was never out of the page.
# Happens: after the move “hello” stays.
# Matters: a person who types while the page moves the field can not take it back.
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
  const typeAndUndo = (move) => {
    document.body.innerHTML = '<div><input></div><div id="to"></div>'
    const field = document.querySelector('input')
    field.focus()
    document.execCommand('insertText', false, 'hello')
    move(document.getElementById('to'), field)
    const isFocused = document.activeElement === field
    document.execCommand('undo')
    return [isFocused, field.value]
  }
  return [typeAndUndo(() => {}), typeAndUndo((to, field) => to.moveBefore(field, null))]
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
const expected = [[true, ''], [true, 'hello']]
assert.deepEqual(seen, { chromium: expected, firefox: expected }, 'what was typed can be undone now')
JS
node "$folder/run.mjs"
