#!/usr/bin/env bash
# downshift 9.5.0: in a shadow root a click on an item of useCombobox() closes the list and selects nothing.
# 
# Expected: the item that is clicked is selected, as in the page. The keyboard selects it in both.
# Happens: the mouse goes down on the host, so far as the window can see, which is outside of the list: the input's blur closes it before the click is there.
# Matters: a search field in a custom element can be used with the keyboard only, and nothing is logged.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CHROME_PATH=${CHROME_PATH:-$(command -v chromium)}
"$CHROME_PATH" --version
packages='react@19.3.1 react-dom@19.3.1 downshift@9.5.0 esbuild@0.28.2 puppeteer-core@24.43.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from 'esbuild'
import puppeteer from 'puppeteer-core'

const contents = `
  import { createElement as h } from 'react'
  import { createRoot } from 'react-dom/client'
  import { useCombobox } from 'downshift'
  const host = document.body.appendChild(document.createElement('div'))
  const root = globalThis.isLight ? host : host.attachShadow({ mode: 'open' })
  const log = (globalThis.log = [])
  globalThis.find = (selector) => root.querySelector(selector)
  globalThis.focused = () => (globalThis.isLight ? document : root).activeElement?.textContent
  const items = ['Apple', 'Pear']
  const Field = () => {
    const box = useCombobox({ items, onSelectedItemChange: ({ selectedItem }) => log.push(selectedItem) })
    const option = (item, index) => h('li', { ...box.getItemProps({ item, index }), key: item }, item)
    const list = h('ul', box.getMenuProps(), box.isOpen ? items.map(option) : [])
    return [h('input', { ...box.getInputProps(), key: 1 }), h('button', { ...box.getToggleButtonProps(), key: 2 }, 'Open'), h('div', { key: 3 }, list)]
  }
  createRoot(root.appendChild(document.createElement('main'))).render(h(Field))
`
const stdin = { contents, resolveDir: import.meta.dirname }
const define = { 'process.env.NODE_ENV': '"production"' }
const { outputFiles: [{ text: script }] } = await build({ stdin, bundle: true, write: false, format: 'iife', define, logLevel: 'error' })

const browser = await puppeteer.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] })
const seen = {}
try {
  for (const place of ['light', 'shadow']) {
    const page = await browser.newPage()
    await page.setContent('<!doctype html><body></body>')
    await page.evaluate((isLight) => Object.assign(globalThis, { isLight }), place === 'light')
    await page.evaluate(script)
    await wait(500)
    const find = (selector) => page.evaluateHandle((text) => globalThis.find(text), selector)
    const open = async () => {
      await (await find('button')).click()
      await wait(300)
    }
    await open()
    await (await find('li:last-child')).click()
    await wait(300)
    seen[place] = { mouse: await page.evaluate(() => globalThis.log.splice(0).join()) }
    if (place === 'shadow') {
      await open()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await wait(300)
      seen[place].keyboard = await page.evaluate(() => globalThis.log.splice(0).join())
    }
    await page.close()
  }
} finally {
  await browser.close()
}
console.log(seen)
assert.equal(seen.light.mouse, 'Pear')
assert.deepEqual(seen.shadow, { mouse: '', keyboard: 'Apple' }, 'it is selected now')
JS
node "$folder/run.mjs"
