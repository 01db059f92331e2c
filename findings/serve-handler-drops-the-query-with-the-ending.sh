#!/usr/bin/env bash
# serve-handler 6.1.8, of `serve`, forwards `/offer.html?utm_source=mail` to `/offer`, without the query.
#
# Expected: a forward to the address without ".html" keeps what stands behind the question mark.
# Happens: the new address is made of the path alone. It is a 301, so browsers remember it.
# Matters: campaigns, preview flags and vouchers get lost on the first visit by an address with ending, and nowhere else.
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

const folder = `${import.meta.dirname}/pages`
mkdirSync(folder)
writeFileSync(`${folder}/offer.html`, '<p>a</p>')
const server = createServer((request, response) => handler(request, response, { public: folder })).listen(0, '127.0.0.1')
await once(server, 'listening')
const get = async (path) => {
  const response = await fetch(`http://127.0.0.1:${server.address().port}${path}`, { redirect: 'manual' })
  await response.arrayBuffer()
  return [response.status, response.headers.get('location')]
}
const seen = [await get('/offer?utm_source=mail'), await get('/offer.html?utm_source=mail')]
console.log(seen)
server.close()
assert.deepEqual(seen[0], [200, null])
assert.deepEqual(seen[1], [301, '/offer'], 'the query is kept now')
JS
node "$folder/run.mjs"
