#!/usr/bin/env bash
# Varnish 7.1.1 (Debian 12) answers 304 for a page with ESI, although a fragment in it has changed.
#
# Expected: an ETag of the page's own HTML says nothing about what Varnish puts into it, so it is removed, as nginx does for SSI, or
# conditions are not answered.
# Happens: Varnish makes the ETag weak and answers `If-None-Match` by it, without asking for the fragment.
# Matters: visitors keep an old navigation, or the number of goods as it was, as long as the page itself does not change. To remove ETag
# and Last-Modified in vcl_backend_response is a line each.
# Seen on 2026-11-28.
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
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'

let fragment = 'old'
const backend = createServer((request, response) => {
  response.setHeader('content-type', 'text/html')
  if (request.url === '/fragment') return response.end(fragment)
  response.setHeader('etag', '"page"')
  return response.end('<p><esi:include src="/fragment"/></p>')
}).listen(0, '127.0.0.1')
const free = createServer().listen(0, '127.0.0.1')
await Promise.all([once(backend, 'listening'), once(free, 'listening')])
const { port } = free.address()
free.close()

const root = import.meta.dirname
writeFileSync(
  `${root}/a.vcl`,
  `vcl 4.1; backend b { .host = "127.0.0.1"; .port = "${backend.address().port}"; }
  sub vcl_backend_response { set beresp.do_esi = true; set beresp.ttl = 0s; set beresp.grace = 0s; }`,
)
const options = ['-j', 'none', '-n', `${root}/n`, '-P', `${root}/pid`, '-f', `${root}/a.vcl`, '-a', `127.0.0.1:${port}`]
execFileSync('varnishd', options, { stdio: ['ignore', 'ignore', 'inherit'] })

const first = await fetch(`http://127.0.0.1:${port}/`)
const etag = first.headers.get('etag')
console.log(first.status, etag, await first.clone().text())
fragment = 'new'
const second = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'if-none-match': etag } })
console.log(second.status)
backend.close()
assert.equal(await first.text(), '<p>old</p>')
assert.equal(etag, 'W/"page"', 'Varnish changes the ETag differently now')
assert.equal(second.status, 304, 'Varnish shows the new fragment now')
process.exit()
JS
node "$folder/run.mjs"
