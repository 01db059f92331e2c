#!/usr/bin/env bash
# Chromium 156 and Firefox 153: `@container` in the style of a page asks the containers within a closed shadow root that an element is slotted into, by their names too.
#
# Expected: the containers of the page only, as selectors see the elements of the page only; anchors, view transitions and other names are tree-scoped (CSS Shadow 1, 3.5).
# Happens: the nearest container in the flat tree is asked (CSS Conditional 5), which is the one in the shadow tree.
# Matters: a component that gets a container inside, as a matter of its own, changes which rules of the page apply to what is slotted: those for 500 pixels around it ask 200 pixels inside it.
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
  document.body.innerHTML = `<style>
    #page { container-type: inline-size; width: 500px }
    @container (width > 400px) { p { color: rgb(1, 2, 3) } }
    @container secret (width > 0px) { p { background: rgb(4, 5, 6) } }
  </style><div id="page"><div id="host"><p>1</p></div></div>`
  const root = document.getElementById('host').attachShadow({ mode: 'closed' })
  root.innerHTML = '<div><slot></slot></div>'
  const look = () => {
    const { color, backgroundColor } = getComputedStyle(document.querySelector('p'))
    return [color, backgroundColor]
  }
  const before = look()
  root.firstChild.style = 'container: secret / inline-size; width: 200px'
  return [before, look()]
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
const expected = [['rgb(1, 2, 3)', 'rgba(0, 0, 0, 0)'], ['rgb(0, 0, 0)', 'rgb(4, 5, 6)']]
assert.deepEqual(seen, { chromium: expected, firefox: expected }, 'the inner container is hidden now')
JS
node "$folder/run.mjs"
