#!/usr/bin/env bash
# nginx 1.22.1 (Debian 12) keeps half of an answer in its cache, when a service that is asked as usual breaks off.
#
# Expected: an answer that ends before its end is not kept, as it is not where it names its length.
# Happens: nginx asks with HTTP/1.0 unless `proxy_http_version` says otherwise. A service that streams then ends its answer by closing the
# connection, so a half one looks whole. With `proxy_http_version 1.1` it comes in chunks, and half of it is not kept.
# Matters: one service that is killed at a bad moment, and all visitors get half a header for as long as the answer is fresh.
# Seen on 2026-11-28.
set -euo pipefail

command -v nginx > /dev/null || apt-get install -y --no-install-recommends nginx-light > /dev/null
nginx -v
nginx -v 2>&1 | grep -q 'nginx/1\.22\.1$' || { echo 'this is about nginx 1.22.1' >&2; exit 1; }

folder=$(mktemp -d)
chmod 755 "$folder"
trap 'kill "$(cat "$folder/pid")" 2> /dev/null || true; rm -rf "$folder"' EXIT
cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'

const counts = {}
const service = createServer((request, response) => {
  counts[request.url] = (counts[request.url] ?? 0) + 1
  response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'max-age=60' })
  response.write('half', () => response.destroy())
}).listen(0, '127.0.0.1')
const free = createServer().listen(0, '127.0.0.1')
await Promise.all([once(service, 'listening'), once(free, 'listening')])
const [upstream, port] = [service.address().port, free.address().port]
free.close()

const root = import.meta.dirname
const place = (path, more) => `location ${path} { proxy_pass http://127.0.0.1:${upstream}; proxy_cache c; ${more} }`
writeFileSync(
  `${root}/nginx.conf`,
  `${process.getuid() ? '' : 'user root;'} pid ${root}/pid; error_log ${root}/error.log; events {}
  http { access_log off; proxy_temp_path ${root}/a; client_body_temp_path ${root}/b; proxy_cache_path ${root}/c keys_zone=c:1m;
    server { listen 127.0.0.1:${port}; ${place('/usual', '')} ${place('/newer', 'proxy_http_version 1.1;')} } }`,
)
execFileSync('nginx', ['-p', root, '-e', `${root}/error.log`, '-c', `${root}/nginx.conf`])
for (const path of ['/usual', '/usual', '/newer', '/newer'])
  await fetch(`http://127.0.0.1:${port}${path}`).then((response) => response.text()).then(console.log, () => console.log('broken off'))
service.close()
console.log('asked for', counts)
assert.deepEqual(counts, { '/usual': 1, '/newer': 2 }, 'nginx keeps other answers now')
process.exit()
JS
node "$folder/run.mjs"
