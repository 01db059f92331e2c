#!/usr/bin/env bash
# nginx 1.22.1 (Debian 12): a page that is the answer to a form sends the fields of the form to each fragment that it includes.
#
# Expected: a fragment is fetched by GET without a body. RFC 9110, 9.3.1: content in a GET has no defined meaning, and a client should not send it.
# Happens: the method is GET, and `Content-Length`, `Content-Type` and the body are those of the form.
# Matters: a service that only renders a navigation gets the addresses that customers typed, and servers that refuse a GET with a body answer with an error in the middle of the page.
# Seen on 2026-11-29.
set -euo pipefail

command -v nginx > /dev/null || apt-get install -y --no-install-recommends nginx-light > /dev/null
version=$(nginx -v 2>&1)
echo "$version"
[[ $version == *nginx/1.22.1* ]] || { echo "this is about nginx 1.22.1" >&2; exit 1; }

folder=$(mktemp -d)
chmod 755 "$folder"
trap 'kill "$(cat "$folder/pid")" 2> /dev/null || true; sleep 1; rm -rf "$folder"' EXIT
cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'

const seen = []
const backend = createServer(async (request, response) => {
  const body = (await request.toArray()).join('')
  seen.push([request.method, request.url, request.headers['content-type'], body])
  response.setHeader('content-type', 'text/html')
  response.end(request.url === '/header' ? 'header' : '<p><!--#include virtual="/header" --></p>')
}).listen(0, '127.0.0.1')
const free = createServer().listen(0, '127.0.0.1')
await Promise.all([once(backend, 'listening'), once(free, 'listening')])
const { port } = free.address()
free.close()

const root = import.meta.dirname
writeFileSync(
  `${root}/nginx.conf`,
  `pid ${root}/pid; error_log ${root}/error.log; ${process.getuid() ? '' : 'user root;'} events {}
  http { access_log off; client_body_temp_path ${root}/body; proxy_temp_path ${root}/proxy;
    server { listen 127.0.0.1:${port}; ssi on; add_header x-shop yes; location / { proxy_http_version 1.1; proxy_pass http://127.0.0.1:${backend.address().port}; } } }`,
)
execFileSync('nginx', ['-c', `${root}/nginx.conf`], { stdio: ['ignore', 'ignore', 'inherit'] })

const form = { method: 'POST', body: new URLSearchParams({ street: 'Example 1' }) }
const page = await (await fetch(`http://127.0.0.1:${port}/order`, form)).text()
console.log(page, seen)
assert.equal(page, '<p>header</p>')
const type = 'application/x-www-form-urlencoded;charset=UTF-8'
assert.deepEqual(
  seen,
  [
    ['POST', '/order', type, 'street=Example+1'],
    ['GET', '/header', type, 'street=Example+1'],
  ],
  'nginx sends no body to fragments now',
)
process.exit()
JS
node "$folder/run.mjs"
