#!/usr/bin/env bash
# @testing-library/user-event 14.6.13: arrow keys change neither a number field nor a select.
#
# Expected: they do what they do in a browser, since they move between radio buttons.
# Happens: value and selection stay; only the key events are sent. A letter chooses no option either.
# Matters: a test of a quantity field finds a fault that is none, or hides one behind a value that was set by hand.
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
const { default: userEvent } = await import('@testing-library/user-event')

const user = userEvent.setup({ document })
async function press(html, keys) {
  const field = place(html).querySelector('input, select')
  field.focus()
  await user.keyboard(keys)
  return field.value
}
const seen = [
  await press('<input type="number" value="1" max="9">', '{ArrowUp}'),
  await press('<select><option>250 g<option>500 g</select>', '{ArrowDown}'),
  await press('<select><option>250 g<option>500 g</select>', '5'),
]
console.log(seen)
assert.deepEqual(seen, ['1', '250 g', '250 g'], 'keys change fields now')
JS
node "$folder/run.mjs"
