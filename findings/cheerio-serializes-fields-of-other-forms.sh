#!/usr/bin/env bash
# cheerio 1.2.0 sends a field with the form around it, though its `form` attribute names another one.
#
# Expected: `serialize()` gives what a browser would send: the fields that belong to the form.
# Happens: a field belongs to the form that it stands in; `form="b"` does nothing, neither inside nor outside.
# Matters: a crawler or a test sends a form with wrong fields; the search field of a header that belongs to a filter is lost.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='cheerio@1.2.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { load } from 'cheerio'

const $ = load('<form id="a"><input name="own" value="1"><input name="other" form="b" value="2"></form><form id="b"></form>')
const seen = [$('#a').serialize(), $('#b').serialize()]
console.log(seen)
assert.deepEqual(seen, ['own=1&other=2', ''], 'cheerio knows the attribute form now')
JS
node "$folder/run.mjs"
