#!/usr/bin/env bash
# @web/rollup-plugin-html 3.1.0 moves a module script out of its `<template>` to the end of the page, where it runs.
# 
# Expected: a script in a template is not part of the page; it runs when, and as often as, somebody clones the template.
# Happens: it becomes an entry of the bundle, its element is removed from the template, and a script at the end of the body loads it at once.
# Matters: code that waits in a template for a consent or a dialog runs on each page, and clones have no script.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='rollup@4.68.8 @web/rollup-plugin-html@3.1.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { rollupPluginHTML } from '@web/rollup-plugin-html'
import { rollup } from 'rollup'

const root = import.meta.dirname
writeFileSync(`${root}/video.js`, 'console.log(1)')
const template = (content) => `<template id="consent">${content}<p>Film</p></template>`
const body = template('<script type="module" src="./video.js"></script>')
writeFileSync(`${root}/index.html`, `<!doctype html><html><head><title>Page</title></head><body>${body}</body></html>`)

const bundle = await rollup({ input: `${root}/index.html`, plugins: [rollupPluginHTML({ rootDir: root, minify: false })] })
const { output } = await bundle.generate({ dir: `${root}/dist` })
const { source } = output.find(({ fileName }) => fileName.endsWith('.html'))
console.log(source)
assert.match(source, /<template id="consent"><p>Film<\/p><\/template><script type="module" src="[^"]*video\.js"><\/script><\/body>/, 'it stays now')
JS
node "$folder/run.mjs"
