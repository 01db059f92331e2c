#!/usr/bin/env bash
# preact-custom-element 4.6.0: to read a property of an element that is in no page yet throws.
#
# Expected: `undefined`, or the value of the attribute, as any other element has it.
# Happens: the getter reads the props of a tree that only `connectedCallback` makes: TypeError.
# Matters: code that makes an element, looks whether it has a name and gives it one, ends with an error; with a plain property it works.
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
register(({ name }) => h('p', null, String(name)), 'x-card', ['name'], { shadow: true })`
const { outputFiles } = await build({
  stdin: { contents, resolveDir: import.meta.dirname }, bundle: true, write: false, conditions: ['browser'], define: { 'process.env.NODE_ENV': '"production"' },
})
const browser = await puppeteer.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] })
try {
  const page = await browser.newPage()
  await page.setContent('<main></main>')
  await page.addScriptTag({ content: outputFiles[0].text })
  const seen = await page.evaluate(async () => {
    const card = document.createElement('x-card')
    let error
    try {
      void card.name
    } catch ({ name }) {
      error = name
    }
    document.body.append(card)
    return [error, card.name === undefined]
  })
  console.log(seen)
  assert.deepEqual(seen, ['TypeError', true], 'it can be read before now')
} finally {
  await browser.close()
}
JS
node "$folder/run.mjs"
