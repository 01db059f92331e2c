#!/usr/bin/env bash
# Chromium 156 ends `<link rel="expect" blocking="render">` with the start tag of the element it names, not with its end tag.
#
# Expected: the page is first drawn when the parser has closed the element, as the HTML standard says (an element is looked at when the parser has popped it off its stack).
# Happens: it is drawn with the start tag alone, whether the element has children or a declarative shadow root; an empty element behind it waits for all of it.
# Matters: the element is captured half for a view transition between documents, on slow devices only.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CHROME_PATH=${CHROME_PATH:-$(command -v chromium)}
"$CHROME_PATH" --version
packages='puppeteer-core@24.43.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import puppeteer from 'puppeteer-core'

const ELEMENTS = {
  children: ['<div id="bar">', '<p class="last">Menu</p></div>'],
  shadow: ['<x-bar id="bar"><template shadowrootmode="open">', '<p class="last">Menu</p></template></x-bar>'],
}
const LOOK = `<script>
  addEventListener('pagereveal', () => {
    const bar = document.querySelector('#bar, x-bar, div')
    window.seen = [Boolean(bar), Boolean((bar?.shadowRoot ?? bar)?.querySelector('.last'))]
  })
</script>`
const server = createServer(async ({ url }, response) => {
  const [, kind, id] = url.split('/')
  if (!ELEMENTS[kind]) return response.writeHead(404).end()
  const [start, rest] = ELEMENTS[kind]
  response.writeHead(200, { 'content-type': 'text/html' })
  response.write(`<!doctype html><link rel="expect" href="#${id}" blocking="render">${LOOK}<body>${' '.repeat(2000)}`)
  await wait(500)
  response.write(start)
  await wait(1500)
  response.end(`${rest}<span id="behind" hidden></span><p>More</p>`)
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const browser = await puppeteer.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] })
/** Whether the element, and its last child, were there when the page was first drawn. */
const seen = async (kind, id) => {
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${server.address().port}/${kind}/${id}`)
  const found = await page.evaluate(() => window.seen)
  console.log(kind, id, found)
  return found
}
try {
  for (const kind of Object.keys(ELEMENTS)) {
    assert.deepEqual(await seen(kind, 'bar'), [true, false], 'it waits for the whole element now')
    assert.deepEqual(await seen(kind, 'behind'), [true, true])
  }
} finally {
  await browser.close()
  server.close()
}
JS
node "$folder/run.mjs"
