#!/usr/bin/env bash
# React 19.3.1 writes `hidden="until-found"` as `hidden=""`.
#
# Expected: the standard lists `hidden` as an enumerated attribute with the value `until-found`, so a string passes through.
# Happens: React's table has `hidden` as a boolean, and any true value becomes the empty string, in the browser as well.
# On a custom element the value stays.
# Matters: text in a closed list of a footer cannot be found by the browser's search, and no `beforematch` event comes.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='react@19.3.1 react-dom@19.3.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

const html = renderToString(createElement('div', { hidden: 'until-found' }))
const custom = renderToString(createElement('x-list', { hidden: 'until-found' }))
console.log(html, custom)
assert.equal(html, '<div hidden=""></div>', 'the value of hidden passes through now')
assert.equal(custom, '<x-list hidden="until-found"></x-list>', 'custom elements differ now')
JS
node "$folder/run.mjs"
