#!/usr/bin/env bash
# HAProxy 2.6 (Debian 12): the cache does not count how old an answer was when it came, though it writes that age itself.
#
# Expected: with `max-age=60` and `Age: 58` an answer is fresh for two seconds. RFC 9111, 4.2.3: the age of a response includes its `Age`, and 4.2.4: a stale one is not to be used.
# Happens: it is served from the cache for another 60 seconds, with an `Age` that is above its own `max-age`.
# Matters: behind a CDN or another cache, prices and stock are shown for up to twice as long as they may be.
# Seen on 2026-11-29.
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
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

let count = 0
const backend = createServer((_, response) => {
  count += 1
  response.setHeader('cache-control', 'public, max-age=60')
  response.setHeader('age', '58')
  response.end(`answer ${count}`)
}).listen(0, '127.0.0.1')
const free = createServer().listen(0, '127.0.0.1')
await Promise.all([once(backend, 'listening'), once(free, 'listening')])
const { port } = free.address()
free.close()

const root = import.meta.dirname
writeFileSync(
  `${root}/haproxy.cfg`,
  `cache prices
  total-max-size 4
  max-age 240
defaults
  mode http
  timeout client 5s
  timeout server 5s
  timeout connect 5s
frontend shop
  bind 127.0.0.1:${port}
  http-request cache-use prices
  http-response cache-store prices
  default_backend service
backend service
  server one 127.0.0.1:${backend.address().port}
`,
)
execFileSync('haproxy', ['-D', '-p', `${root}/pid`, '-f', `${root}/haproxy.cfg`], { stdio: ['ignore', 'ignore', 'inherit'] })
const url = `http://127.0.0.1:${port}/`
console.log(await (await fetch(url)).text())
await wait(5000)
const response = await fetch(url)
const seen = [await response.text(), Number(response.headers.get('age')) > 60]
console.log(seen, response.headers.get('age'))
assert.deepEqual(seen, ['answer 1', true], 'HAProxy fetches it again now')
process.exit()
JS
node "$folder/run.mjs"
