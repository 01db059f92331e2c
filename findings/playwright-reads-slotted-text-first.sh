#!/usr/bin/env bash
# playwright-core 1.65.1: a text locator reads the light text of an element before that of its shadow tree, wherever the slot is.
# 
# Expected: text is found as it is shown, or not at all if a slot is in it. The role's name is right: "Add milk".
# Happens: for `Add <slot></slot>` with "milk", getByText('Add milk') finds nothing, and getByText('milkAdd') finds the element.
# Matters: whether a text is found depends on what stands before the slot: "Buy" slotted into `<slot></slot> now` is found as "Buy now".
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CHROME_PATH=${CHROME_PATH:-$(command -v chromium)}
"$CHROME_PATH" --version
packages='playwright-core@1.65.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { chromium } from 'playwright-core'

const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] })
try {
  const page = await browser.newPage()
  await page.setContent('<!doctype html><body></body>')
  const find = async (shadow, light, text) => {
    const html = `<x-button><template shadowrootmode="open"><button>${shadow}</button></template>${light}</x-button>`
    await page.evaluate((markup) => document.body.setHTMLUnsafe(markup), html)
    const found = [await page.getByText(text).count(), await page.getByRole('button', { name: text }).count()]
    console.log(shadow, '+', light, '=', text, found)
    return found
  }
  assert.deepEqual(await find('<slot></slot> now', 'Buy', 'Buy now'), [1, 1])
  assert.deepEqual(await find('Add <slot></slot>', 'milk', 'Add milk'), [0, 1], 'it is found as it is shown now')
  assert.deepEqual(await find('Add <slot></slot>', 'milk', 'milkAdd'), [1, 0])
} finally {
  await browser.close()
}
JS
node "$folder/run.mjs"
