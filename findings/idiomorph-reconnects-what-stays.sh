#!/usr/bin/env bash
# idiomorph 0.8.0 connects the two that stay in order twice each, when the last of three goes to the front.
#
# Expected: one move is enough, and with `moveBefore()` none of the others is touched.
# Happens: both are moved to a waiting room and back; the one that goes to the front is not moved.
# Matters: each call is a custom element that begins anew: its requests, its open panel, its animation.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CHROME_PATH=${CHROME_PATH:-$(command -v chromium)}
"$CHROME_PATH" --version
packages='idiomorph@0.8.0 esbuild@0.28.2 puppeteer-core@24.43.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { build } from 'esbuild'
import puppeteer from 'puppeteer-core'

const contents = `import { Idiomorph } from 'idiomorph/dist/idiomorph.esm.js'
window.connected = []
customElements.define('x-card', class extends HTMLElement {
  connectedCallback() {
    window.connected.push(this.id)
  }
})
window.morph = Idiomorph.morph`
const { outputFiles } = await build({
  stdin: { contents, resolveDir: import.meta.dirname }, bundle: true, write: false, conditions: ['browser'], define: { 'process.env.NODE_ENV': '"production"' },
})
const browser = await puppeteer.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] })
try {
  const page = await browser.newPage()
  await page.setContent('<main></main>')
  await page.addScriptTag({ content: outputFiles[0].text })
  const seen = await page.evaluate(async () => {
    const cards = (...ids) => `<main>${ids.map((id) => `<x-card id="${id}"></x-card>`).join('')}</main>`
    document.body.innerHTML = cards('a', 'b', 'c')
    window.connected = []
    window.morph(document.querySelector('main'), cards('c', 'a', 'b'))
    return window.connected
  })
  console.log(seen)
  assert.deepEqual(seen, ['a', 'b', 'a', 'b'], 'it moves other elements now')
} finally {
  await browser.close()
}
JS
node "$folder/run.mjs"
