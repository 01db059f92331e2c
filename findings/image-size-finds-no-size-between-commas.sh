#!/usr/bin/env bash
# image-size 2.1.0 finds no size in `viewBox="0,0,24,16"`.
# 
# Expected: numbers of a view box are separated by blanks, a comma or both; probe-image-size 7.5.0 gives 24 × 16.
# Happens: the result is `{ type: 'svg' }`, without an error. `width=" 24 "`, with blanks as HTML and SVG allow them, is "Invalid SVG".
# Matters: a drawing of an older editor gets `width="undefined"`, or none, and the page moves when it is there.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='image-size@2.1.0 probe-image-size@7.5.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { imageSize } from 'image-size'
import probe from 'probe-image-size'

const drawing = (attributes) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h9v9z"/></svg>`)
const measure = (attributes) => {
  const { width, height } = imageSize(drawing(attributes))
  const other = probe.sync(drawing(attributes))
  console.log(attributes, [width, height], [other.width, other.height])
  return [width, height, other.width, other.height]
}
assert.deepEqual(measure('viewBox="0 0 24 16"'), [24, 16, 24, 16])
assert.deepEqual(measure('viewBox="0,0,24,16"'), [undefined, undefined, 24, 16], 'commas are read now')
assert.throws(() => measure('width=" 24 " height="16"'), /Invalid SVG/, 'blanks around a width are read now')
JS
node "$folder/run.mjs"
