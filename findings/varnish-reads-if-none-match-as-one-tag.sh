#!/usr/bin/env bash
# Varnish 7.1.1 (Debian 12) sends the whole answer if `If-None-Match` lists the tag among others.
#
# Expected: 304. RFC 9110, 13.1.2: the field is a list, and the condition is false if one of its tags fits, or if it is `*`.
# Happens: the value is compared as one text, apart from a leading `W/`. A list is never equal to it, with the tag first or last, and neither is `*`.
# Matters: caches in front of Varnish that hold several variants of a page name all their tags in one request, and get the page again each time.
# Seen on 2026-11-30.
set -euo pipefail

command -v varnishd > /dev/null || apt-get install -y --no-install-recommends varnish > /dev/null
version=$(varnishd -V 2>&1 | head -n 1)
echo "$version"
[[ $version == *varnish-7.1.1* ]] || { echo 'this is about Varnish 7.1.1' >&2; exit 1; }

folder=$(mktemp -d)
trap 'kill "$(cat "$folder/pid")" 2> /dev/null || true; rm -rf "$folder"' EXIT
cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, get } from 'node:http'

let asked = 0
const service = createServer((request, response) => {
  asked += 1
  response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'max-age=60', etag: '"v1"' })
  response.end('page')
}).listen(0, '127.0.0.1')
const free = createServer().listen(0, '127.0.0.1')
await Promise.all([once(service, 'listening'), once(free, 'listening')])
const { port } = free.address()
free.close()

const root = import.meta.dirname
writeFileSync(`${root}/a.vcl`, `vcl 4.1; backend b { .host = "127.0.0.1"; .port = "${service.address().port}"; }`)
const options = ['-j', 'none', '-n', `${root}/n`, '-P', `${root}/pid`, '-f', `${root}/a.vcl`, '-a', `127.0.0.1:${port}`]
execFileSync('varnishd', options, { stdio: ['ignore', 'ignore', 'inherit'] })

const answer = async (path, headers = {}, tries = 50) => {
  const [response] = await once(get({ port, path, headers, agent: false }), 'response').catch(() => [])
  if (!response && tries) return new Promise((resolve) => setTimeout(resolve, 100)).then(() => answer(path, headers, tries - 1))
  const text = (await response.toArray()).join('')
  console.log(path, headers, response.statusCode, text)
  return [response.statusCode, text]
}
await answer('/')
const statuses = {}
for (const tags of ['"v1"', 'W/"v1"', '"v1", "v2"', '"v0", "v1"', '*']) statuses[tags] = (await answer('/', { 'if-none-match': tags }))[0]
console.log(statuses)
assert.equal(asked, 1)
assert.deepEqual(Object.values(statuses), [304, 304, 200, 200, 200], 'it reads a list now')
process.exit()
JS
node "$folder/run.mjs"
