#!/usr/bin/env bash
# axios-cache-interceptor 1.12.3 keeps `max-age=60, immutable` for a year.
#
# Expected: for a minute. RFC 8246, 2: immutable says that an answer does not change during its freshness lifetime; the lifetime is still that of max-age.
# Happens: immutable alone decides, in each order, also beside `max-age=0`.
# Matters: an API that marks its answers of a minute like that is not asked again by a process that runs for weeks.
# Seen on 2026-11-30.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='axios-cache-interceptor@1.12.3 axios@1.21.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import axios from 'axios'
import { setupCache } from 'axios-cache-interceptor'

const server = createServer((request, response) => {
  response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': decodeURIComponent(request.url.slice(1)) })
  response.end('prices')
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const client = setupCache(axios.create({ baseURL: `http://127.0.0.1:${server.address().port}` }))
const seconds = {}
for (const control of ['max-age=60', 'max-age=60, immutable', 'immutable, max-age=0']) {
  const { id } = await client.get(`/${encodeURIComponent(control)}`)
  seconds[control] = (await client.storage.get(id)).ttl / 1000
}
console.log(seconds)
const year = 365 * 24 * 60 * 60
assert.deepEqual(Object.values(seconds), [60, year, year], 'max-age counts beside immutable now')
process.exit()
JS
node "$folder/run.mjs"
