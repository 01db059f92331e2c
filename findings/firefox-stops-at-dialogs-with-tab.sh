#!/usr/bin/env bash
# Firefox 153: an open `<dialog>` is a stop of its own for Tab, before its first button.
#
# Expected: only what is in it: HTML standard, 6.6.3, does not name the dialog among the elements without `tabindex` that Tab stops at, and Chromium 156 passes it.
# Happens: each dialog that is open without being modal, by `open`, show() or as a popover, takes the focus itself; a `<div popover>` does not. An author may not take it out, as `tabindex` is not allowed there.
# Matters: a cart that is a dialog has one more stop in one browser, which shows a ring around all of it, and tests of the order fail there.
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

const open = (markup) => {
  document.body.innerHTML = '<button id="first">1</button>' + markup + '<button id="last">2</button>'
  document.querySelector('[popover]')?.showPopover()
  document.getElementById('first').focus()
}
const measure = async (page) => {
  const ways = []
  for (const markup of ['<dialog open id="d">', '<dialog popover id="d">', '<div popover id="d">']) {
    await page.evaluate(open, markup + '<button id="in">3</button></' + markup.match(/\w+/)[0] + '>')
    const way = []
    while (way.at(-1) !== 'last' && way.length < 5) {
      await page.keyboard.press('Tab')
      way.push(await page.evaluate(() => document.activeElement.id))
    }
    ways.push(way.join(' '))
  }
  return ways
}
const launch = {
  chromium: { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] },
  firefox: { browser: 'firefox', executablePath: process.env.FIREFOX_PATH },
}
const seen = {}
for (const [name, options] of Object.entries(launch)) {
  const browser = await puppeteer.launch(options)
  seen[name] = await measure(await browser.newPage())
  await browser.close()
}
console.log(seen)
assert.deepEqual(seen.chromium, ['in last', 'in last', 'in last'])
assert.deepEqual(seen.firefox, ['d in last', 'd in last', 'in last'], 'Firefox passes the dialog now')
JS
node "$folder/run.mjs"
