#!/usr/bin/env bash
# happy-dom 21.0.4 drops `<tr>` and `<td>` that are children of a `<template>`, and keeps their text.
#
# Expected: the parser switches its insertion mode for templates (HTML, "in template"), so rows need no table around them, as
# in browsers, jsdom and linkedom.
# Happens: `<template><tr><td>a</td></tr></template>` becomes `<template>a</template>`. Set by `template.innerHTML`, the same
# rows stay.
# Matters: a component whose template renders rows is tested against markup that no browser makes.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='happy-dom@21.0.4'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { Window } from 'happy-dom'

const { document } = new Window()
document.body.innerHTML = '<template><tr><td>a</td></tr></template>'
const parsed = document.body.innerHTML
const template = document.createElement('template')
template.innerHTML = '<tr><td>a</td></tr>'
console.log(parsed, template.innerHTML)
assert.equal(parsed, '<template>a</template>', 'the rows are kept now')
assert.equal(template.innerHTML, '<tr><td>a</td></tr>', 'template.innerHTML drops the rows too')
process.exit()
JS
node "$folder/run.mjs"
