#!/usr/bin/env bash
# h3 2.0.8: a text that a handler returns has no `Content-Type` in `app.request()`, and `text/plain` on a server.
#
# Expected: app.request() is the server's answer without a network, so that a test sees the headers that a browser gets.
# Happens: its Response has no type for a text; the Node server adds `text/plain` when it sends it. In version 1 it was `text/html`.
# Matters: fragments of HTML are shown as text after an update, and a test of the headers can't tell: before and after it finds none.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='h3@2.0.8'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { H3, toNodeHandler } from 'h3'

const app = new H3().get('/text', () => '<p>a</p>').get('/object', () => ({ a: 1 }))
const server = createServer(toNodeHandler(app)).listen(0, '127.0.0.1')
await once(server, 'listening')
const seen = {}
for (const path of ['/text', '/object']) {
  const sent = await fetch(`http://127.0.0.1:${server.address().port}${path}`)
  await sent.arrayBuffer()
  const tested = await app.request(path)
  seen[path] = [tested, sent].map(({ headers }) => headers.get('content-type')?.split(';')[0] ?? null)
}
server.close()
console.log(seen)
assert.deepEqual(seen['/object'], ['application/json', 'application/json'])
assert.deepEqual(seen['/text'], [null, 'text/plain'], 'both have the same type now')
JS
node "$folder/run.mjs"
