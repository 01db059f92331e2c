#!/usr/bin/env bash
# clean-css 5.3.3 at level 2 merges two rules across one that says `all: unset` between them.
#
# Expected: rules are moved only past rules that do not set the same properties; it does not move them past `padding: 0`.
# Happens: in `.a{margin:1px}.b{all:unset}.a{padding:2px}` the padding moves to the first rule, so an element with both classes
# loses it. `all` does not count as setting a property.
# Matters: a reset with `all: unset` in a theme's sheet now wins over what was written after it.
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

const minified = (source) => {
  const { styles } = new CleanCSS({ level: 2 }).minify(source)
  console.log(source, '->', styles)
  return styles
}
const all = minified('.a{margin:1px}.b{all:unset}.a{padding:2px}')
assert.equal(all, '.a{margin:1px;padding:2px}.b{all:unset}', 'clean-css keeps the order now')
const padding = minified('.a{margin:1px}.b{padding:0}.a{padding:2px}')
assert.ok(padding.indexOf('padding:0') < padding.indexOf('padding:2px'), 'clean-css moves it past padding too')
JS
node "$folder/run.mjs"
