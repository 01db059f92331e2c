#!/usr/bin/env bash
# Firefox 153 never uses `<link rel="preload" as="script" crossorigin>` for a module; Chromium 156 does.
#
# Expected: a module is fetched as a script with CORS, which is what the link asks for, so the import finds it.
# Happens: the import asks again: once from the cache, and over the network where the answer is `no-store`. The console warns that the preload was not used.
# Matters: hints of a page that are right in one engine fetch everything twice in the other.
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
  response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end('export const one = 1')
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
    await fetchBy({ rel: 'preload', as: 'script', href: '/module.js' })
    return (await import('/module.js')).one
  })
  await browser.close()
  seen[name] = asked.filter((one) => one === '/module.js').length * result
}
server.close()
console.log(seen)
assert.deepEqual(seen, { chromium: 1, firefox: 2 }, 'the engines agree now')
JS
node "$folder/run.mjs"
