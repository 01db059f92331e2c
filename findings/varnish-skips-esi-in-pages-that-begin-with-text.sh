#!/usr/bin/env bash
# Varnish 7.1.1 (Debian 12) leaves `<esi:include>` as it is in a page whose first character is not `<`.
#
# Expected: `beresp.do_esi = true` has all includes of an answer processed, or the log of the visitor's request says why not.
# Happens: an answer that begins with a byte order mark, a letter or an entity is sent as it came, with the status 200. A blank before `<` is no harm.
# Matters: an editor that saves a template with a byte order mark takes header and footer from a page, and browsers show nothing in their place.
# Seen on 2026-11-28.
set -euo pipefail

command -v varnishd > /dev/null || apt-get install -y --no-install-recommends varnish > /dev/null
version=$(varnishd -V 2>&1 | head -n 1)
echo "$version"
[[ $version == *varnish-7.1.1* ]] || { echo 'this is about Varnish 7.1.1' >&2; exit 1; }

folder=$(mktemp -d)
trap 'kill "$(cat "$folder/pid")" 2> /dev/null || true; sleep 1; rm -rf "$folder"' EXIT
cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'

const BEGINNINGS = { '/tag': '<p>', '/blank': ' \n<p>', '/letter': 'a<p>', '/mark': '\ufeff<p>' }
const backend = createServer(({ url }, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(url === '/fragment' ? 'fragment' : `${BEGINNINGS[url]}<esi:include src="/fragment"/></p>`)
}).listen(0, '127.0.0.1')
const free = createServer().listen(0, '127.0.0.1')
await Promise.all([once(backend, 'listening'), once(free, 'listening')])
const { port } = free.address()
free.close()

const root = import.meta.dirname
writeFileSync(
  `${root}/a.vcl`,
  `vcl 4.1; backend b { .host = "127.0.0.1"; .port = "${backend.address().port}"; }
  sub vcl_backend_response { set beresp.do_esi = true; }`,
)
const options = ['-j', 'none', '-n', `${root}/n`, '-P', `${root}/pid`, '-f', `${root}/a.vcl`, '-a', `127.0.0.1:${port}`]
execFileSync('varnishd', options, { stdio: ['ignore', 'ignore', 'inherit'] })
const included = {}
for (const path of Object.keys(BEGINNINGS)) {
  const html = await (await fetch(`http://127.0.0.1:${port}${path}`)).text()
  included[path] = !html.includes('<esi:include')
}
backend.close()
console.log(included)
assert.deepEqual(included, { '/tag': true, '/blank': true, '/letter': false, '/mark': false }, 'Varnish includes in other pages now')
process.exit()
JS
node "$folder/run.mjs"
