#!/usr/bin/env bash
# nginx 1.22.1 (Debian 12) passes the condition of a request for a page to the services of the fragments in it.
#
# Expected: `If-Modified-Since` and `If-None-Match` are about the page, so an include asks for its fragment without them.
# Happens: a fragment that has not changed answers 304, which has no body, and nginx shows nothing in its place, with status 200.
# Matters: with `ssi_last_modified on`, or with an old ETag, a visitor who comes back after the page has changed sees it without
# a header, once in a while and for no visible reason. `proxy_set_header If-Modified-Since ""` prevents it.
# Seen on 2026-11-28.
set -euo pipefail

command -v nginx > /dev/null || apt-get install -y --no-install-recommends nginx-light > /dev/null
nginx -v
nginx -v 2>&1 | grep -q 'nginx/1\.22\.1$' || { echo 'this is about nginx 1.22.1' >&2; exit 1; }

folder=$(mktemp -d)
trap 'kill "$(cat "$folder/pid")" 2> /dev/null || true; rm -rf "$folder"' EXIT
cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'

const changed = 'Thu, 01 Jan 2026 00:00:00 GMT'
const service = createServer((request, response) => {
  const since = request.headers['if-modified-since']
  response.setHeader('last-modified', changed)
  if (since && Date.parse(since) >= Date.parse(changed)) response.writeHead(304).end()
  else response.end('header')
}).listen(0, '127.0.0.1')
const free = createServer().listen(0, '127.0.0.1')
await Promise.all([once(service, 'listening'), once(free, 'listening')])
const [upstream, port] = [service.address().port, free.address().port]
free.close()

const root = import.meta.dirname
writeFileSync(`${root}/page.html`, '[<!--# include virtual="/fragment" -->]')
writeFileSync(
  `${root}/nginx.conf`,
  `${process.getuid() ? '' : 'user root;'} pid ${root}/pid; error_log ${root}/error.log; events {}
  http { access_log off; default_type text/html; ssi on; ssi_last_modified on;
    proxy_temp_path ${root}/a; client_body_temp_path ${root}/b;
    server { listen 127.0.0.1:${port}; root ${root}; location = /fragment { proxy_pass http://127.0.0.1:${upstream}/; } } }`,
)
execFileSync('nginx', ['-p', root, '-c', `${root}/nginx.conf`])
const page = async (headers) => {
  const response = await fetch(`http://127.0.0.1:${port}/page.html`, { headers })
  return `${response.status} ${await response.text()}`
}
const [first, again] = [await page({}), await page({ 'if-modified-since': 'Sun, 01 Feb 2026 00:00:00 GMT' })]
console.log(first, again)
assert.equal(first, '200 [header]')
assert.equal(again, '200 []', 'the fragment is shown now')
service.close()
JS
node "$folder/run.mjs"
