#!/usr/bin/env bash
# Chromium 156 and Firefox 153: `sourceElement` of a `navigate` event is the link itself, from within a closed shadow root too.
#
# Expected: the host, as the target of a click is, or as `source` of a command or toggle event, which HTML retargets.
# Happens: a listener of `navigation` gets the inner `<a>` or `<button>`, and by getRootNode() the closed shadow root.
# Matters: a router of the page that looks at `sourceElement.closest(".shop")` finds nothing, as the link has no parents outside; and what a component hides is in reach of each script.
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
import { createServer } from 'node:http'
import puppeteer from 'puppeteer-core'

const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<!doctype html><body></body>')).listen(0)
const measure = async () => {
  document.body.innerHTML = '<div id="host"></div>'
  const root = document.getElementById('host').attachShadow({ mode: 'closed' })
  root.innerHTML = '<a href="#part">1</a><form action="/search"><button>2</button></form>'
  const seen = []
  document.addEventListener('click', ({ target }) => seen.push(target.id))
  navigation.addEventListener('navigate', (event) => {
    event.preventDefault()
    seen.push([event.sourceElement.localName, event.sourceElement.getRootNode() === root, event.sourceElement.closest('#host')])
  })
  for (const element of root.querySelectorAll('a, button')) {
    element.click()
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return seen
}
const launch = {
  chromium: { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] },
  firefox: { browser: 'firefox', executablePath: process.env.FIREFOX_PATH },
}
const seen = {}
for (const [name, options] of Object.entries(launch)) {
  const browser = await puppeteer.launch(options)
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${server.address().port}/`)
  seen[name] = await page.evaluate(measure)
  await browser.close()
}
server.close()
console.log(JSON.stringify(seen, null, 1))
const expected = ['host', ['a', true, null], 'host', ['button', true, null]]
assert.deepEqual(seen, { chromium: expected, firefox: expected }, 'the inner element is hidden now')
JS
node "$folder/run.mjs"
