#!/usr/bin/env bash
# http-cache-semantics 4.3.0 does not know a `Cache-Control` directive in capitals.
#
# Expected: RFC 9111, section 5.2: directives are compared case-insensitively.
# Happens: `Max-Age=60` gives a lifetime of 0, and so does `Public, S-MaxAge=60`; no error and no warning.
# Matters: a cache in front of a fragment service asks for each page, and only the load on the origin tells.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='http-cache-semantics@4.3.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import CachePolicy from 'http-cache-semantics'

const lifetime = (cacheControl) => {
  const headers = { 'cache-control': cacheControl }
  const seconds = new CachePolicy({ method: 'GET', url: '/', headers: {} }, { status: 200, headers }).maxAge()
  console.log(cacheControl, '->', seconds)
  return seconds
}
assert.equal(lifetime('max-age=60'), 60)
assert.equal(lifetime('Max-Age=60'), 0, 'case no longer matters')
assert.equal(lifetime('public, S-MaxAge=60'), 0, 'case no longer matters')
JS
node "$folder/run.mjs"
