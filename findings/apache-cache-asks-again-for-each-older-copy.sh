#!/usr/bin/env bash
# Apache 2.4.71 (Debian 12): mod_cache asks the service for each browser that has an older copy, although its own is fresh.
#
# Expected: a request with an `If-None-Match` that does not fit gets the stored answer, with status 200. RFC 9111, 4.3.2: a cache decides such a condition by what it has stored.
# Happens: with the stored tag it is 304 from the cache, with any other it goes to the service, as it does with an older `If-Modified-Since`; each time, within the `max-age`. Without a condition the stored answer is sent.
# Matters: after a change of a fragment that all pages share, each customer who comes back is a request to the service.
# Seen on 2026-11-30.
set -euo pipefail

command -v apache2 > /dev/null || apt-get install -y --no-install-recommends apache2 > /dev/null
apache2 -v | head -n 1
apache2 -v | grep -q 'Apache/2\.4\.' || { echo 'this is about Apache 2.4' >&2; exit 1; }

folder=$(mktemp -d)
chmod 755 "$folder"
trap 'kill "$(cat "$folder/pid")" 2> /dev/null || true; sleep 1; rm -rf "$folder"' EXIT
cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, get } from 'node:http'

let asked = 0
const changed = 'Tue, 05 Jan 2021 10:00:00 GMT'
const service = createServer((request, response) => {
  asked += 1
  response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'max-age=600', etag: '"new"', 'last-modified': changed })
  response.end('fragment')
}).listen(0, '127.0.0.1')
const free = createServer().listen(0, '127.0.0.1')
await Promise.all([once(service, 'listening'), once(free, 'listening')])
const { port } = free.address()
free.close()

const root = import.meta.dirname
mkdirSync(`${root}/cache`)
if (!process.getuid()) execFileSync('chown', ['www-data', `${root}/cache`])
const modules = ['mpm_event', 'authz_core', 'proxy', 'proxy_http', 'cache', 'cache_disk']
const load = modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
writeFileSync(
  `${root}/apache.conf`,
  `ServerRoot ${root}\nServerName localhost\nPidFile ${root}/pid\nErrorLog ${root}/error.log\nListen 127.0.0.1:${port}
${load.join('\n')}\n${process.getuid() ? '' : 'User www-data\nGroup www-data'}
CacheRoot ${root}/cache\nCacheEnable disk /\nProxyPass / http://127.0.0.1:${service.address().port}/\n`,
)
execFileSync('apache2', ['-f', `${root}/apache.conf`, '-k', 'start'], { stdio: 'inherit' })
const answer = async (headers = {}, tries = 50) => {
  asked = 0
  const [response] = await once(get({ port, path: '/fragment', headers }), 'response').catch(() => [])
  if (!response && tries) return new Promise((resolve) => setTimeout(resolve, 100)).then(() => answer(headers, tries - 1))
  await response.toArray()
  console.log(headers, response.statusCode, asked ? 'asks the service' : 'from the cache')
  return [response.statusCode, asked]
}
assert.deepEqual(await answer(), [200, 1])
assert.deepEqual(await answer(), [200, 0])
assert.deepEqual(await answer({ 'if-none-match': '"new"' }), [304, 0])
assert.deepEqual(await answer({ 'if-modified-since': changed }), [304, 0])
for (let time = 0; time < 2; time += 1) {
  assert.deepEqual(await answer({ 'if-none-match': '"old"' }), [200, 1], 'the stored answer is taken now')
  assert.deepEqual(await answer({ 'if-modified-since': 'Sun, 05 Jan 2020 10:00:00 GMT' }), [200, 1])
}
assert.deepEqual(await answer(), [200, 0])
service.close()
process.exit()
JS
node "$folder/run.mjs"
