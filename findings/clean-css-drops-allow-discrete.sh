#!/usr/bin/env bash
# clean-css 5.3.3 at level 2 removes a valid `transition` that says `allow-discrete`.
#
# Expected: a value that a minifier does not understand passes through, as it does at level 1.
# Happens: `transition: opacity .2s, display .2s allow-discrete` disappears, and its rule with it if nothing else is there.
# Only the list of warnings, which many build tools hide, has an "Invalid animation value".
# Matters: this is how a popover or dialog fades out before `display: none`; after minification it just vanishes.
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

const source = '[popover]{color:red;transition:opacity .2s,display .2s allow-discrete}'
const [first, second] = [1, 2].map((level) => new CleanCSS({ level }).minify(source))
console.log(first.styles, second.styles, second.warnings)
assert.equal(first.styles, source, 'level 1 changes the transition now')
assert.equal(second.styles, '[popover]{color:red}', 'level 2 no longer removes the transition')
JS
node "$folder/run.mjs"
