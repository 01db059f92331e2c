#!/usr/bin/env bash
# Chromium 156: a popover does not give the focus back when it closes if it is in a shadow tree with its button.
#
# Expected: the button has it again, by hidePopover() and by the Escape key. HTML, hide popover algorithm: if the focus is within the popover, what had it before gets it.
# Happens: in the page it does; in a shadow tree the hidden field keeps the focus, and a moment later nothing has it. Firefox gives it back in both.
# Matters: who opens the menu of a component with the keyboard and closes it by Escape begins at the top of the page again.
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

const open = (inShadow) => {
  document.body.innerHTML = '<div></div>'
  const host = document.querySelector('div')
  const tree = inShadow ? host.attachShadow({ mode: 'open' }) : host
  tree.innerHTML = '<button popovertarget="menu">1</button><div id="menu" popover><input autofocus></div>'
  tree.querySelector('button').focus()
  tree.querySelector('button').click()
}
const focused = async () => {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const element = document.activeElement
  return (element.shadowRoot?.activeElement ?? element).localName
}
const hide = () => (document.querySelector('div').shadowRoot ?? document).querySelector('#menu').hidePopover()
const launch = {
  chromium: { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] },
  firefox: { browser: 'firefox', executablePath: process.env.FIREFOX_PATH },
}
const seen = {}
for (const [name, options] of Object.entries(launch)) {
  const browser = await puppeteer.launch(options)
  const page = await browser.newPage()
  seen[name] = {}
  for (const inShadow of [false, true])
    for (const way of ['hidePopover', 'Escape']) {
      await page.evaluate(open, inShadow)
      const before = await page.evaluate(focused)
      if (way === 'Escape') await page.keyboard.press('Escape')
      else await page.evaluate(hide)
      seen[name][`${inShadow ? 'shadow' : 'page'} ${way}`] = [before, await page.evaluate(focused)]
    }
  await browser.close()
}
console.log(seen)
const back = ['input', 'button']
assert.deepEqual(Object.values(seen.firefox), [back, back, back, back])
assert.deepEqual(Object.values(seen.chromium), [back, back, ['input', 'body'], ['input', 'body']], 'Chromium gives the focus back now')
JS
node "$folder/run.mjs"
