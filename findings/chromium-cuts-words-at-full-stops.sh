#!/usr/bin/env bash
# Chromium 156 cuts “shop.example” and “z.B.” into words at the full stop, Node 20.20 and Firefox 153 do not.
#
# Expected: Intl.Segmenter keeps letters with a full stop between them together (WB6 and WB7 of UAX 29, where it is MidNumLet), and Node and Chromium are V8 both.
# Happens: “shop.example” is three segments in Chromium and one in the others; “12.99” is one in all of them.
# Matters: an index that is made on the server and searched in the browser has other words: a search for a domain or a file name finds nothing in Chromium only.
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

const measure = () => {
  const words = new Intl.Segmenter('de', { granularity: 'word' })
  return ['shop.example', 'z.B.', '12.99'].map((text) => Array.from(words.segment(text), ({ segment }) => segment).join('|'))
}
const launch = {
  chromium: { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] },
  firefox: { browser: 'firefox', executablePath: process.env.FIREFOX_PATH },
}
const seen = { node: measure() }
for (const [name, options] of Object.entries(launch)) {
  const browser = await puppeteer.launch(options)
  seen[name] = await (await browser.newPage()).evaluate(measure)
  await browser.close()
}
console.log(seen)
assert.deepEqual(seen.node, ['shop.example', 'z.B|.', '12.99'])
assert.deepEqual(seen.firefox, seen.node)
assert.deepEqual(seen.chromium, ['shop|.|example', 'z|.|B|.', '12.99'], 'Chromium keeps them together now')
JS
node "$folder/run.mjs"
