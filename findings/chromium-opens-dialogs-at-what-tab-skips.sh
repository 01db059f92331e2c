#!/usr/bin/env bash
# Chromium 156: showModal() focuses a `<div tabindex="-1">`, or a button in a shadow root that does not delegate, in front of the first button of the dialog.
#
# Expected: the button, as in Firefox. For a `<dialog>`, HTML's focus delegate is the first descendant that Tab reaches, and shadow trees are entered only where they delegate the focus.
# Happens: `tabindex="-1"` counts, and each shadow tree is entered.
# Matters: a dialog whose heading may be focused by a script opens at the heading in one engine, and at its first button in the other.
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

const measure = () => {
  const focusedIn = (content, delegatesFocus) => {
    document.body.innerHTML = `<dialog>${content}<button id="button">1</button></dialog>`
    const host = document.getElementById('host')
    if (host) host.attachShadow({ mode: 'open', delegatesFocus }).innerHTML = '<button id="inner">2</button>'
    document.querySelector('dialog').showModal()
    return (document.activeElement.shadowRoot?.activeElement ?? document.activeElement).id
  }
  return {
    heading: focusedIn('<h2 id="heading" tabindex="-1">0</h2>'),
    host: focusedIn('<div id="host"></div>', false),
    delegating: focusedIn('<div id="host"></div>', true),
  }
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
assert.deepEqual(seen.firefox, { heading: 'button', host: 'button', delegating: 'inner' })
assert.deepEqual(seen.chromium, { heading: 'heading', host: 'inner', delegating: 'inner' }, 'Chromium opens at the button now')
JS
node "$folder/run.mjs"
