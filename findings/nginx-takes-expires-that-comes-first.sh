#!/usr/bin/env bash
# nginx 1.22.1 (Debian 12): with `Expires: 0` in front of `Cache-Control: max-age=60`, an answer is not stored.
#
# Expected: stored for a minute. RFC 9111, 5.3: if there is a max-age, a recipient must ignore Expires.
# Happens: the line that comes first decides. The same two lines in the other order are stored.
# Matters: frameworks add `Expires: 0` for old clients, and whether a fragment is cached depends on the order in which two layers write their headers, which HTTP says has no meaning. There is no word of it in a log.
# Seen on 2026-11-30.
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
import { createServer, get } from 'node:http'

let asked = 0
const service = createServer((request, response) => {
  asked += 1
  const lines = [['Expires', '0'], ['Cache-Control', 'max-age=60']]
  if (request.url === '/last') lines.reverse()
  response.writeHead(200, [...lines, ['Content-Type', 'text/plain']].flat())
  response.end('fragment')
}).listen(0, '127.0.0.1')
const free = createServer().listen(0, '127.0.0.1')
await Promise.all([once(service, 'listening'), once(free, 'listening')])
const { port } = free.address()
free.close()

const root = import.meta.dirname
writeFileSync(
  `${root}/nginx.conf`,
  `pid ${root}/pid; error_log ${root}/error.log; ${process.getuid() ? '' : 'user root;'} events {}
  http { access_log off; client_body_temp_path ${root}/body; proxy_temp_path ${root}/proxy; proxy_cache_path ${root}/cache keys_zone=pages:1m;
    server { listen 127.0.0.1:${port}; location / { proxy_cache pages; proxy_http_version 1.1; proxy_pass http://127.0.0.1:${service.address().port}; } } }`,
)
execFileSync('nginx', ['-c', `${root}/nginx.conf`], { stdio: ['ignore', 'ignore', 'inherit'] })

const answer = async (path, headers = {}, tries = 50) => {
  const [response] = await once(get({ port, path, headers, agent: false }), 'response').catch(() => [])
  if (!response && tries) return new Promise((resolve) => setTimeout(resolve, 100)).then(() => answer(path, headers, tries - 1))
  const text = (await response.toArray()).join('')
  console.log(path, headers, response.statusCode, text)
  return [response.statusCode, text]
}
const timesAsked = async (path) => {
  asked = 0
  for (let time = 0; time < 3; time += 1) await answer(path)
  return asked
}
const seen = { first: await timesAsked('/first'), last: await timesAsked('/last') }
console.log(seen)
assert.equal(seen.last, 1)
assert.equal(seen.first, 3, 'max-age wins now')
process.exit()
JS
node "$folder/run.mjs"
