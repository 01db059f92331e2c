#!/usr/bin/env bash
# hono 4.13.19: `style={{ '--columns': 3 }}` becomes `--columns:3px`.
#
# Expected: as in React, a number gets "px" where CSS needs a length, and a custom property is written as it is.
# Happens: every name that is not on a list of numbers without a unit gets "px", custom properties too.
# Matters: `repeat(var(--columns), 1fr)` is invalid with "3px", and the grid has one column. The same component is right in React.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='hono@4.13.19'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { jsx } from 'hono/jsx'

const show = (style) => String(jsx('b', { style }))
const seen = [show({ '--columns': 3 }), show({ '--columns': '3' }), show({ lineHeight: 2 }), show({ width: 5 })]
console.log(seen)
const [number, ...others] = seen
assert.equal(number, '<b style="--columns:3px"></b>', 'custom properties are written as they are now')
assert.deepEqual(others, ['<b style="--columns:3"></b>', '<b style="line-height:2"></b>', '<b style="width:5px"></b>'])
JS
node "$folder/run.mjs"
