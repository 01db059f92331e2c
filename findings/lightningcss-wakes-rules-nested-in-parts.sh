#!/usr/bin/env bash
# lightningcss 1.33.0 lowers `&:hover` nested in a `::part()` rule to one that matches; browsers never match it, esbuild removes it.
#
# Expected: `&` stands for the selector around it, so nested and written out rules are the same, with and without a build.
# Happens: CSS Nesting defines `&` as `:is()`, which holds no pseudo-elements. So Chromium and Firefox ignore it, esbuild 0.28.2 with an
# old target emits nothing, and lightningcss with an old target writes `x-item::part(a):not(.b)`, which does match.
# Matters: a theme looks right in the build for old browsers and wrong in development and in the build for new ones.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CHROME_PATH=${CHROME_PATH:-$(command -v chromium)}
"$CHROME_PATH" --version
export FIREFOX_PATH=${FIREFOX_PATH:-$(command -v firefox-esr || command -v firefox)}
"$FIREFOX_PATH" --version
packages='lightningcss@1.33.0 esbuild@0.28.2 puppeteer-core@24.43.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { transform as esbuild } from 'esbuild'
import { transform } from 'lightningcss'
import puppeteer from 'puppeteer-core'

const source = 'x-item::part(a){&:not(:hover){top:3px}}'
const css = {
  source,
  lightningcss: transform({ filename: 'a.css', code: Buffer.from(source), minify: true, targets: { safari: 15 << 16 } }).code.toString(),
  esbuild: (await esbuild(source, { loader: 'css', minify: true, target: 'safari15' })).code.trim(),
}
console.log(css)
assert.equal(css.esbuild, '', 'esbuild keeps the rule now')
const launch = [
  { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] },
  { browser: 'firefox', executablePath: process.env.FIREFOX_PATH },
]
for (const options of launch) {
  const browser = await puppeteer.launch(options)
  const page = await browser.newPage()
  const topWith = (css) => page.evaluate((css) => {
    document.documentElement.innerHTML = `<style>${css}</style><x-item></x-item>`
    const root = document.querySelector('x-item').attachShadow({ mode: 'open' })
    root.innerHTML = '<p part="a"></p>'
    return getComputedStyle(root.firstChild).top
  }, css)
  const tops = [await topWith(css.source), await topWith(css.lightningcss)]
  await browser.close()
  console.log(tops)
  assert.deepEqual(tops, ['auto', '3px'], 'nested and lowered rule agree now')
}
JS
node "$folder/run.mjs"
