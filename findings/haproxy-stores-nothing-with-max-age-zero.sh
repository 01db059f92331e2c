#!/usr/bin/env bash
# HAProxy 2.6 (Debian 12) does not store `max-age=0, s-maxage=60`.
#
# Expected: stored for a minute. RFC 9111, 5.2.2.10: for a shared cache, s-maxage overrides max-age.
# Happens: `max-age=0` forbids to store, in each order. With `max-age=1, s-maxage=60` the answer is there after two seconds, so s-maxage is known.
# Matters: it is the usual way to let a cache in front of the service keep what browsers should ask for each time; each page asks the service then.
# Seen on 2026-11-30.
set -euo pipefail

command -v haproxy > /dev/null || apt-get install -y --no-install-recommends haproxy > /dev/null
version=$(haproxy -v)
version=${version%%$'\n'*}
echo "$version"
[[ $version == *'version 2.6.'* ]] || { echo 'this is about HAProxy 2.6' >&2; exit 1; }

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
  response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': decodeURIComponent(request.url.slice(1)) })
  response.end('fragment')
}).listen(0, '127.0.0.1')
const free = createServer().listen(0, '127.0.0.1')
await Promise.all([once(service, 'listening'), once(free, 'listening')])
const { port } = free.address()
free.close()

const root = import.meta.dirname
writeFileSync(
  `${root}/haproxy.cfg`,
  `cache pages
  total-max-size 4
  max-age 240
defaults
  mode http
  timeout client 5s
  timeout server 5s
  timeout connect 5s
frontend shop
  bind 127.0.0.1:${port}
  http-request cache-use pages
  http-response cache-store pages
  default_backend service
backend service
  server one 127.0.0.1:${service.address().port}
`,
)
execFileSync('haproxy', ['-D', '-p', `${root}/pid`, '-f', `${root}/haproxy.cfg`], { stdio: ['ignore', 'ignore', 'inherit'] })

const answer = async (path, headers = {}, tries = 50) => {
  const [response] = await once(get({ port, path, headers, agent: false }), 'response').catch(() => [])
  if (!response && tries) return new Promise((resolve) => setTimeout(resolve, 100)).then(() => answer(path, headers, tries - 1))
  const text = (await response.toArray()).join('')
  console.log(path, headers, response.statusCode, text)
  return [response.statusCode, text]
}
const timesAsked = async (control) => {
  const path = `/${encodeURIComponent(control)}`
  asked = 0
  await answer(path)
  await new Promise((resolve) => setTimeout(resolve, 2200))
  await answer(path)
  return asked
}
const seen = {}
for (const control of ['max-age=1', 's-maxage=60', 'max-age=1, s-maxage=60', 'max-age=0, s-maxage=60', 's-maxage=60, max-age=0']) seen[control] = await timesAsked(control)
console.log(seen)
assert.deepEqual(Object.values(seen), [2, 1, 1, 2, 2], 's-maxage wins now')
process.exit()
JS
node "$folder/run.mjs"
