#!/usr/bin/env bash
# workbox-range-requests 7.4.1: createPartialResponse() answers 416 for ranges that the HTTP standard fills up to the end.
#
# Expected: RFC 9110, 14.1.2: a last position behind the end stands for the end, and a suffix that is longer than the file for the whole file. More than one range may be answered with all, by 200 (14.2).
# Happens: `bytes=5-50` and `bytes=-50` of 10 bytes are 416, as are two ranges; and `bytes=10-`, which is the one that is not satisfiable, is 206 with nothing in it and `Content-Range: bytes 10-9/10`.
# Matters: players ask for the first megabyte of what may be shorter: a short clip or sound that the service worker has stored does not play.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='workbox-range-requests@7.4.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'

process.env.NODE_ENV = 'production'
globalThis.self = globalThis
const { createPartialResponse } = createRequire(import.meta.url)('workbox-range-requests')
const ask = async (range) => {
  const request = new Request('http://shop.example/clip', { headers: { range } })
  const response = await createPartialResponse(request, new Response('0123456789'))
  const seen = [range, response.status, response.headers.get('content-range'), await response.text()]
  console.log(...seen)
  return seen.slice(1)
}
assert.deepEqual(await ask('bytes=2-5'), [206, 'bytes 2-5/10', '2345'])
assert.deepEqual(await ask('bytes=-3'), [206, 'bytes 7-9/10', '789'])
for (const range of ['bytes=5-50', 'bytes=-50', 'bytes=0-0,5-6']) assert.deepEqual((await ask(range)).slice(0, 2), [416, null], 'it goes up to the end now')
assert.deepEqual(await ask('bytes=10-'), [206, 'bytes 10-9/10', ''], 'it refuses what begins behind the end now')
JS
node "$folder/run.mjs"
