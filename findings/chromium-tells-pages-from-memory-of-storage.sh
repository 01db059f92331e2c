#!/usr/bin/env bash
# Chromium 156 tells a page that comes back from the back/forward cache what other tabs wrote into storage meanwhile, one event for each write.
# 
# Expected: a page that is frozen misses `storage` events as it misses messages of a BroadcastChannel: who comes back reads the storage again.
# Happens: after `pageshow` it gets all of them, in order, with values that are no longer there.
# Matters: a listener that takes `newValue` for the value of now shows old ones first; a tab that writes each second gives a page of an hour ago 3600 events at once.
# Seen on 2026-11-29.
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
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import puppeteer from 'puppeteer-core'

const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<!doctype html><p>Page</p>')).listen(0)
const url = `http://127.0.0.1:${server.address().port}`
const browser = await puppeteer.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] })
try {
  const page = await browser.newPage()
  await page.goto(`${url}/one`)
  await page.evaluate(() => {
    window.seen = []
    addEventListener('pageshow', ({ persisted }) => window.seen.push(`pageshow ${persisted}`))
    addEventListener('storage', ({ newValue }) => window.seen.push(`${newValue}, and there is ${localStorage.getItem('key')}`))
  })
  await page.goto(`${url}/two`)
  const other = await browser.newPage()
  await other.goto(`${url}/three`)
  for (const value of ['a', 'b', 'c']) {
    await other.evaluate((text) => localStorage.setItem('key', text), value)
    await wait(200)
  }
  await page.goBack()
  await wait(1000)
  const seen = await page.evaluate(() => window.seen)
  console.log(seen)
  assert.deepEqual(seen, ['pageshow true', 'a, and there is c', 'b, and there is c', 'c, and there is c'], 'it is otherwise now')
} finally {
  await browser.close()
  server.close()
}
JS
node "$folder/run.mjs"
