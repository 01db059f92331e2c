#!/usr/bin/env bash
# focus-trap 8.2.4 takes a host with `tabindex="0"` and `delegatesFocus` for the first stop of a trap, though no browser stops at it.
#
# Expected: Shift+Tab goes from the first stop, the button in the shadow tree, to the last one. HTML's focusing steps lead from such a host to its focus delegate, and both engines skip the host.
# Happens: with `getShadowRoot`, tabbable lists host and button. The button is the second stop then: Shift+Tab is left to the browser, goes out of the trap, and is brought back to where it was, each time. Tab does turn round.
# Matters: fields of custom elements are built like this; a dialog that begins with one can not be left backwards from its first field.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CHROME_PATH=${CHROME_PATH:-$(command -v chromium)}
"$CHROME_PATH" --version
export FIREFOX_PATH=${FIREFOX_PATH:-$(command -v firefox-esr || command -v firefox)}
"$FIREFOX_PATH" --version
packages='focus-trap@8.2.4 tabbable@6.5.2 puppeteer-core@24.43.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import puppeteer from 'puppeteer-core'

const sources = ['tabbable/dist/index.umd.js', 'focus-trap/dist/focus-trap.umd.js'].map((name) => readFileSync(`${import.meta.dirname}/node_modules/${name}`, 'utf8'))
const open = (attribute) => {
  document.body.setHTMLUnsafe(`<button>before</button><main><div ${attribute}><template shadowrootmode="open" shadowrootdelegatesfocus><button>one</button></template></div><button>two</button><button>three</button></main>`)
  focusTrap.createFocusTrap('main', { delayInitialFocus: false, tabbableOptions: { getShadowRoot: true } }).activate()
}
const focused = () => {
  const element = document.activeElement
  return (element.shadowRoot?.activeElement ?? element).textContent
}
const launch = {
  chromium: { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] },
  firefox: { browser: 'firefox', executablePath: process.env.FIREFOX_PATH },
}
for (const [name, options] of Object.entries(launch)) {
  const browser = await puppeteer.launch(options)
  const seen = {}
  for (const attribute of ['tabindex="0"', '']) {
    const page = await browser.newPage()
    for (const source of sources) await page.addScriptTag({ content: source })
    await page.evaluate(open, attribute)
    seen[attribute] = [await page.evaluate(focused)]
    await page.keyboard.down('Shift')
    for (const key of ['Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key)
      seen[attribute].push(await page.evaluate(focused))
    }
    await page.keyboard.up('Shift')
  }
  await browser.close()
  console.log(name, seen)
  assert.deepEqual(seen[''], ['one', 'three', 'two', 'one'])
  assert.deepEqual(seen['tabindex="0"'], ['one', 'one', 'one', 'one'], 'the trap turns round now')
}
JS
node "$folder/run.mjs"
