#!/usr/bin/env bash
# Varnish 7.1.1 (Debian 12) answers 503 for a page whose server sends Early Hints first.
#
# Expected: Varnish passes on the 103 or drops it, and sends the page. RFC 9110, 15.2: a client must be able to read 1xx responses before the final one, and a proxy must forward them.
# Happens: the 103 is taken for a broken answer: "503 Backend fetch failed".
# Matters: a framework that begins to send hints, as Node does by writeEarlyHints(), takes the whole shop off behind this cache.
# Seen on 2026-11-29.
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
import { createServer } from 'node:http'

const backend = createServer((request, response) => {
  if (request.url === '/hints') response.writeEarlyHints({ link: '</shop.css>; rel=preload; as=style' })
  response.end('page')
}).listen(0, '127.0.0.1')
const free = createServer().listen(0, '127.0.0.1')
await Promise.all([once(backend, 'listening'), once(free, 'listening')])
const { port } = free.address()
free.close()

const root = import.meta.dirname
const options = ['-j', 'none', '-n', `${root}/n`, '-P', `${root}/pid`, '-b', `127.0.0.1:${backend.address().port}`, '-a', `127.0.0.1:${port}`]
execFileSync('varnishd', options, { stdio: ['ignore', 'ignore', 'inherit'] })

const statuses = []
for (const path of ['/plain', '/hints']) statuses.push((await fetch(`http://127.0.0.1:${port}${path}`)).status)
console.log(statuses)
assert.deepEqual(statuses, [200, 503], 'Varnish sends the page now')
process.exit()
JS
node "$folder/run.mjs"
