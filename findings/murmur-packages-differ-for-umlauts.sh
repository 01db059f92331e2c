#!/usr/bin/env bash
# murmurhash 2.0.1, imurmurhash 0.1.4 and murmurhash3js 3.0.1: three packages of MurmurHash3 give one number for “Kase” and two for “Käse”.
#
# Expected: the same 32 bits for the same text and seed, as for all ASCII: the algorithm is one of bytes.
# Happens: murmurhash takes the bytes of UTF-8, the two others do not, and differ from each other beyond Latin-1.
# Matters: a service and the shell, or two teams with two packages, put the same customer into different groups of an A/B test, but only those with an umlaut in the key.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='murmurhash@2.0.1 imurmurhash@0.1.4 murmurhash3js@3.0.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import imurmurhash from 'imurmurhash'
import murmurhash from 'murmurhash'
import murmurhash3js from 'murmurhash3js'

const hash = (text) => [murmurhash.v3(text, 0), imurmurhash(text, 0).result(), murmurhash3js.x86.hash32(text, 0)]
const seen = ['Kase', 'Käse', 'Łódź'].map(hash)
console.log(seen)
assert.deepEqual(seen[0], [3254108528, 3254108528, 3254108528])
assert.deepEqual(seen[1], [2041094490, 485398743, 485398743], 'they agree on umlauts now')
assert.equal(new Set(seen[2]).size, 3, 'they agree beyond Latin-1 now')
const bytes = String.fromCharCode(...new TextEncoder().encode('Käse'))
assert.equal(imurmurhash(bytes, 0).result(), seen[1][0])
JS
node "$folder/run.mjs"
