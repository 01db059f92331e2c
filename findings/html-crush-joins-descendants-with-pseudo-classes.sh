#!/usr/bin/env bash
# html-crush 6.3.4 takes the blank before a colon out of selectors, so that a descendant becomes the element itself.
#
# Expected: a blank before ":" stays in a selector, where it is a combinator; one in a declaration is removed.
# Happens: `nav :focus { color: red }` becomes `nav:focus{color:red}`, which is about the <nav> and not about its links.
# Matters: `:where()`, `:is()`, `:focus` and `:first-child` often follow a blank, and no check of syntax finds it.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='html-crush@6.3.4'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { crush } from 'html-crush'

const html = '<style>nav :focus { color: red }</style><nav><a href="/">Home</a></nav>'
const { result } = crush(html, { removeLineBreaks: true })
console.log(result)
assert.match(result, /nav:focus/, 'html-crush keeps the blank now')
JS
node "$folder/run.mjs"
