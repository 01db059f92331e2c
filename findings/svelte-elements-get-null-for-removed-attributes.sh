#!/usr/bin/env bash
# svelte 5.57.3: a prop whose attribute is removed is null, and not its default.
#
# Expected: an element whose attribute was removed is as one that never had it.
# Happens: the default of `$props()` applies for `undefined` only, and the removed attribute gives null.
# Matters: the same markup shows two things, by whether the attribute was there before.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CHROME_PATH=${CHROME_PATH:-$(command -v chromium)}
"$CHROME_PATH" --version
packages='svelte@5.57.3 esbuild@0.28.2 puppeteer-core@24.43.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { build } from 'esbuild'
import puppeteer from 'puppeteer-core'
import { compile } from 'svelte/compiler'

const source = `<svelte:options customElement={{ tag: 'x-card', props: { count: { type: 'Number' } } }} />
<script>let { count = 7 } = $props()</script><p>{String(count)}</p>`
const { outputFiles } = await build({
  stdin: { contents: compile(source, { customElement: true }).js.code, resolveDir: import.meta.dirname },
  bundle: true, write: false, format: 'iife', conditions: ['browser'],
})
const browser = await puppeteer.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] })
try {
  const page = await browser.newPage()
  await page.setContent('<main></main>')
  await page.addScriptTag({ content: outputFiles[0].text })
  const seen = await page.evaluate(async () => {
    document.body.innerHTML = '<x-card></x-card><x-card count="3"></x-card>'
    await new Promise(requestAnimationFrame)
    document.body.lastChild.removeAttribute('count')
    await new Promise(requestAnimationFrame)
    return [...document.body.children].map((card) => card.shadowRoot.textContent)
  })
  console.log(seen)
  assert.deepEqual(seen, ['7', 'null'], 'the default applies now')
} finally {
  await browser.close()
}
JS
node "$folder/run.mjs"
