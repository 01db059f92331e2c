#!/usr/bin/env bash
# @kitajs/html 4.2.13 renames custom properties: `{ "--shopColor": "red" }` becomes `--shop-color:red`.
#
# Expected: names that begin with `--` stay, as they are case-sensitive (CSS Custom Properties, section 2), and `WebkitMask` becomes `-webkit-mask`.
# Happens: each capital gets a dash, so a style sheet that says `var(--shopColor)` finds nothing, and `Webkit-mask` without its first dash is no property.
# Matters: React keeps the names, and a theme that was moved from them loses its colours in no test but a picture.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='@kitajs/html@4.2.13 react@19.3.1 react-dom@19.3.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { Html } from '@kitajs/html'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const style = { '--shopColor': 'red', WebkitMask: 'none' }
const react = renderToStaticMarkup(createElement('x-card', { style }))
const kita = Html.createElement('x-card', { style })
console.log({ react, kita })
assert.equal(react, '<x-card style="--shopColor:red;-webkit-mask:none"></x-card>')
assert.equal(kita, '<x-card style="--shop-color:red;Webkit-mask:none;"></x-card>', 'names stay now')
JS
node "$folder/run.mjs"
