#!/usr/bin/env bash
# @modelcontextprotocol/sdk 1.32.2: `shop://search{?q,page}` matches only addresses that have both parameters, in this order.
#
# Expected: parameters of `{?…}` are optional, as RFC 6570 leaves out those without a value, and expand() does.
# Happens: match() is null if one is missing, or if `page` stands before `q`. So it does not match what its own expand() writes.
# Matters: the resource is "not found" for the first page of a search, as an agent leaves out what it doesn't need.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='@modelcontextprotocol/sdk@1.32.2'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { UriTemplate } from '@modelcontextprotocol/sdk/shared/uriTemplate.js'

const template = new UriTemplate('shop://search{?q,page}')
const expanded = template.expand({ q: 'tea' })
const match = (uri) => {
  const found = template.match(uri)
  console.log(uri, found)
  return found && { ...found }
}
assert.deepEqual(match('shop://search?q=tea&page=2'), { q: 'tea', page: '2' })
assert.equal(expanded, 'shop://search?q=tea')
assert.equal(match(expanded), null, 'parameters can be left out now')
assert.equal(match('shop://search?page=2&q=tea'), null, 'parameters can stand in any order now')
JS
node "$folder/run.mjs"
