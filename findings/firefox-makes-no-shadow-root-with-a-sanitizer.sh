#!/usr/bin/env bash
# Firefox 153: setHTMLUnsafe() makes a shadow root of `<template shadowrootmode>`, and leaves the template if there is a sanitizer that allows it.
#
# Expected: a sanitizer only takes away: what it allows comes out as without it, as in Chromium 156.
# Happens: with an option `sanitizer`, as with setHTML(), the template stays in the page with its content, and nothing of it is shown.
# Matters: a page that filters fragments of custom elements, and allows their templates, shows them in Chromium only.
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

const measure = () => {
  const html = '<div><template shadowrootmode="open"><p>milk</p></template></div>'
  const sanitizer = { elements: ['div', 'template', 'p'], attributes: ['shadowrootmode'] }
  const show = (method, ...options) => {
    const element = document.createElement('div')
    element[method](html, ...options)
    return element.firstChild.shadowRoot?.innerHTML ?? element.innerHTML
  }
  return [show('setHTMLUnsafe'), show('setHTMLUnsafe', { sanitizer }), show('setHTML', { sanitizer })]
}
const launch = {
  chromium: { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] },
  firefox: { browser: 'firefox', executablePath: process.env.FIREFOX_PATH },
}
const seen = {}
for (const [name, options] of Object.entries(launch)) {
  const browser = await puppeteer.launch(options)
  seen[name] = await (await browser.newPage()).evaluate(measure)
  await browser.close()
}
console.log(seen)
const template = '<div><template shadowrootmode="open"><p>milk</p></template></div>'
assert.deepEqual(seen.chromium, ['<p>milk</p>', '<p>milk</p>', '<p>milk</p>'])
assert.deepEqual(seen.firefox, ['<p>milk</p>', template, template], 'Firefox makes a shadow root now')
JS
node "$folder/run.mjs"
