#!/usr/bin/env bash
# React 19.3.1 renders `aria-expanded={false}` on a custom element on the server as no attribute, in the browser as "false".
#
# Expected: an ARIA attribute is a text, so React writes "true" and "false", as it does on a div.
# Happens: on the server a tag with a hyphen gets boolean props as boolean attributes, ARIA ones too: `false` is left out, and
# `aria-hidden={true}` becomes `aria-hidden=""`, which counts as not set. In the browser `false` is written as "false" (the client
# is not run here). Issue 32251 of React has been open since 2025-01.
# Matters: hydration changes no attributes, so a prerendered menu button has no state until its first change.
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

const render = (tag, props) => {
  const html = renderToString(createElement(tag, props))
  console.log(tag, JSON.stringify(props), '->', html)
  return html
}
assert.equal(render('div', { 'aria-expanded': false }), '<div aria-expanded="false"></div>')
assert.equal(render('x-menu', { 'aria-expanded': false }), '<x-menu></x-menu>', '"false" is written now')
assert.equal(render('x-menu', { 'aria-hidden': true }), '<x-menu aria-hidden=""></x-menu>', '"true" is written now')
assert.equal(render('x-menu', { 'aria-expanded': 'false' }), '<x-menu aria-expanded="false"></x-menu>')
JS
node "$folder/run.mjs"
