#!/usr/bin/env bash
# Firefox 153: `innerText` of a drop-down `<select>`, and of a label around it, has none of its options.
#
# Expected: the texts of the options, a line each: HTML standard, 3.2.7, says that a select has a box whose children are its options, as in Chromium 156.
# Happens: the text is empty. A list box (`size="2"`) has its texts in both, and so have the options themselves.
# Matters: tests and scripts that find a field by the text of its label see “Size” in one browser and “Size S M” in the other.
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
  document.body.innerHTML = '<label>Size <select><option>S<option>M</select></label><select size="2"><option>S<option>M</select>'
  const [drop, list] = document.querySelectorAll('select')
  return [drop.innerText, list.innerText, drop.options[0].innerText, document.querySelector('label').innerText]
}
const launch = {
  chromium: { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] },
  firefox: { browser: 'firefox', executablePath: process.env.FIREFOX_PATH },
}
const seen = {}
for (const [name, options] of Object.entries(launch)) {
  const browser = await puppeteer.launch(options)
  seen[name] = await (await browser.newPage()).evaluate(measure)
  await browser.close()
}
console.log(seen)
assert.deepEqual(seen.chromium, ['S\nM', 'S\nM', 'S', 'Size \nS\nM'])
assert.deepEqual(seen.firefox, ['', 'S\nM', 'S', 'Size '], 'Firefox reads the options now')
JS
node "$folder/run.mjs"
