#!/usr/bin/env bash
# undici 7.30.2: once its cache has revalidated an answer, the next request fetches the whole answer again.
# 
# Expected: a 304 makes the stored answer fresh for another `max-age`, and it keeps its validators for the time after that.
# Happens: the request with `If-None-Match` gets the stored body, but nothing is fresh afterwards: the one right behind it is sent without conditions.
# Matters: full and empty answers take turns, so a service with short lifetimes and entity tags sends far more than the tags were to save.
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
import { setTimeout as wait } from 'node:timers/promises'
import { Agent, interceptors, request } from 'undici'

const answers = []
const server = createServer(({ headers }, response) => {
  const status = headers['if-none-match'] ? 304 : 200
  answers.push(status)
  response.writeHead(status, { 'cache-control': 'max-age=1', etag: '"1"' })
  response.end(status === 200 ? 'texts' : undefined)
}).listen(0, '127.0.0.1')
await once(server, 'listening')

const dispatcher = new Agent().compose(interceptors.cache())
for (const pause of [0, 1300, 0, 1300, 0]) {
  await wait(pause)
  const { body } = await request(`http://127.0.0.1:${server.address().port}/`, { dispatcher })
  assert.equal(await body.text(), 'texts')
}
await dispatcher.close()
server.close()
console.log(answers)
assert.deepEqual(answers, [200, 304, 200, 304, 200], 'a revalidated answer is kept now')
JS
node "$folder/run.mjs"
