#!/usr/bin/env bash
# lightningcss 1.33.0 without targets removes fallback declarations, even if it is not asked to minify.
#
# Expected: no targets means that nothing is adapted to browsers, so `transform()` without `minify` prints what it has read.
# Happens: no targets means that every browser can do everything. Of `height: 100vh; height: 100dvh` the first is gone, of
# `-moz-available`, `-webkit-fill-available`, `stretch` all but `stretch`.
# Matters: a build step that only inlines imports or checks a sheet takes the layout from browsers that need the fallback.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='lightningcss@1.33.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { transform } from 'lightningcss'

const printed = (declarations, targets) => {
  const { code } = transform({ filename: 'a.css', code: Buffer.from(`a{${declarations}}`), minify: false, targets })
  const output = String(code).replace(/\s+/g, '')
  console.log(declarations, '->', output)
  return output
}
assert.equal(printed('height:100vh;height:100dvh'), 'a{height:100dvh;}', 'the fallback stays now')
const widths = 'width:-moz-available;width:-webkit-fill-available;width:stretch'
assert.equal(printed(widths), 'a{width:stretch;}', 'the fallbacks stay now')
assert.equal(printed(widths, { firefox: 128 << 16 }), `a{${widths};}`, 'targets remove the fallbacks now')
JS
node "$folder/run.mjs"
