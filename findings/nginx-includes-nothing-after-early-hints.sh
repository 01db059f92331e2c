#!/usr/bin/env bash
# nginx 1.22.1 (Debian 12) takes Early Hints for the page: its includes are not processed, and headers are not added.
#
# Expected: nginx drops the 103, or passes it on, and works on the answer that follows. RFC 9110, 15.2: 1xx responses come before the final one.
# Happens: the 103 is the response for nginx, and all that follows its body, which goes to the browser as it is. By chance that is a whole answer, so the page is there, with `<!--#include …-->` in it as a comment.
# Matters: once a framework sends hints, the header and footer of the shop are missing, as is what add_header adds, while status and page look right.
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

const backend = createServer((request, response) => {
  response.setHeader('content-type', 'text/html')
  if (request.url === '/header') return response.end('header')
  if (request.url === '/hints') response.writeEarlyHints({ link: '</shop.css>; rel=preload; as=style' })
  return response.end('<p><!--#include virtual="/header" --></p>')
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

const seen = []
for (const path of ['/plain', '/hints']) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`)
  seen.push([response.status, response.headers.get('x-shop'), await response.text()])
}
console.log(seen)
assert.deepEqual(seen[0], [200, 'yes', '<p>header</p>'])
assert.deepEqual(seen[1], [200, null, '<p><!--#include virtual="/header" --></p>'], 'nginx works on the page now')
process.exit()
JS
node "$folder/run.mjs"
