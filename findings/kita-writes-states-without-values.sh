#!/usr/bin/env bash
# @kitajs/html 4.2.13 writes `aria-hidden={true}` without a value, and leaves `aria-expanded={false}` and `draggable={false}` out.
#
# Expected: `aria-hidden="true"` and `aria-expanded="false"`: an empty value is not allowed for these, and means that there is none (WAI-ARIA 1.2, section 6.2).
# Happens: all booleans are treated as `disabled` is. An icon that should be hidden is read out, and a closed button is no button that opens anything.
# Matters: Hono writes the words, and a page that was moved from it looks the same.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='@kitajs/html@4.2.13 hono@4.13.19'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { Html } from '@kitajs/html'
import { jsx } from 'hono/jsx/jsx-runtime'

const attributes = { 'aria-hidden': true, 'aria-expanded': false, draggable: false }
const hono = String(jsx('x-card', attributes))
const kita = Html.createElement('x-card', attributes)
console.log({ hono, kita })
assert.equal(hono, '<x-card aria-hidden="true" aria-expanded="false" draggable="false"></x-card>')
assert.equal(kita, '<x-card aria-hidden></x-card>', 'values are written now')
JS
node "$folder/run.mjs"
