#!/usr/bin/env bash
# @modelcontextprotocol/sdk 1.32.2: UriTemplate encodes a variable when it expands, and does not decode it when it matches.
#
# Expected: `match(expand({ name }))` gives the name back.
# Happens: `Käse 5 %` comes back as `K%C3%A4se%205%20%25`, which is what the handler of a resource gets as its variable.
# Matters: a product with a plain name is found, one with a blank or an umlaut is not. Decoding by hand is right today, and wrong once the library does it.
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

const around = (template, variables) => {
  const uri = new UriTemplate(template).expand(variables)
  const found = { ...new UriTemplate(template).match(uri) }
  console.log(uri, found)
  return found
}
assert.deepEqual(around('shop://products/{name}', { name: 'tea' }), { name: 'tea' })
assert.deepEqual(around('shop://products/{name}', { name: 'Käse 5 %' }), { name: 'K%C3%A4se%205%20%25' }, 'variables are decoded now')
assert.deepEqual(around('shop://products{?q}', { q: 'a&b' }), { q: 'a%26b' })
JS
node "$folder/run.mjs"
