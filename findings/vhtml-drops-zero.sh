#!/usr/bin/env bash
# vhtml 2.2.0: the number 0 as a child is not rendered.
#
# Expected: `false`, `null` and `undefined` render nothing, 0 is text, as in React and Preact.
# Happens: `<b>${0}</b>` is `<b></b>`. The text "0", and 0 as an attribute, are rendered.
# Matters: "0 items", "0,00 €" and "0 %" lose their number, the other counts are right.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='vhtml@2.2.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import h from 'vhtml'

const seen = [h('b', null, 0), h('b', null, '0'), h('b', null, 1), h('b', { title: 0 }), h('b', null, 0, ' items')]
console.log(seen)
assert.deepEqual(seen, ['<b></b>', '<b>0</b>', '<b>1</b>', '<b title="0"></b>', '<b> items</b>'], '0 is rendered now')
JS
node "$folder/run.mjs"
