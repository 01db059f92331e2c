#!/usr/bin/env bash
# @testing-library/user-event 14.6.13 types nothing into `contenteditable="plaintext-only"`.
#
# Expected: the value, which all engines have, is editable as `true` is.
# Happens: the text stays empty, without an error.
# Matters: a field for a gift message seems broken in its test.
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
const seen = []
for (const value of ['true', 'plaintext-only']) {
  const field = place(`<p contenteditable="${value}"></p>`).firstChild
  await user.type(field, 'For you')
  seen.push(field.textContent)
}
console.log(seen)
assert.deepEqual(seen, ['For you', ''], 'plain text can be typed now')
JS
node "$folder/run.mjs"
