#!/usr/bin/env bash
# http-cache-semantics 4.3.0 takes the last of two `max-age` directives.
#
# Expected: RFC 9111, section 4.2.1: of a repeated directive the first counts, or the response is taken as stale.
# Happens: `max-age=60, max-age=3600` lives an hour.
# Matters: a proxy that appends its own default to the origin's header lengthens what this cache keeps.
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

const headers = { 'cache-control': 'max-age=60, max-age=3600' }
const seconds = new CachePolicy({ method: 'GET', url: '/', headers: {} }, { status: 200, headers }).maxAge()
console.log(headers['cache-control'], '->', seconds)
assert.equal(seconds, 3600, 'another directive counts now')
JS
node "$folder/run.mjs"
