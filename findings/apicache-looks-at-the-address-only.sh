#!/usr/bin/env bash
# apicache 1.6.3 answers a POST with the stored answer to a GET, and sends gzip to who has not asked for it.
#
# Expected: the POST reaches the route, and `Vary: Accept-Encoding` keeps the two forms of a page apart. RFC 9111, 2 and 4: a stored answer is for its method, and for requests whose fields in Vary are the same.
# Happens: the key is the address alone. With `app.use(cache('1 minute'))`, a form that is sent to the address of its page is answered with the page, and no route runs.
# Matters: the basket that a customer changes stays as it was, for a minute after each view of the page, with status 200.
# Seen on 2026-11-30.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='apicache@1.6.3 express@5.3.0 compression@1.8.2'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request } from 'node:http'
import apicache from 'apicache'
import compression from 'compression'
import express from 'express'

const called = []
const app = express().use(apicache.middleware('1 minute'), compression({ threshold: 0 }))
for (const method of ['get', 'post'])
  app[method]('/basket', (_, response) => {
    called.push(method)
    response.type('html').send(`<p>${method}</p>`)
  })
const server = app.listen(0)
await once(server, 'listening')
const ask = async (method, headers = {}) => {
  const [response] = await once(request({ port: server.address().port, path: '/basket', method, headers, agent: false }).end(), 'response')
  const text = Buffer.concat(await response.toArray()).toString('latin1').replace(/[^ -~]/g, '?')
  const encoding = response.headers['content-encoding']
  console.log(method, headers, response.statusCode, encoding, response.headers.vary, text)
  return encoding ?? text
}
assert.equal(await ask('GET', { 'accept-encoding': 'gzip' }), 'gzip')
assert.equal(await ask('GET'), 'gzip', 'it looks at Accept-Encoding now')
apicache.clear()
assert.equal(await ask('GET'), '<p>get</p>')
assert.equal(await ask('POST'), '<p>get</p>', 'it looks at the method now')
assert.deepEqual(called, ['get', 'get'])
process.exit()
JS
node "$folder/run.mjs"
