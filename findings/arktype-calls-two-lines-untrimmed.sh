#!/usr/bin/env bash
# arktype 2.2.10: `string.trim.preformatted` refuses each text of several lines with “must be trimmed”.
#
# Expected: it accepts what `string.trim` would leave as it is, such as an address in two lines.
# Happens: `string.trim` gives “a\nb” back unchanged, `string.trim.preformatted` refuses it: its dot matches no line break (ECMAScript, without the flag `s`).
# Matters: what the one schema has made, the other refuses where it is read again: a message or an address, and only those with a second line.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='arktype@2.2.10'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { type } from 'arktype'

const text = 'Street 5\n12345 Town'
assert.equal(type('string.trim')(text), text)
assert.equal(type('string.trim.preformatted')('Street 5, Town'), 'Street 5, Town')
const result = type('string.trim.preformatted')(text)
console.log(String(result))
assert.ok(result instanceof type.errors, 'several lines are accepted now')
JS
node "$folder/run.mjs"
