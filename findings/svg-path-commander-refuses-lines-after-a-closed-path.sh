#!/usr/bin/env bash
# svg-path-commander 2.3.3 refuses a path that goes on after `z` without an `M`.
#
# Expected: the next part begins where the closed one did: SVG 2, 9.3.4, says so for each command that follows a closepath.
# Happens: “is not a MoveTo path command” for 7 of the 3470 icons of simple-icons, such as `…z` followed by `c` or `l`; a path of two parts with `zm` is right.
# Matters: a build that measures or shortens icons stops at a few real ones, which browsers draw.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='svg-path-commander@2.3.3 svg-path-bbox@2.1.0 simple-icons@16.37.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import * as icons from 'simple-icons'
import { svgPathBbox } from 'svg-path-bbox'
import SVGPathCommander from 'svg-path-commander'

const measure = (path) => {
  try {
    const { x, y, x2, y2 } = SVGPathCommander.getPathBBox(path)
    return [x, y, x2, y2]
  } catch ({ message }) {
    return message
  }
}
console.log(measure('M0 0h2v2zm4 4h1'), measure('M0 0h2v2zl4 4'), svgPathBbox('M0 0h2v2zl4 4'))
assert.deepEqual(measure('M0 0h2v2zm4 4h1'), [0, 0, 5, 4])
assert.deepEqual(svgPathBbox('M0 0h2v2zl4 4'), [0, 0, 4, 4])
assert.match(measure('M0 0h2v2zl4 4'), /is not a MoveTo path command/, 'it goes on now')
const all = Object.values(icons)
const refused = all.filter(({ path }) => typeof measure(path) === 'string').map(({ title }) => title)
console.log(all.length, refused)
assert.equal(refused.length, 7)
for (const { path } of all) assert.ok(svgPathBbox(path).every(Number.isFinite))
JS
node "$folder/run.mjs"
