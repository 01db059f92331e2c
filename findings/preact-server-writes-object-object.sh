#!/usr/bin/env bash
# preact-render-to-string 6.8.2 writes objects for custom elements as `[object Object]`.
#
# Expected: in the browser Preact sets the property if the element has one, so on the server, where there are none, an object is
# left out, as by Vue and React.
# Happens: `<x-a data={{ a: 1 }}>` becomes `<x-a data="[object Object]">`. Functions and `false` are left out.
# Matters: an element that reads the attribute as JSON fails before hydration gives it the property.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='preact@11.2.0 preact-render-to-string@6.8.2'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { h } from 'preact'
import { render } from 'preact-render-to-string'

const html = render(h('x-a', { data: { a: 1 }, onPick: () => undefined, open: false }))
console.log(html)
assert.equal(html, '<x-a data="[object Object]"></x-a>', 'Preact leaves the object out now')
JS
node "$folder/run.mjs"
