#!/usr/bin/env bash
# React 19.3.1 never calls `onCommand`, the handler for invoker commands.
#
# Expected: Chromium and Firefox have `command` and `commandfor`, React passes both attributes, and has `onToggle` and `onBeforeToggle`.
# Happens: the button sends the event, a listener of the DOM hears it, the prop does nothing. On a custom element `oncommand` works.
# Matters: a panel that should react to its buttons without a line of wiring stays silent.
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
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
const main = document.querySelector('main')
const root = createRoot(main)
const render = (node) => flushSync(() => root.render(node))
const heard = []
render(h('section', null, h('button', { command: '--open', commandfor: 'panel' }),
  h('div', { id: 'panel', onCommand: () => heard.push('prop') })))
const panel = document.querySelector('#panel')
panel.addEventListener('command', (event) => heard.push(event.command))
document.querySelector('button').click()
window.seen = heard`
const { outputFiles } = await build({
  stdin: { contents, resolveDir: import.meta.dirname }, bundle: true, write: false, define: { 'process.env.NODE_ENV': '"production"' },
})
const browser = await puppeteer.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] })
try {
  const page = await browser.newPage()
  await page.setContent('<main></main>')
  await page.addScriptTag({ content: outputFiles[0].text })
  const seen = await page.evaluate(() => window.seen)
  console.log(seen)
  assert.deepEqual(seen, ['--open'], 'React knows onCommand now')
} finally {
  await browser.close()
}
JS
node "$folder/run.mjs"
