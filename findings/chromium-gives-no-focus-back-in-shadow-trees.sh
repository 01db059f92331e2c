#!/usr/bin/env bash
# Chromium 156: hidePopover() does not give the focus back if popover and button are in a shadow tree.
#
# Expected: the button has it again. HTML, hide popover algorithm: if the focus is within the popover, what had it before gets it.
# Happens: in the page it does, in a shadow tree the hidden field stays focused. Firefox gives it back in both.
# Matters: a component that closes its menu so has to give the focus back itself, in one engine.
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
  const focusedAfter = (root) => {
    root.innerHTML = '<button popovertarget="menu">1</button><div id="menu" popover><input autofocus></div>'
    const [button, menu] = root.children
    button.focus()
    button.click()
    const inside = root.activeElement.localName
    menu.hidePopover()
    return [inside, root.activeElement?.localName]
  }
  const page = document.createElement('div')
  document.body.append(page)
  Object.defineProperty(page, 'activeElement', { get: () => document.activeElement })
  const host = document.createElement('div')
  document.body.append(host)
  return { page: focusedAfter(page), shadow: focusedAfter(host.attachShadow({ mode: 'open' })) }
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
assert.deepEqual(seen.firefox, { page: ['input', 'button'], shadow: ['input', 'button'] })
assert.deepEqual(seen.chromium, { page: ['input', 'button'], shadow: ['input', 'input'] }, 'Chromium gives the focus back now')
JS
node "$folder/run.mjs"
