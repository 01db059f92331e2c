#!/usr/bin/env bash
# @testing-library/dom 10.4.2 gives each `<header>` the role banner, wherever it is.
#
# Expected: HTML-AAM: only a header of the page is a banner; within article, main or section it has no such role. The same for footer and contentinfo.
# Happens: `getByRole("banner")` finds the header of a product tile, or fails for finding several.
# Matters: a test proves a landmark that no screen reader has.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='@testing-library/dom@10.4.2 jsdom@29.1.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<!doctype html>', { pretendToBeVisual: true })
for (const name of ['window', 'document', 'Element', 'HTMLElement', 'Node', 'MutationObserver']) globalThis[name] = window[name] ?? window
const { document } = window
const place = (html) => {
  document.body.innerHTML = html
  return document.body
}
const { queryByRole } = await import('@testing-library/dom')

const seen = [
  queryByRole(place('<main><article><header>Coffee</header></article></main>'), 'banner') !== null,
  queryByRole(place('<main><section><footer>Total</footer></section></main>'), 'contentinfo') !== null,
]
console.log(seen)
assert.deepEqual(seen, [true, true], 'landmarks within others are told apart now')
JS
node "$folder/run.mjs"
