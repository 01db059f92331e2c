#!/usr/bin/env bash
# svg-path-bounds 1.0.2: "malformed path data" for one in eight of simple-icons 16.37.0.
# 
# Expected: the flags of an arc are one character each, so that `0110` are two flags and the number 10; svgpath 2.6.0 and browsers read it.
# Happens: the flags are read as the number 110, and two numbers are missing. Optimized icons are full of it.
# Matters: a build that centres logos by their bounds breaks with some brands only, and after an update that did no more than optimize them.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='svg-path-bounds@1.0.2 simple-icons@16.37.0 svgpath@2.6.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import * as icons from 'simple-icons'
import bounds from 'svg-path-bounds'
import svgpath from 'svgpath'

const paths = Object.values(icons).flatMap(({ path }) => path ?? [])
const refused = paths.filter((path) => {
  try {
    return !bounds(path)
  } catch (error) {
    assert.match(error.message, /malformed path data/)
    return true
  }
})
console.log(refused.length, 'of', paths.length)
assert.deepEqual(svgpath('M0 5a5 5 0 0110 0').segments[1], ['a', 5, 5, 0, 0, 1, 10, 0])
assert.deepEqual(bounds('M0 5a5 5 0 0 1 10 0'), [0, 0, 10, 5])
assert.throws(() => bounds('M0 5a5 5 0 0110 0'), /malformed path data/, 'joined flags are read now')
assert.equal(refused.length, 429)
assert.ok(refused.every((path) => svgpath(path).err === ''), 'svgpath refuses some too')
JS
node "$folder/run.mjs"
