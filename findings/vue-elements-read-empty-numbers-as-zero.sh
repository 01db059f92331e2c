#!/usr/bin/env bash
# vue 3.5.45: an empty attribute gives a custom element the number 0.
#
# Expected: a prop of type Number without a number is missing (its default applies), or NaN.
# Happens: `count=""` is 0, while `count="abc"` stays the text "abc", so the type of the prop is no promise either.
# Matters: a template whose value is empty limits a quantity to 0, and nothing is reported.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CHROME_PATH=${CHROME_PATH:-$(command -v chromium)}
"$CHROME_PATH" --version
packages='vue@3.5.45 esbuild@0.28.2 puppeteer-core@24.43.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { build } from 'esbuild'
import puppeteer from 'puppeteer-core'

const contents = `import { defineCustomElement, h } from 'vue/dist/vue.runtime.esm-bundler.js'
customElements.define('x-card', defineCustomElement({
  props: { count: { type: Number, default: 7 } },
  setup: (props) => () => h('p', JSON.stringify(props.count)),
}))`
const { outputFiles } = await build({
  stdin: { contents, resolveDir: import.meta.dirname }, bundle: true, write: false, conditions: ['browser'], define: { 'process.env.NODE_ENV': '"production"', __VUE_OPTIONS_API__: 'true', __VUE_PROD_DEVTOOLS__: 'false', __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false' },
})
const browser = await puppeteer.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] })
try {
  const page = await browser.newPage()
  await page.setContent('<main></main>')
  await page.addScriptTag({ content: outputFiles[0].text })
  const seen = await page.evaluate(async () => {
    document.body.innerHTML = '<x-card></x-card><x-card count=""></x-card><x-card count="abc"></x-card>'
    await new Promise(requestAnimationFrame)
    return [...document.body.children].map((card) => card.shadowRoot.textContent)
  })
  console.log(seen)
  assert.deepEqual(seen, ['7', '0', '"abc"'], 'an empty number is read otherwise now')
} finally {
  await browser.close()
}
JS
node "$folder/run.mjs"
