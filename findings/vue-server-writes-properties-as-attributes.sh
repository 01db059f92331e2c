#!/usr/bin/env bash
# Vue 3.5.45 writes bindings with `.prop` as attributes when it renders on the server.
#
# Expected: the modifier is there to set a property of the DOM, and there are no properties in HTML, so nothing is written.
# Happens: `<x-a :open-from.prop="5">` and `<x-a .items="'a'">` become attributes `open-from="5"` and `items="a"`; objects and
# `false` are left out.
# Matters: a custom element sees an attribute before its property is set, and an attribute of the same name that it reads
# differently (a JSON text, a flag) is set without intent.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='vue@3.5.45'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { createSSRApp } from 'vue'
import { renderToString } from 'vue/server-renderer'

const app = createSSRApp({ template: '<x-a .items="\'a\'" :open-from.prop="5" .data="{}" .open="false">b</x-a>' })
app.config.compilerOptions.isCustomElement = (tag) => tag.startsWith('x-')
const html = await renderToString(app)
console.log(html)
assert.match(html, /^<x-a [^>]*items="a"[^>]*>b<\/x-a>$/, 'Vue writes no attribute now')
assert.ok(!html.includes('data') && !html.includes('open="'), 'Vue writes objects or false now')
JS
node "$folder/run.mjs"
