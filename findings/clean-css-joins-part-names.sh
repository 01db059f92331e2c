#!/usr/bin/env bash
# clean-css 5.3.3 removes the blank between two names in `::part()`, and around `of` in `:nth-child()`.
#
# Expected: blanks in the argument of a pseudo-element are kept, as they are in `:not(.a .b)`. Two names in `::part(a b)`
# mean an element that has both (CSS Shadow Parts).
# Happens: `::part(badge full)` becomes `::part(badgefull)`, which matches nothing; `:nth-child(1 of .a)` becomes
# `:nth-child(1of.a)`, which is invalid, so its whole rule is void. Neither is warned about.
# Matters: html-minifier-terser minifies styles with clean-css; pages style a shell's elements by `::part()`.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='clean-css@5.3.3'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import CleanCSS from 'clean-css'

const source = 'shop-header::part(badge full){color:red}li:nth-child(1 of .a){color:red}i:not(.a .b){color:red}'
const { styles, warnings, errors } = new CleanCSS().minify(source)
console.log(styles)
assert.equal(
  styles,
  'shop-header::part(badgefull){color:red}li:nth-child(1of.a){color:red}i:not(.a .b){color:red}',
  'clean-css treats these blanks differently now',
)
assert.deepEqual([...warnings, ...errors], [], 'clean-css warns now')
JS
node "$folder/run.mjs"
