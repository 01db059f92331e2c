#!/usr/bin/env bash
# Varnish 7.1.1 (Debian 12) answers 416 to a request for two ranges, and to one in a unit that it does not know.
#
# Expected: both ranges or the whole, with 206 or 200. RFC 9110, 14.2: a server may ignore a Range, an origin has to ignore an unknown unit, and 416 says that a range lies outside (15.5.17).
# Happens: `bytes=0-1,4-5` of ten bytes gets a 416 without content, as does `items=0-1`; one range is right.
# Matters: viewers of PDF files and players ask for several ranges; behind Varnish they get an error for a file that is there.
# Seen on 2026-11-30.
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
import { createServer, get } from 'node:http'

let asked = 0
const service = createServer((request, response) => {
  asked += 1
  response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'max-age=60' })
  response.end('0123456789')
}).listen(0, '127.0.0.1')
const free = createServer().listen(0, '127.0.0.1')
await Promise.all([once(service, 'listening'), once(free, 'listening')])
const { port } = free.address()
free.close()

const root = import.meta.dirname
writeFileSync(`${root}/a.vcl`, `vcl 4.1; backend b { .host = "127.0.0.1"; .port = "${service.address().port}"; }`)
const options = ['-j', 'none', '-n', `${root}/n`, '-P', `${root}/pid`, '-f', `${root}/a.vcl`, '-a', `127.0.0.1:${port}`]
execFileSync('varnishd', options, { stdio: ['ignore', 'ignore', 'inherit'] })

const answer = async (path, headers = {}, tries = 50) => {
  const [response] = await once(get({ port, path, headers, agent: false }), 'response').catch(() => [])
  if (!response && tries) return new Promise((resolve) => setTimeout(resolve, 100)).then(() => answer(path, headers, tries - 1))
  const text = (await response.toArray()).join('')
  console.log(path, headers, response.statusCode, text)
  return [response.statusCode, text]
}
await answer('/')
assert.deepEqual(await answer('/', { range: 'bytes=0-1' }), [206, '01'])
assert.deepEqual(await answer('/', { range: 'bytes=0-1,4-5' }), [416, ''], 'two ranges are no error now')
assert.deepEqual(await answer('/', { range: 'items=0-1' }), [416, ''], 'unknown units are no error now')
process.exit()
JS
node "$folder/run.mjs"
