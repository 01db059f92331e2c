#!/usr/bin/env bash
# React 19.3.1 moves two custom elements, and reconnects both, when the third of three goes to the front.
#
# Expected: keys let React move the one element that changed its place; the fewest moves here are one.
# Happens: React looks from the left: what comes before the highest old position is moved. [1,2,3] to [3,1,2] moves 1 and 2.
# Matters: each move is disconnectedCallback and connectedCallback: players stop, requests start again, on elements that nobody moved.
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
const connected = []
customElements.define('x-item', class extends HTMLElement { connectedCallback() { connected.push(this.id) } })
const list = (ids) => h('div', null, ids.map((id) => h('x-item', { key: id, id })))
render(list(['1', '2', '3']))
connected.length = 0
render(list(['3', '1', '2']))
window.seen = connected`
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
  assert.deepEqual(seen, ['1', '2'], 'other elements are moved now')
} finally {
  await browser.close()
}
JS
node "$folder/run.mjs"
