#!/usr/bin/env bash
# tinycolor2 1.6.0: a hue below 0 or above 360 is red.
#
# Expected: a hue is an angle: −120 is 240, blue, and 480 is 120, green, as CSS says and colord 2.14.0 has it.
# Happens: the hue is cut to the ends of its range, both of which are red. It is called valid.
# Matters: a hue that is computed, such as `hue - 120`, and written into a colour gives the right one for most, and red for the others.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='tinycolor2@1.6.0 colord@2.14.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { colord } from 'colord'
import tinycolor from 'tinycolor2'

const seen = {}
for (const hue of [240, -120, 480]) {
  const color = `hsl(${hue}, 100%, 50%)`
  seen[hue] = [tinycolor(color).isValid(), tinycolor(color).toHexString(), colord(color).toHex()]
}
console.log(seen)
assert.deepEqual(seen[240], [true, '#0000ff', '#0000ff'])
assert.deepEqual(seen[-120], [true, '#ff0000', '#0000ff'], 'hues are angles now')
assert.deepEqual(seen[480], [true, '#ff0000', '#00ff00'])
JS
node "$folder/run.mjs"
