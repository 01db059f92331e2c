#!/usr/bin/env bash
# @testing-library/dom 10.4.2 finds buttons by role within a closed `<details>`.
#
# Expected: "accessible elements" excludes what is not shown, as it does for `hidden`, a closed dialog or a popover.
# Happens: the content of a closed details counts as shown, and user-event (14.6.13) moves the focus into it.
# Matters: a test reaches a control that no shopper can reach.
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

const isFound = (html) => queryByRole(place(html), 'button', { name: 'Pay' }) !== null
const seen = [
  isFound('<details><summary>More</summary><button>Pay</button></details>'),
  isFound('<dialog><button>Pay</button></dialog>'),
]
place('<details><summary>More</summary><button>Pay</button></details>')
const user = userEvent.setup({ document })
await user.tab()
await user.tab()
seen.push(document.activeElement.textContent)
console.log(seen)
assert.deepEqual(seen, [true, false, 'Pay'], 'closed details are respected now')
JS
node "$folder/run.mjs"
