#!/usr/bin/env bash
# nginx 1.22.1 (Debian 12): of two `Vary` lines of an answer, its cache looks at the last.
#
# Expected: two lines are one list. RFC 9110, 5.3: lines of the same name are combined, in their order, with commas.
# Happens: with `Vary: Accept-Language` and `Vary: Accept-Encoding` as lines of their own, the German page that is stored is sent to who asks for French. As one line with a comma it is right.
# Matters: the second line comes from another layer, such as a middleware that compresses, and one language is shown to all.
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
  const vary = ['Accept-Language', 'Accept-Encoding']
  response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'max-age=60', vary: request.url === '/one' ? vary.join(', ') : vary })
  response.end(request.headers['accept-language'])
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
const languages = ['de', 'fr', 'de']
const shown = {}
for (const path of ['/one', '/two']) {
  shown[path] = []
  for (const language of languages) shown[path].push((await answer(path, { 'accept-language': language }))[1])
}
assert.deepEqual(shown['/one'], languages)
assert.deepEqual(shown['/two'], ['de', 'de', 'de'], 'both lines count now')
assert.equal(asked, 3)
process.exit()
JS
node "$folder/run.mjs"
