#!/usr/bin/env bash
# esbuild 0.28.2 and stylis 4.4.0 put declarations that come after a nested `@media` in front of it.
#
# Expected: `.a{@media (width > 1px){color:red}color:blue}` is blue. CSS Nesting 1 keeps the order: declarations after a nested rule make a nested declarations rule at their place.
# Happens: lowered by esbuild for a browser without nesting, and by stylis always, it is red; esbuild gives no warning. With `minify` and no target, `& {color:red}` in the same place is moved as well. postcss-nested and Sass keep the order.
# Matters: the order that browsers have followed since 2024 is another one in the styles of a build, and in those of libraries on stylis.
# Seen on 2026-11-30.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CHROME_PATH=${CHROME_PATH:-$(command -v chromium)}
"$CHROME_PATH" --version
packages='esbuild@0.28.2 stylis@4.4.0 postcss@8.5.6 postcss-nested@7.0.2 sass@1.108.2 puppeteer-core@24.43.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { transform } from 'esbuild'
import postcss from 'postcss'
import nested from 'postcss-nested'
import puppeteer from 'puppeteer-core'
import * as sass from 'sass'
import { compile, serialize, stringify } from 'stylis'

const rule = '.a{@media (width > 1px){color:red}color:blue}'
const inner = '.a{& {color:red}color:blue}'
const results = {
  source: rule,
  'postcss-nested': postcss([nested()]).process(rule, { from: undefined }).css,
  sass: sass.compileString(rule).css,
  esbuild: (await transform(rule, { loader: 'css', target: 'chrome100' })).code,
  stylis: serialize(compile(rule), stringify),
  'source of &': inner,
  'esbuild of &': (await transform(inner, { loader: 'css', minify: true })).code,
}
const browser = await puppeteer.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] })
const page = await browser.newPage()
const colorOf = (css) =>
  page.evaluate((css) => {
    document.body.innerHTML = `<style>${css}</style><a class="a">x</a>`
    return getComputedStyle(document.querySelector('a')).color === 'rgb(0, 0, 255)' ? 'blue' : 'red'
  }, css)
const colors = {}
for (const [name, css] of Object.entries(results)) {
  colors[name] = await colorOf(css)
  console.log(name, colors[name], css.replace(/\s+/g, ' '))
}
await browser.close()
assert.deepEqual(
  colors,
  { source: 'blue', 'postcss-nested': 'blue', sass: 'blue', esbuild: 'red', stylis: 'red', 'source of &': 'blue', 'esbuild of &': 'red' },
  'the order is kept now',
)
JS
node "$folder/run.mjs"
