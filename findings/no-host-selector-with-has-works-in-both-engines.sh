#!/usr/bin/env bash
# `:host(:has(…))` matches in Firefox 153 only, `:host:has(…)` in Chromium 156 only.
#
# Expected: both in both: the first looks at the children of the host in the page, the second into its shadow tree (CSS Shadow 1 with Selectors 4, where featureless elements may match `:has()` beside `:host`).
# Happens: each engine leaves out one of them. `CSS.supports("selector(…)")` is right in Chromium, in Firefox it is true for both.
# Matters: a component that makes room for an icon if it gets one works in one browser; who tests for support gets a wrong answer in Firefox.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CHROME_PATH=${CHROME_PATH:-$(command -v chromium)}
"$CHROME_PATH" --version
export FIREFOX_PATH=${FIREFOX_PATH:-$(command -v firefox-esr || command -v firefox)}
"$FIREFOX_PATH" --version
packages='puppeteer-core@24.43.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import puppeteer from 'puppeteer-core'

const measure = async () => {
  const matches = (selector) => {
    document.body.innerHTML = '<div id="host"><p>1</p></div>'
    const host = document.getElementById('host')
    host.attachShadow({ mode: 'open' }).innerHTML = `<style>${selector} { color: rgb(1, 2, 3) }</style><b>2</b><slot></slot>`
    return [getComputedStyle(host).color === 'rgb(1, 2, 3)', CSS.supports(`selector(${selector})`)]
  }
  return [':host(:has(p))', ':host(:has(> p))', ':host:has(b)', ':host:has(> b)'].map(matches)
}
const launch = {
  chromium: { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] },
  firefox: { browser: 'firefox', executablePath: process.env.FIREFOX_PATH },
}
const seen = {}
for (const [name, options] of Object.entries(launch)) {
  const browser = await puppeteer.launch(options)
  const page = await browser.newPage()
  seen[name] = await page.evaluate(measure)
  await browser.close()
}
console.log(JSON.stringify(seen, null, 1))
const [yes, no, claimed] = [[true, true], [false, false], [false, true]]
assert.deepEqual(seen.chromium, [no, no, yes, yes], 'Chromium finds the children of the host now')
assert.deepEqual(seen.firefox, [yes, yes, claimed, claimed], 'Firefox looks into the shadow tree now')
JS
node "$folder/run.mjs"
