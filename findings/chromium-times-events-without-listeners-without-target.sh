#!/usr/bin/env bash
# Chromium 156 gives a `pointerdown` no target in event timing if nobody listens to it, to a `mousedown` it does.
# 
# Expected: PerformanceEventTiming names the element for each event of a press, as it lists each.
# Happens: `target` is null for pointerdown and pointerup, though the element stays in the page. A listener for pointerdown anywhere in the document gives both of them one.
# Matters: reports of slow interactions that take the first entry of a press name no element, until a library is added that listens to pointers.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CHROME_PATH=${CHROME_PATH:-$(command -v chromium)}
"$CHROME_PATH" --version
packages='puppeteer-core@24.43.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import puppeteer from 'puppeteer-core'

const browser = await puppeteer.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] })
const press = async (...types) => {
  const page = await browser.newPage()
  await page.setContent('<!doctype html><button style="width: 200px; height: 100px">Menu</button>')
  await page.evaluate((names) => {
    const slow = () => {
      const end = performance.now() + 60
      while (performance.now() < end);
    }
    window.entries = []
    new PerformanceObserver((list) => window.entries.push(...list.getEntries())).observe({ type: 'event', durationThreshold: 16 })
    for (const name of names) document.addEventListener(name, slow)
  }, types)
  await wait(300)
  await page.mouse.click(60, 50)
  await wait(1000)
  const targets = await page.evaluate(() => Object.fromEntries(window.entries.map(({ name, target }) => [name, target?.localName ?? null])))
  console.log(types, targets)
  return [targets.pointerdown, targets.mousedown, targets.click]
}
try {
  assert.deepEqual(await press('click'), [null, 'button', 'button'], 'it has a target now')
  assert.deepEqual(await press('click', 'pointerdown'), ['button', 'button', 'button'])
} finally {
  await browser.close()
}
JS
node "$folder/run.mjs"
