#!/usr/bin/env bash
# React 19.3.1 calls `onClose` of a dialog when a dialog inside it closes.
#
# Expected: the `close` event does not bubble, so only the dialog that closed hears it, as with addEventListener.
# Happens: React walks its own tree for `close`, `cancel` and `toggle`; only scroll events are left out. `event.target` tells.
# Matters: a confirmation in an open cart closes the cart too, for a handler that says "closed" without looking at the target.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CHROME_PATH=${CHROME_PATH:-$(command -v chromium)}
"$CHROME_PATH" --version
packages='react@19.3.1 react-dom@19.3.1 esbuild@0.28.2 puppeteer-core@24.43.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { build } from 'esbuild'
import puppeteer from 'puppeteer-core'

const contents = `
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
const main = document.querySelector('main')
const root = createRoot(main)
const render = (node) => flushSync(() => root.render(node))
window.seen = new Promise((done) => {
  const heard = []
  render(h('dialog', { id: 'outer', onClose: (event) => heard.push('React: ' + event.target.id) }, h('dialog', { id: 'inner' })))
  const [outer, inner] = document.querySelectorAll('dialog')
  outer.addEventListener('close', () => heard.push('DOM'))
  outer.show()
  inner.show()
  inner.addEventListener('close', () => setTimeout(() => done(heard)))
  inner.close()
})`
const { outputFiles } = await build({
  stdin: { contents, resolveDir: import.meta.dirname }, bundle: true, write: false, define: { 'process.env.NODE_ENV': '"production"' },
})
const browser = await puppeteer.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] })
try {
  const page = await browser.newPage()
  await page.setContent('<main></main>')
  await page.addScriptTag({ content: outputFiles[0].text })
  const seen = await page.evaluate(() => window.seen)
  console.log(seen)
  assert.deepEqual(seen, ['React: inner'], 'the outer dialog hears something else now')
} finally {
  await browser.close()
}
JS
node "$folder/run.mjs"
