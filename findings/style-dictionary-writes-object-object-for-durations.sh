#!/usr/bin/env bash
# style-dictionary 5.5.5: a duration of the token format, `{ value: 200, unit: 'ms' }`, becomes `[object Object]` in CSS.
#
# Expected: the format of the Design Tokens group has objects for dimensions, durations and colours; the group `css` writes all of them.
# Happens: dimensions and colours are written, durations are not, without an error or a warning. The older text "200ms" is.
# Matters: the declaration is invalid and no transition has a time. The colours are right, so it looks done.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='style-dictionary@5.5.5'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import StyleDictionary from 'style-dictionary'

const write = async ($type, $value) => {
  const platforms = { css: { transformGroup: 'css', files: [{ destination: 'a.css', format: 'css/variables' }] } }
  const dictionary = new StyleDictionary({ tokens: { a: { $type, $value } }, platforms, log: { verbosity: 'verbose', warnings: 'error' } })
  const [{ output }] = await dictionary.formatPlatform('css')
  return output.match(/--a: (.*);/)[1]
}
const seen = {
  dimension: await write('dimension', { value: 16, unit: 'px' }),
  color: await write('color', { colorSpace: 'srgb', components: [1, 0, 0] }),
  text: await write('duration', '200ms'),
  duration: await write('duration', { value: 200, unit: 'ms' }),
}
console.log(seen)
assert.deepEqual(seen, { dimension: '16px', color: '#ff0000', text: '200ms', duration: '[object Object]' }, 'durations are written now')
JS
node "$folder/run.mjs"
