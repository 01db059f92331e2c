#!/usr/bin/env bash
# Chromium 156: `sibling-index()` and `sibling-count()` in a `::part()` rule are 1 for each part.
#
# Expected: either the place of the part, or 0, which stands for what a page must not know of a shadow tree (CSS Values 5).
# Happens: parts that are the third and fourth of five children count as the only one each; in a rule of the shadow tree itself the fifth is 5 of 5.
# Matters: parts that should come in one after the other, by a delay of sibling-index(), all come in at once.
# Seen on 2026-11-29.
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
import puppeteer from 'puppeteer-core'

const measure = async () => {
  document.body.innerHTML = '<style>#host::part(item) { order: sibling-index(); z-index: sibling-count() }</style><div id="host"></div>'
  const root = document.getElementById('host').attachShadow({ mode: 'open' })
  root.innerHTML = '<style>b { order: sibling-index(); z-index: sibling-count() }</style><i>2</i><p part="item">3</p><p part="item">4</p><b>5</b>'
  return [...root.querySelectorAll('p, b')].map((element) => {
    const { order, zIndex } = getComputedStyle(element)
    return [order, zIndex].join(' of ')
  })
}
const browser = await puppeteer.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] })
const page = await browser.newPage()
const seen = await page.evaluate(measure)
await browser.close()
console.log(JSON.stringify(seen, null, 1))
assert.deepEqual(seen, ['1 of 1', '1 of 1', '5 of 5'], 'it counts otherwise now')
JS
node "$folder/run.mjs"
