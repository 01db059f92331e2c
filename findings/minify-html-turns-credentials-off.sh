#!/usr/bin/env bash
# minify-html 0.18.1 writes `crossorigin="use-credentials"` as `crossorigin`, which means `anonymous`.
#
# Expected: only `anonymous`, which is what the empty value means, can be left out.
# Happens: any value is. Requests that should carry cookies go without them, and a preload no longer fits the request that it
# is for, so the file is fetched twice.
# Matters: a staging CDN behind a login serves a shell's modules to nobody.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='@minify-html/node@0.18.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import minifyHtml from '@minify-html/node'

const html = '<link rel="modulepreload" href="a.js" crossorigin="use-credentials">'
const output = String(minifyHtml.minify(Buffer.from(html), {}))
console.log(output)
assert.equal(output, '<link crossorigin href=a.js rel=modulepreload>', 'minify-html keeps the value now')
JS
node "$folder/run.mjs"
