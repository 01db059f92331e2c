#!/usr/bin/env bash
# focus-trap 8.2.4 does not turn round where its last button is in `hidden="until-found"`, or in a slot of a closed `<details>`.
#
# Expected: Tab goes from the last button that shows to the first, and Shift+Tab back. HTML gives no focus to what is not rendered, and both parts skip their content (CSS Containment 2, `content-visibility: hidden`).
# Happens: tabbable, which it is built on, lists the button that nobody sees. Focusing that does nothing, and each press of Tab stays where the focus is. A closed `<details>` without a shadow tree in between is known to it.
# Matters: with the keyboard, there is no way back to the first button of a dialog or a flyout.
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
const open = (html) => {
  document.body.setHTMLUnsafe(`<main>${html}</main><button>outside</button>`)
  focusTrap.createFocusTrap('main', { delayInitialFocus: false, tabbableOptions: { getShadowRoot: true } }).activate()
}
const focused = () => {
  let element = document.activeElement
  while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element.textContent
}
const buttons = '<button>one</button><button>two</button>'
const inside = '<button>inside</button>'
const bodies = {
  found: `${buttons}<div hidden="until-found">${inside}</div>`,
  slot: `${buttons}<div><template shadowrootmode="open"><details><summary tabindex="-1"></summary><slot></slot></details></template>${inside}</div>`,
  details: `${buttons}<details><summary tabindex="-1"></summary>${inside}</details>`,
}
const launch = {
  chromium: { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] },
  firefox: { browser: 'firefox', executablePath: process.env.FIREFOX_PATH },
}
for (const [name, options] of Object.entries(launch)) {
  const browser = await puppeteer.launch(options)
  const seen = {}
  for (const [kind, html] of Object.entries(bodies)) {
    const page = await browser.newPage()
    for (const source of sources) await page.addScriptTag({ content: source })
    await page.evaluate(open, html)
    seen[kind] = [await page.evaluate(focused)]
    for (const key of ['Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key)
      seen[kind].push(await page.evaluate(focused))
    }
  }
  await browser.close()
  console.log(name, seen)
  assert.deepEqual(seen.details, ['one', 'two', 'one', 'two'])
  assert.deepEqual([seen.found, seen.slot], Array(2).fill(['one', 'two', 'two', 'two']), 'the trap turns round now')
}
JS
node "$folder/run.mjs"
