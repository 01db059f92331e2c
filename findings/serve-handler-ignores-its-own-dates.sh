#!/usr/bin/env bash
# serve-handler 6.1.8, of `serve`, sends `Last-Modified` and answers `If-Modified-Since` with the whole file.
#
# Expected: a browser that has the file asks with the date that it was sent, and gets a 304.
# Happens: the date is never looked at. Only with `etag: true`, which it computes from the content, there is a 304; then no date is sent.
# Matters: each revalidation of a static page, after each reload and each `max-age`, transfers everything, and the header says otherwise.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='serve-handler@6.1.8'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import handler from 'serve-handler'

const folder = `${import.meta.dirname}/files`
mkdirSync(folder)
writeFileSync(`${folder}/a.js`, 'a()')
const revalidate = async (options) => {
  const server = createServer((request, response) => handler(request, response, { public: folder, ...options })).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const get = async (headers) => {
    const response = await fetch(`http://127.0.0.1:${server.address().port}/a.js`, { headers, cache: 'no-store' })
    await response.arrayBuffer()
    return response
  }
  const { headers } = await get({})
  const date = headers.get('last-modified')
  const tag = headers.get('etag')
  const again = await get({ ...(date && { 'if-modified-since': date }), ...(tag && { 'if-none-match': tag }) })
  server.close()
  return [date !== null, tag !== null, again.status]
}
const seen = [await revalidate({}), await revalidate({ etag: true })]
console.log(seen)
assert.deepEqual(seen, [[true, false, 200], [false, true, 304]], 'dates are compared now')
JS
node "$folder/run.mjs"
