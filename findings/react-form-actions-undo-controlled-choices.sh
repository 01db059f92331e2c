#!/usr/bin/env bash
# React 19.3.1 resets a form after its `action`, and with it what controlled selects and checkboxes show, not their state.
#
# Expected: React documents that the form's uncontrolled fields are reset; a controlled one shows its state.
# Happens: after the action the select shows its first option and the checkbox is empty, while their state still has "b" and true.
# No render corrects it, as no prop has changed. A controlled text field keeps its text.
# Matters: the second submission sends what the page shows, which is not what the component's state says.
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
import { createElement as h, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
function Form() {
  const [choice, choose] = useState('a')
  const [ticked, tick] = useState(false)
  const [text, type] = useState('')
  return h('form', { action: () => {} },
    h('select', { value: choice, onChange: (e) => choose(e.target.value) }, h('option', null, 'a'), h('option', null, 'b')),
    h('input', { type: 'checkbox', checked: ticked, onChange: (e) => tick(e.target.checked) }),
    h('input', { id: 'text', value: text, onChange: (e) => type(e.target.value) }),
    h('output', null, choice + ' ' + ticked + ' ' + text), h('button'))
}
flushSync(() => createRoot(document.querySelector('main')).render(h(Form)))`
const { outputFiles } = await build({
  stdin: { contents, resolveDir: import.meta.dirname }, bundle: true, write: false, define: { 'process.env.NODE_ENV': '"production"' },
})
const browser = await puppeteer.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] })
const page = await browser.newPage()
await page.setContent('<main></main>')
await page.addScriptTag({ content: outputFiles[0].text })
await page.select('select', 'b')
await page.click('[type=checkbox]')
await page.type('#text', 'typed')
const seen = await page.evaluate(async () => {
  const [form, button, select, box, text, state] = ['form', 'button', 'select', '[type=checkbox]', '#text', 'output']
    .map((selector) => document.querySelector(selector))
  const reset = new Promise((done) => form.addEventListener('reset', () => setTimeout(done)))
  button.click()
  await reset
  return [select.value, box.checked, text.value, state.textContent]
})
await browser.close()
console.log('select, checkbox, text, state:', seen)
assert.deepEqual(seen, ['a', false, 'typed', 'b true typed'], 'controlled fields behave differently now')
JS
node "$folder/run.mjs"
