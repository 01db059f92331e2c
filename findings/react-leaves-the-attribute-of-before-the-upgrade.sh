#!/usr/bin/env bash
# React 19.3.1 sets a prop as an attribute before an element's class has loaded, then as a property, and leaves the old attribute.
#
# Expected: one way per prop: attribute or property, so that the element, style sheets and tests see one value.
# Happens: rendered with `shade="light"` before define(), then with `shade="dark"`: the property is "dark", the attribute "light".
# Matters: classes of a shell arrive late. `[shade=light]` in a style sheet keeps matching, and a copy of the HTML brings the old value.
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
render(h('x-late', { shade: 'light' }))
customElements.define('x-late', class extends HTMLElement { shade = this.getAttribute('shade') })
render(h('x-late', { shade: 'dark' }))
const element = main.firstChild
window.seen = [element.shade, element.getAttribute('shade')]`
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
  assert.deepEqual(seen, ['dark', 'light'], 'property and attribute agree now')
} finally {
  await browser.close()
}
JS
node "$folder/run.mjs"
