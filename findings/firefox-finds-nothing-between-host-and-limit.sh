#!/usr/bin/env bash
# Firefox 153: `@scope (:host) to (…)` matches nothing in a shadow tree.
#
# Expected: all from the host to the limit (CSS Cascade 6), as in Chromium 156; `@scope (:host)` without a limit does match in Firefox.
# Happens: with a limit, even one that is nowhere in the tree, no element is in the scope. From an inner element, `@scope (p) to (b)` is right.
# Matters: styles of a component that spare what is slotted or nested in it get lost as a whole.
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
  const matches = (scope) => {
    document.body.innerHTML = '<div id="host"></div>'
    const root = document.getElementById('host').attachShadow({ mode: 'open' })
    root.innerHTML = `<style>@scope ${scope} { i { color: rgb(1, 2, 3) } }</style><p><i>1</i><b><i>2</i></b></p>`
    return [...root.querySelectorAll('i')].filter((element) => getComputedStyle(element).color === 'rgb(1, 2, 3)').map(({ textContent }) => textContent).join()
  }
  return ['(:host)', '(:host) to (b)', '(:host) to (.none)', '(p) to (b)'].map(matches)
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
assert.deepEqual(seen.chromium, ['1,2', '1', '1,2', '1'])
assert.deepEqual(seen.firefox, ['1,2', '', '', '1'], 'Firefox knows the limit now')
JS
node "$folder/run.mjs"
