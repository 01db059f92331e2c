#!/usr/bin/env bash
# preact-custom-element 4.6.0 writes a property that is set to `undefined` as the attribute "undefined".
#
# Expected: the attribute is removed, and the component gets its default.
# Happens: the component gets the text "undefined", and so does all that reads the attribute.
# Matters: a template that has no value yet sets the property, and shoppers read "undefined".
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CHROME_PATH=${CHROME_PATH:-$(command -v chromium)}
"$CHROME_PATH" --version
packages='preact@11.2.0 preact-custom-element@4.6.0 esbuild@0.28.2 puppeteer-core@24.43.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { build } from 'esbuild'
import puppeteer from 'puppeteer-core'

const contents = `import register from 'preact-custom-element'
import { h } from 'preact'
register(({ name }) => h('p', null, typeof name), 'x-card', ['name'], { shadow: true })`
const { outputFiles } = await build({
  stdin: { contents, resolveDir: import.meta.dirname }, bundle: true, write: false, conditions: ['browser'], define: { 'process.env.NODE_ENV': '"production"' },
})
const browser = await puppeteer.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] })
try {
  const page = await browser.newPage()
  await page.setContent('<main></main>')
  await page.addScriptTag({ content: outputFiles[0].text })
  const seen = await page.evaluate(async () => {
    document.body.innerHTML = '<x-card name="Coffee"></x-card>'
    const card = document.body.firstChild
    card.name = undefined
    await new Promise(requestAnimationFrame)
    return [card.getAttribute('name'), card.shadowRoot.textContent]
  })
  console.log(seen)
  assert.deepEqual(seen, ['undefined', 'string'], 'the attribute is removed now')
} finally {
  await browser.close()
}
JS
node "$folder/run.mjs"
