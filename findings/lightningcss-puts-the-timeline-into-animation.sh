#!/usr/bin/env bash
# lightningcss 1.33.0 minifies `animation` and `animation-timeline` to one shorthand that no browser takes.
#
# Expected: CSS Animations 2 makes animation-timeline a part that the shorthand only resets; its grammar has no timeline.
# Happens: `animation: x linear; animation-timeline: scroll()` becomes `animation:linear x scroll()`, also with targets. The browser
# drops the declaration, so the name is gone as well. With an `animation-range` beside it, it stays apart.
# Matters: a header that shrinks while scrolling works in development and stands still in the built style sheet.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CHROME_PATH=${CHROME_PATH:-$(command -v chromium)}
"$CHROME_PATH" --version
packages='lightningcss@1.33.0 puppeteer-core@24.43.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { transform } from 'lightningcss'
import puppeteer from 'puppeteer-core'

const source = 'a{animation:x linear;animation-timeline:scroll()}'
const minified = transform({ filename: 'a.css', code: Buffer.from(source), minify: true }).code.toString()
const browser = await puppeteer.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] })
const page = await browser.newPage()
const namesOf = (css) => page.evaluate((css) => {
  document.documentElement.innerHTML = `<style>@keyframes x{to{top:0}}${css}</style><a></a>`
  return getComputedStyle(document.querySelector('a')).animationName
}, css)
const names = [await namesOf(source), await namesOf(minified)]
await browser.close()
console.log(minified, names)
assert.equal(minified, 'a{animation:linear x scroll()}', 'the output is another now')
assert.deepEqual(names, ['x', 'none'], 'the browser takes the shorthand now')
JS
node "$folder/run.mjs"
