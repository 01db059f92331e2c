#!/usr/bin/env bash
# chroma-js 3.2.0: `#f00a` is read and written as `#ff0000ab`, and 155 of 256 such colours change.
#
# Expected: a colour in hexadecimal digits that nothing was done to comes out as it went in.
# Happens: the alpha is rounded to two decimals on the way in, which are 101 steps for 256 values.
# Matters: tokens of a design that pass through a build differ from their source, each comparison reports them, and 0x02 becomes 0x03, half as much again.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='chroma-js@3.2.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import chroma from 'chroma-js'

const colors = Array.from({ length: 256 }, (_, alpha) => `#336699${alpha.toString(16).padStart(2, '0')}`)
const changed = colors.filter((color) => chroma(color).hex('rgba') !== color)
console.log(changed.length, chroma('#f00a').hex(), chroma('#33669902').hex())
assert.equal(chroma('#f00a').hex(), '#ff0000ab', 'the alpha is kept now')
assert.equal(changed.length, 155)
JS
node "$folder/run.mjs"
