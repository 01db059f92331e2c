#!/usr/bin/env bash
# http-cache-semantics 4.3.0, as a shared cache, lets `stale-while-revalidate` win over `proxy-revalidate`.
#
# Expected: RFC 9111, section 5.2.2.8: proxy-revalidate is must-revalidate for shared caches. The package obeys must-revalidate.
# Happens: an answer that is 70 s old, with max-age=60, is to be used while the new one is fetched. Without stale-while-revalidate the
# other extreme: proxy-revalidate makes even an answer of 10 s stale at once.
# Matters: the directive that is to keep a shared cache from old prices does nothing, or costs every hit.
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

const request = { method: 'GET', url: '/', headers: {} }
const isUsed = (cacheControl, age) => {
  const headers = { 'cache-control': cacheControl, age }
  const { response, revalidation } = new CachePolicy(request, { status: 200, headers }).evaluateRequest(request)
  const used = response !== undefined && !revalidation?.synchronous
  console.log(`${cacheControl}, ${age} s old -> used: ${used}`)
  return used
}
assert.equal(isUsed('max-age=60, stale-while-revalidate=600, must-revalidate', '70'), false)
assert.equal(isUsed('max-age=60, stale-while-revalidate=600, proxy-revalidate', '70'), true, 'proxy-revalidate is obeyed now')
assert.equal(isUsed('max-age=60, proxy-revalidate', '10'), false, 'a fresh answer is used now')
JS
node "$folder/run.mjs"
