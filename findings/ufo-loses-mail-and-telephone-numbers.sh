#!/usr/bin/env bash
# ufo 1.6.4: normalizeURL() and withQuery() of a `mailto:` or `tel:` address give `//`.
#
# Expected: the address stays as it is, or gets the parameter, as mailto: has them (RFC 6068, 2). An address needs no `//` (RFC 3986, 3).
# Happens: parseURL() returns an object of empty texts, without an error, and what is made of it is `//` or `//?subject=x`, which leads to nowhere.
# Matters: a component for links that passes each address through ufo breaks the telephone number in the footer; hasProtocol() says that the address has a protocol, so a check before it does not help.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='ufo@1.6.4'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { hasProtocol, normalizeURL, parseURL, withQuery } from 'ufo'

const seen = ['https://shop.example/a', 'mailto:service@shop.example', 'tel:+4930123456', 'urn:isbn:9783161484100'].map((address) => [
  normalizeURL(address),
  withQuery(address, { subject: 'x' }),
  parseURL(address).pathname,
  hasProtocol(address),
])
console.log(seen)
assert.deepEqual(seen[0], ['https://shop.example/a', 'https://shop.example/a?subject=x', '/a', true])
for (const lost of seen.slice(1)) assert.deepEqual(lost, ['//', '//?subject=x', '', true], 'it keeps them now')
JS
node "$folder/run.mjs"
