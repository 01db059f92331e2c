#!/usr/bin/env bash
# @radix-ui/react-dropdown-menu 2.2.1: in a shadow root a menu that Enter opens has the focus on its last item, and the arrow down stays there.
# 
# Expected: with `container` set to the shadow root, the first item has the focus and the arrows go on, as in the page.
# Happens: the items ask the document whether they have the focus, which only knows the host, so the first that takes it seems not to have.
# Matters: a menu in a custom element looks right and works with a mouse; with the keyboard the first command is one that comes last, such as "Delete".
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CHROME_PATH=${CHROME_PATH:-$(command -v chromium)}
"$CHROME_PATH" --version
packages='react@19.3.1 react-dom@19.3.1 @radix-ui/react-dropdown-menu@2.2.1 esbuild@0.28.2 puppeteer-core@24.43.1'
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
  import * as Menu from '@radix-ui/react-dropdown-menu'
  const host = document.body.appendChild(document.createElement('div'))
  const root = globalThis.isLight ? host : host.attachShadow({ mode: 'open' })
  const log = (globalThis.log = [])
  globalThis.find = (selector) => root.querySelector(selector)
  globalThis.focused = () => (globalThis.isLight ? document : root).activeElement?.textContent
  const item = (text) => h(Menu.Item, { key: text }, text)
  const content = h(Menu.Content, {}, [item('Open'), item('Copy'), item('Delete')])
  const menu = h(Menu.Root, {}, h(Menu.Trigger, {}, 'Menu'), h(Menu.Portal, { container: root }, content))
  createRoot(root.appendChild(document.createElement('main'))).render(menu)
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
    await (await find('button')).focus()
    await page.keyboard.press('Enter')
    await wait(500)
    seen[place] = [await page.evaluate(() => globalThis.focused())]
    await page.keyboard.press('ArrowDown')
    await wait(200)
    seen[place].push(await page.evaluate(() => globalThis.focused()))
    await page.close()
  }
} finally {
  await browser.close()
}
console.log(seen)
assert.deepEqual(seen.light, ['Open', 'Copy'])
assert.deepEqual(seen.shadow, ['Delete', 'Delete'], 'it opens at its beginning now')
JS
node "$folder/run.mjs"
