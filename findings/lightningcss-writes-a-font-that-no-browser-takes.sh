#!/usr/bin/env bash
# lightningcss 1.33.0 minifies `font: condensed 12px serif` to `font: 75% 12px serif`, which is invalid.
#
# Expected: the keyword stays. CSS Fonts 4 allows in the shorthand only the keywords of `font-stretch`, as a percentage could be a size.
# Happens: the keyword becomes a percentage as in `font-stretch: 75%`, where it may; longhands that are merged to `font` end like that too. Chromium and Firefox drop the declaration.
# Matters: a price in a narrow font has the size, the weight and the family of what is around it, in the built style sheet only.
# Seen on 2026-11-30.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CHROME_PATH=${CHROME_PATH:-$(command -v chromium)}
"$CHROME_PATH" --version
export FIREFOX_PATH=${FIREFOX_PATH:-$(command -v firefox-esr || command -v firefox)}
"$FIREFOX_PATH" --version
packages='lightningcss@1.33.0 puppeteer-core@24.43.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { transform } from 'lightningcss'
import puppeteer from 'puppeteer-core'

const minify = (code) => transform({ filename: 'a.css', code: Buffer.from(code), minify: true }).code.toString()
const sources = [
  'a{font:condensed 12px serif}',
  'a{font-family:serif;font-size:12px;font-stretch:condensed;font-style:normal;font-weight:400;line-height:1;font-variant-caps:normal}',
]
const launch = {
  chromium: { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] },
  firefox: { browser: 'firefox', executablePath: process.env.FIREFOX_PATH },
}
for (const [name, options] of Object.entries(launch)) {
  const browser = await puppeteer.launch(options)
  const page = await browser.newPage()
  const sizeOf = (css) =>
    page.evaluate((css) => {
      document.body.innerHTML = `<style>${css}</style><a></a>`
      return getComputedStyle(document.querySelector('a')).fontSize
    }, css)
  for (const source of sources) {
    const sizes = [await sizeOf(source), await sizeOf(minify(source))]
    console.log(name, minify(source), sizes)
    assert.deepEqual(sizes, ['12px', '16px'], 'the font is taken now')
  }
  await browser.close()
}
assert.deepEqual(sources.map(minify), ['a{font:75% 12px serif}', 'a{font:400 75% 12px/1 serif}'])
JS
node "$folder/run.mjs"
