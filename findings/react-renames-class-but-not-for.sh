#!/usr/bin/env bash
# React 19.3.1 turns `className` into `class` on a custom element, but leaves `htmlFor` as an attribute `htmlFor`.
#
# Expected: both names, the two that JSX renames from HTML, are treated alike.
# Happens: the server writes `htmlFor="email"`, which the parser reads as `htmlfor`. The element never sees `for`.
# Matters: `<x-label htmlFor>` in JSX, typed like `label`, loses its field.
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

const html = renderToString(createElement('x-label', { className: 'wide', htmlFor: 'email' }))
console.log(html)
assert.match(html, /class="wide"/, 'className is no longer renamed')
assert.match(html, /htmlFor="email"/, 'htmlFor is renamed now')
assert.match(renderToString(createElement('label', { htmlFor: 'email' })), / for="email"/)
JS
node "$folder/run.mjs"
