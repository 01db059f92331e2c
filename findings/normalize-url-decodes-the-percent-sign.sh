#!/usr/bin/env bash
# normalize-url 9.0.1 decodes `%25` in a path: `/50%25` becomes `/50%`.
#
# Expected: an octet that is a percent sign stays `%25`. RFC 3986, 2.4: it must be encoded to be data, and nothing must be decoded twice.
# Happens: `/50%25-off` becomes `/50%-off`, which decodeURIComponent() refuses, and `/a%252Fb` becomes `/a%2Fb`, which is another address. `/a%2Fb` and `/a%20b` stay.
# Matters: addresses of offers such as “50 % off” in a sitemap or as the key of a cache lead to a server error or to another page; normalizing twice goes one step further each time.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='normalize-url@9.0.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import normalizeUrl from 'normalize-url'

const paths = ['/a%20b', '/a%2Fb', '/50%25-off', '/a%252Fb', '/a%25252Fb']
const seen = paths.map((path) => normalizeUrl(`https://shop.example${path}`).slice('https://shop.example'.length))
console.log(paths, seen)
assert.deepEqual(seen, ['/a%20b', '/a%2Fb', '/50%-off', '/a%2Fb', '/a%252Fb'], 'it leaves the percent sign encoded now')
assert.throws(() => decodeURIComponent(seen[2]), URIError)
JS
node "$folder/run.mjs"
