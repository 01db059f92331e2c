#!/usr/bin/env bash
# Firefox 153: a `::part()` rule of the page runs the `@keyframes` of the shadow tree.
#
# Expected: those of the page, or no animation if it has none of the name. Names of keyframes are tree-scoped (CSS Scoping 1, 3.5): that of a rule is looked up in the tree of the style sheet of the rule, as Chromium does.
# Happens: Firefox takes those of the tree of the element, in front of those of the page, and also if the page has none.
# Matters: a page that gives a part of a component its own "pulse" gets that of the component, in one engine, as soon as the component has one of this name.
# Seen on 2026-11-30.
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
  document.body.innerHTML = `<style>
    @keyframes shared { to { opacity: 0.1 } }
    div::part(a) { animation: shared 100s }
    div::part(b) { animation: inner 100s }
    div::part(c) { animation: nowhere 100s }
  </style><div></div>`
  const root = document.querySelector('div').attachShadow({ mode: 'open' })
  root.innerHTML = `<style>@keyframes shared { to { opacity: 0.2 } } @keyframes inner { to { opacity: 0.2 } }</style><p part="a">1</p><p part="b">2</p><p part="c">3</p>`
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return [...root.querySelectorAll('p')].map((part) => part.getAnimations().map((animation) => Number(animation.effect.getKeyframes().at(-1).opacity)))
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
assert.deepEqual(seen.chromium, [[0.1], [], []])
assert.deepEqual(seen.firefox, [[0.2], [0.2], []], 'Firefox does not look into the shadow tree first now')
JS
node "$folder/run.mjs"
