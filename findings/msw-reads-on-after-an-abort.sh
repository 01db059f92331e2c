#!/usr/bin/env bash
# msw 2.15.0: a signal that is aborted while a mocked body arrives does not end it.
#
# Expected: text() rejects with an AbortError, as it does for fetch() of Node: the Fetch standard (abort the fetch() call) errors the stream of the body too.
# Happens: before the response the signal works, after it the body is read up to its end and text() gives all of it.
# Matters: the test of a list that is loaded in parts, and left by the customer meanwhile, sees entries that no browser would show; code that forgets to handle the AbortError passes.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='msw@2.15.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'

const ask = async (url) => {
  const controller = new AbortController()
  const response = await fetch(url, { signal: controller.signal })
  setTimeout(() => controller.abort(), 100)
  return await response.text().catch(({ name }) => name)
}
const server = createServer(async (_, response) => {
  response.write('first, ')
  await wait(500)
  response.end('second')
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const real = await ask(`http://127.0.0.1:${server.address().port}`)
server.close()

async function* parts() {
  yield new TextEncoder().encode('first, ')
  await wait(500)
  yield new TextEncoder().encode('second')
}
const mock = setupServer(http.get('http://shop.example/', () => new HttpResponse(ReadableStream.from(parts()))))
mock.listen()
const mocked = await ask('http://shop.example/')
mock.close()
console.log({ real, mocked })
assert.equal(real, 'AbortError')
assert.equal(mocked, 'first, second', 'msw ends the body now')
JS
node "$folder/run.mjs"
