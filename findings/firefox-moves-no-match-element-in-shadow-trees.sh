#!/usr/bin/env bash
# `view-transition-name: match-element` in the style of a shadow tree makes a group in Chromium 156, and none in Firefox 153.
#
# Expected: a group of its own in both: names are tree-scoped (CSS View Transitions 1), so that a name from within a shadow tree is left out, but this keyword is no name that could meet another.
# Happens: Firefox makes groups for what the style of the page says so, and leaves out the shadow tree, whose element changes with the whole page.
# Matters: cards that render in shadow trees move one by one in one browser, and fade with the page in the other.
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
  const groups = async (inPage, inside) => {
    document.body.innerHTML = `<style>${inPage}</style><p>1</p><div id="host"></div>`
    document.getElementById('host').attachShadow({ mode: 'open' }).innerHTML = `<style>${inside}</style><p>2</p>`
    const transition = document.startViewTransition(() => {})
    await transition.ready
    const count = new Set(document.getAnimations().map(({ effect }) => effect.pseudoElement).filter((name) => name.startsWith('::view-transition-new'))).size
    transition.skipTransition()
    await transition.finished
    return count
  }
  return [await groups('p { view-transition-name: match-element }', ''), await groups('', 'p { view-transition-name: inner }'), await groups('', 'p { view-transition-name: match-element }')]
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
assert.deepEqual(seen.chromium, [2, 1, 2])
assert.deepEqual(seen.firefox, [2, 1, 1], 'Firefox makes a group for the element in the shadow tree now')
JS
node "$folder/run.mjs"
