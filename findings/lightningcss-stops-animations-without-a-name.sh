#!/usr/bin/env bash
# lightningcss 1.33.0 minifies `animation: 1s ease-in` to `animation: none`.
#
# Expected: duration and timing stay. In CSS Animations 1 they are values of their own beside a name of `none`, and the cascade may bring the name from another rule.
# Happens: without a name, all other parts are dropped, a fill mode too. `transition: none 2s` keeps its two seconds.
# Matters: a base class with the timing and modifiers with `animation-name`, a usual pattern, has animations of 0 seconds in the built style sheet.
# Seen on 2026-11-30.
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

const minify = (code) => transform({ filename: 'a.css', code: Buffer.from(code), minify: true }).code.toString()
const rules = ['a{animation:1s ease-in}', 'a{animation:k 1s;animation-name:none}', 'a{animation:1s both}', 'a{transition:none 2s}']
console.log(rules.map(minify))
assert.deepEqual(rules.map(minify), ['a{animation:none}', 'a{animation:none}', 'a{animation:none}', 'a{transition:none 2s}'], 'the timing stays now')

const source = 'a{animation:1s ease-in}a.open{animation-name:k}@keyframes k{to{opacity:0}}'
const browser = await puppeteer.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] })
const page = await browser.newPage()
const durationOf = (css) =>
  page.evaluate((css) => {
    document.body.innerHTML = `<style>${css}</style><a class="open">x</a>`
    const { animationName, animationDuration } = getComputedStyle(document.querySelector('a'))
    return `${animationName} ${animationDuration}`
  }, css)
const durations = [await durationOf(source), await durationOf(minify(source))]
await browser.close()
console.log(minify(source), durations)
assert.deepEqual(durations, ['k 1s', 'k 0s'])
JS
node "$folder/run.mjs"
