#!/usr/bin/env bash
# solid-element 1.9.2: `<x-card open>` has no `open`.
#
# Expected: a boolean attribute is true when it is there, as in HTML.
# Happens: the empty text of the attribute becomes `undefined`; only `open="true"` is true.
# Matters: a template author writes the attribute as for `<details open>`, and the element does the opposite.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CHROME_PATH=${CHROME_PATH:-$(command -v chromium)}
"$CHROME_PATH" --version
packages='solid-js@1.9.20 solid-element@1.9.2 esbuild@0.28.2 puppeteer-core@24.43.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { build } from 'esbuild'
import puppeteer from 'puppeteer-core'

const contents = `import { customElement } from 'solid-element'
customElement('x-card', { open: false, count: 1 }, (props) => {
  const node = document.createElement('p')
  queueMicrotask(() => (node.textContent = props.open + ' ' + props.count))
  return node
})`
const { outputFiles } = await build({
  stdin: { contents, resolveDir: import.meta.dirname }, bundle: true, write: false, conditions: ['browser'], define: { 'process.env.NODE_ENV': '"production"' },
})
const browser = await puppeteer.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] })
try {
  const page = await browser.newPage()
  await page.setContent('<main></main>')
  await page.addScriptTag({ content: outputFiles[0].text })
  const seen = await page.evaluate(async () => {
    document.body.innerHTML = '<x-card open></x-card><x-card open="true"></x-card>'
    await new Promise(requestAnimationFrame)
    return [...document.body.children].map((card) => card.shadowRoot.textContent)
  })
  console.log(seen)
  assert.deepEqual(seen, ['undefined 1', 'true 1'], 'a boolean attribute is true now')
} finally {
  await browser.close()
}
JS
node "$folder/run.mjs"
