#!/usr/bin/env bash
# Firefox 153: `::slotted(dialog)::backdrop` does not match.
#
# Expected: it does, as in Chromium 156, and as `::slotted(input)::placeholder` and `::slotted(p)::before` do in both: CSS Shadow 1 lets tree-abiding pseudo-elements follow `::slotted()`.
# Happens: the backdrop of a slotted dialog stays as the browser has it, while that of a dialog in the shadow tree is styled.
# Matters: a component that gets its dialog through a slot can not dim the page.
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
  document.body.innerHTML = '<div id="host"><dialog>1</dialog><input placeholder="2"></div>'
  const host = document.getElementById('host')
  const root = host.attachShadow({ mode: 'open' })
  root.innerHTML = `<style>
    ::slotted(dialog)::backdrop { background: rgb(1, 2, 3) }
    ::slotted(input)::placeholder { background: rgb(1, 2, 3) }
    dialog::backdrop { background: rgb(1, 2, 3) }
  </style><slot></slot><dialog>3</dialog>`
  const dialogs = [host.querySelector('dialog'), root.querySelector('dialog')]
  for (const dialog of dialogs) dialog.showModal()
  return [...dialogs.map((dialog) => getComputedStyle(dialog, '::backdrop')), getComputedStyle(host.querySelector('input'), '::placeholder')].map(({ backgroundColor }) => backgroundColor === 'rgb(1, 2, 3)')
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
assert.deepEqual(seen.chromium, [true, true, true])
assert.deepEqual(seen.firefox, [false, true, true], 'Firefox styles the backdrop now')
JS
node "$folder/run.mjs"
