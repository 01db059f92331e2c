#!/usr/bin/env bash
# html-minifier-next 6.2.11 and @swc/html 1.16.22 write `hidden="until-found"` as `hidden`.
#
# Expected: `hidden` was a boolean attribute once; the standard lists it as enumerated now, so its value counts.
# Happens: html-minifier-next with collapseBooleanAttributes, and SWC by its defaults, drop the value.
# Matters: text that the browser's search in the page, and links to fragments, should open (conditions, a closed list in a
# footer) can't be found any more.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='html-minifier-next@6.2.11 @swc/html@1.16.22'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { minify } from 'html-minifier-next'
import { minifyFragment } from '@swc/html'

const html = '<div hidden="until-found">x</div>'
const next = await minify(html, { collapseBooleanAttributes: true })
const { code } = await minifyFragment(html, {})
console.log(next, code)
assert.equal(next, '<div hidden>x</div>', 'html-minifier-next keeps the value now')
assert.equal(code, '<div hidden>x</div>', 'SWC keeps the value now')
JS
node "$folder/run.mjs"
