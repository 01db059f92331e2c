#!/usr/bin/env bash
# happy-dom 21.0.4 cuts the slash at the end of an attribute value without quotes.
#
# Expected: in such a value a slash is a letter like others, also before `>` (HTML, unquoted attribute value state).
# Happens: `<a href=/cart/>` has the address `/cart`.
# Matters: minifiers write addresses like that, and a shop's address with and without the slash is not the same page.
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
document.body.innerHTML = '<a href=/cart/>x</a><a href="/cart/">x</a>'
console.log(document.body.innerHTML)
assert.equal(document.body.innerHTML, '<a href="/cart">x</a><a href="/cart/">x</a>', 'the slash stays now')
process.exit()
JS
node "$folder/run.mjs"
