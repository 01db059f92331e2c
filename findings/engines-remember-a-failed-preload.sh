#!/usr/bin/env bash
# Chromium 156 and Firefox 153 answer a second preload of a file that failed once without asking for it.
#
# Expected: a preload is a request: a new link, after the first was removed, asks again, as `fetch()` and an image do.
# Happens: the second link gets `error` at once, though the file is there by now. The page must be left, or the address be another one.
# Matters: code that is preloaded before it is imported can't be had for as long as the page is open, because one request got lost.
# Seen on 2026-11-28.
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

const asked = []
const server = createServer(({ url }, response) => {
  asked.push(url)
  if (url === '/') return response.setHeader('content-type', 'text/html').end('<!doctype html><title>Page</title>')
  if (asked.filter((one) => one === url).length === 1) return response.writeHead(404).end()
  response.setHeader('content-type', 'text/javascript').end('export {}')
}).listen()
const url = `http://localhost:${server.address().port}/`
const launch = {
  chromium: { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] },
  firefox: { browser: 'firefox', executablePath: process.env.FIREFOX_PATH },
}
const seen = {}
for (const [name, options] of Object.entries(launch)) {
  const browser = await puppeteer.launch(options)
  const page = await browser.newPage()
  await page.goto(url)
  asked.length = 0
  const result = await page.evaluate(async () => {
    const fetchBy = (attributes) =>
      new Promise((resolve) => {
        const link = Object.assign(document.createElement('link'), attributes, { crossOrigin: '' })
        link.onload = link.onerror = ({ type }) => resolve(type)
        document.head.append(link)
      })
    const preload = { rel: 'preload', as: 'script', href: '/late.js' }
    const first = await fetchBy(preload)
    document.head.querySelector('link').remove()
    return [first, await fetchBy(preload)]
  })
  await browser.close()
  seen[name] = [...result, asked.filter((one) => one === '/late.js').length]
}
server.close()
console.log(seen)
const remembered = ['error', 'error', 1]
assert.deepEqual(seen, { chromium: remembered, firefox: remembered }, 'it is asked for again now')
JS
node "$folder/run.mjs"
