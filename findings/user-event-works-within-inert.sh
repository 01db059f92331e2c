#!/usr/bin/env bash
# @testing-library/user-event 14.6.13 clicks and focuses within an inert part.
#
# Expected: `inert` takes clicks and focus away, as the library refuses to click through `pointer-events: none`.
# Happens: the click arrives, Tab stops in it, and getByRole (10.4.2) finds the button.
# Matters: a test passes though the modal panel in front of the page makes its buttons dead.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='@testing-library/dom@10.4.2 @testing-library/user-event@14.6.13 jsdom@29.1.1'
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
const { default: userEvent } = await import('@testing-library/user-event')

const body = place('<div inert><button>Pay</button></div>')
const user = userEvent.setup({ document })
let clicks = 0
body.querySelector('button').addEventListener('click', () => (clicks += 1))
await user.click(body.querySelector('button'))
document.activeElement.blur()
await user.tab()
const seen = [clicks, document.activeElement.localName, queryByRole(body, 'button') !== null]
console.log(seen)
assert.deepEqual(seen, [1, 'button', true], 'inert is respected now')
JS
node "$folder/run.mjs"
