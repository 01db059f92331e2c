#!/usr/bin/env bash
# ultrahtml 1.7.0 reads every attribute value without quotes as empty, and forgets the attributes behind it.
#
# Expected: quotes are optional in HTML, and minifiers leave them out.
# Happens: `<a href=/cart class=icon>` has one attribute, `href`, whose value is empty. Nothing is thrown.
# Matters: a transformation after a minifier empties all links of a page. ultrahtml is a small parser that frameworks use to
# rewrite components.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='ultrahtml@1.7.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { parse, render } from 'ultrahtml'

const output = await render(parse('<a href=/cart class=icon>a</a>'))
console.log(output)
assert.equal(output, '<a href="">a</a>', 'the value is read now')
assert.equal(await render(parse('<a href="/cart" class="icon">a</a>')), '<a href="/cart" class="icon">a</a>')
JS
node "$folder/run.mjs"
