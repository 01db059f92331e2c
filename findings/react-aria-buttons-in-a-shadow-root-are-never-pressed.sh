#!/usr/bin/env bash
# react-aria-components 1.22.1: in a shadow root a button calls `onPressStart` and `onPressEnd`, and never `onPress`.
# 
# Expected: a press that ends on the button where it began is one, wherever the button is; React's own `onClick` works there.
# Happens: neither a mouse nor Enter calls `onPress` or `onClick`. A call of `click()`, as tests do it, calls both.
# Matters: buttons of a custom element look pressed and do nothing, and unit tests pass.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CHROME_PATH=${CHROME_PATH:-$(command -v chromium)}
"$CHROME_PATH" --version
packages='react@19.3.1 react-dom@19.3.1 react-aria-components@1.22.1 esbuild@0.28.2 puppeteer-core@24.43.1'
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
  import { Button } from 'react-aria-components'
  const host = document.body.appendChild(document.createElement('div'))
  const root = globalThis.isLight ? host : host.attachShadow({ mode: 'open' })
  const log = (globalThis.log = [])
  globalThis.find = (selector) => root.querySelector(selector)
  globalThis.focused = () => (globalThis.isLight ? document : root).activeElement?.textContent
  const on = (name) => ({ [name]: () => log.push(name) })
  const props = { ...on('onPressStart'), ...on('onPressEnd'), ...on('onPress') }
  createRoot(root.appendChild(document.createElement('main'))).render(h(Button, props, 'Pay'))
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
    const button = await find('button')
    const logOf = async (work) => {
      await work()
      await wait(300)
      return page.evaluate(() => globalThis.log.splice(0).join())
    }
    seen[place] = {
      mouse: await logOf(() => button.click()),
      enter: await logOf(async () => {
        await button.focus()
        await page.keyboard.press('Enter')
      }),
      call: await logOf(() => button.evaluate((element) => element.click())),
    }
    await page.close()
  }
} finally {
  await browser.close()
}
console.log(seen)
const whole = 'onPressStart,onPressEnd,onPress'
assert.deepEqual(seen.light, { mouse: whole, enter: whole, call: whole })
const half = 'onPressStart,onPressEnd'
assert.deepEqual(seen.shadow, { mouse: half, enter: half, call: whole }, 'onPress is called now')
JS
node "$folder/run.mjs"
