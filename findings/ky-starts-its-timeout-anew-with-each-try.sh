#!/usr/bin/env bash
# ky 1.14.3: `timeout` limits each try, not the whole call.
#
# Expected: its readme says "Timeout in milliseconds for getting a response, including any retries".
# Happens: two answers of 503 with pauses of 300 ms, then one that is ready at once, come through under a timeout of 400 ms.
# Matters: a call with the default of 10 s and two retries can keep a shopper waiting for half a minute.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='ky@1.14.3'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { once } from 'node:events'
import ky from 'ky'

let tries = 0
const server = createServer((_request, response) => {
  tries += 1
  response.writeHead(tries < 3 ? 503 : 200).end('ready')
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const start = performance.now()
const url = `http://127.0.0.1:${server.address().port}/`
const answer = await ky(url, { timeout: 400, retry: { limit: 2, delay: () => 300 } }).text().catch(({ name }) => name)
const took = performance.now() - start
server.close()
console.log(answer, `after ${tries} tries and ${Math.round(took)} ms`)
assert.equal(answer, 'ready', 'the timeout covers the retries now')
assert.ok(took > 500, 'the pauses did not add up')
JS
node "$folder/run.mjs"
