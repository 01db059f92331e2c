#!/usr/bin/env bash
# undici 7.30.2: its cache answers a request for a range with the whole stored answer and the status 200.
# 
# Expected: what it does not store, a 206, is asked of the server, as long as the server can give ranges.
# Happens: once the whole is stored, a `Range` header has no effect. Before that the same request gets a 206.
# Matters: a reader that takes the 4 bytes which it asked for gets them at first, and megabytes of video or archive after somebody else has loaded all.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='undici@7.30.2'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { Agent, interceptors, request } from 'undici'

const server = createServer(({ headers }, response) => {
  const whole = 'A picture.'
  const range = headers.range ? { 'content-range': `bytes 0-3/${whole.length}` } : {}
  response.writeHead(headers.range ? 206 : 200, { 'accept-ranges': 'bytes', 'cache-control': 'max-age=60', ...range })
  response.end(headers.range ? whole.slice(0, 4) : whole)
}).listen(0, '127.0.0.1')
await once(server, 'listening')

const dispatcher = new Agent().compose(interceptors.cache())
const get = async (headers = {}) => {
  const { statusCode, body } = await request(`http://127.0.0.1:${server.address().port}/`, { dispatcher, headers })
  return [statusCode, await body.text()]
}
const range = { range: 'bytes=0-3' }
const seen = [await get(range), await get(), await get(range)]
await dispatcher.close()
server.close()
console.log(seen)
assert.deepEqual(seen[0], [206, 'A pi'])
assert.deepEqual(seen[2], [200, 'A picture.'], 'ranges are respected now')
JS
node "$folder/run.mjs"
