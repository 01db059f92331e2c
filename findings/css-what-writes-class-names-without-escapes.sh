#!/usr/bin/env bash
# css-what 8.0.0: stringify() writes the class `w-1/2` as `.w-1/2`, which is no selector, and `\31 0` as `.10`.
#
# Expected: `stringify(parse(selector))` is a selector for the same elements.
# Happens: a list of signs gets a backslash, and `/ @ , = & { ; ?`, a first digit and a digit behind a dash are not on it. `.a\,b` becomes a list of two selectors.
# Matters: tools that rewrite style sheets or selectors with it break the classes of utility frameworks, of which `w-1/2` and `@container` are everyday ones.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='css-what@8.0.0 jsdom@29.1.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { parse, stringify } from 'css-what'
import { JSDOM } from 'jsdom'

const seen = {}
for (const selector of ['.md\\:p-1', '.w-1\\/2', '.\\@sm', '.\\31 0', '.a\\,b']) seen[selector] = stringify(parse(selector))
console.log(seen)
const today = { '.md\\:p-1': '.md\\:p-1', '.w-1\\/2': '.w-1/2', '.\\@sm': '.@sm', '.\\31 0': '.10', '.a\\,b': '.a,b' }
assert.deepEqual(seen, today, 'class names are escaped now')
const { document } = new JSDOM('<p class="w-1/2"></p>').window
assert.ok(document.querySelector('.w-1\\/2'))
assert.throws(() => document.querySelector(seen['.w-1\\/2']), { name: 'SyntaxError' })
assert.equal(parse(seen['.a\\,b']).length, 2)
JS
node "$folder/run.mjs"
