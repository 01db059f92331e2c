#!/usr/bin/env bash
# Apache 2.4.71 (Debian 12): mod_include puts a compressed fragment into the page as it is.
#
# Expected: the page has the text of the fragment. RFC 9110, 8.4: what is sent with a Content-Encoding has to be decoded before use.
# Happens: the `Accept-Encoding` of the browser goes to the service of the fragment, and its gzip bytes stand in the middle of the HTML, which says nothing of an encoding. To a client without compression, such as most probes, the page is right.
# Matters: a service that begins to compress breaks each page around it; `RequestHeader unset Accept-Encoding` for the fragments helps.
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
import { gzipSync } from 'node:zlib'

const service = createServer((request, response) => {
  const encoding = /gzip/.test(request.headers['accept-encoding']) && { 'content-encoding': 'gzip' }
  response.writeHead(200, { 'content-type': 'text/html', vary: 'accept-encoding', ...encoding })
  response.end(encoding ? gzipSync('<nav>shop</nav>') : '<nav>shop</nav>')
}).listen(0, '127.0.0.1')
const free = createServer().listen(0, '127.0.0.1')
await Promise.all([once(service, 'listening'), once(free, 'listening')])
const { port } = free.address()
free.close()

const root = import.meta.dirname
mkdirSync(`${root}/pages`)
writeFileSync(`${root}/pages/page.html`, '<body><!--#include virtual="/fragment/nav" --></body>')
const modules = ['mpm_event', 'authz_core', 'include', 'filter', 'mime', 'proxy', 'proxy_http', 'dir']
const load = modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
writeFileSync(
  `${root}/apache.conf`,
  `ServerRoot ${root}\nServerName localhost\nPidFile ${root}/pid\nErrorLog ${root}/error.log\nListen 127.0.0.1:${port}
${load.join('\n')}\n${process.getuid() ? '' : 'User www-data\nGroup www-data'}\nDocumentRoot ${root}/pages\nTypesConfig /dev/null\nAddType text/html .html
<Directory ${root}/pages>\nRequire all granted\nOptions +Includes\nSetOutputFilter INCLUDES\n</Directory>
ProxyPass /fragment/ http://127.0.0.1:${service.address().port}/\n`,
)
execFileSync('apache2', ['-f', `${root}/apache.conf`, '-k', 'start'], { stdio: 'inherit' })
const shown = async (encoding, tries = 50) => {
  const request = get({ port, path: '/page.html', headers: { 'accept-encoding': encoding } })
  const [response] = await once(request, 'response').catch(() => [])
  if (!response && tries) return new Promise((resolve) => setTimeout(resolve, 100)).then(() => shown(encoding, tries - 1))
  return { encoding: response.headers['content-encoding'], body: Buffer.concat(await response.toArray()) }
}
const pages = { identity: await shown('identity'), gzip: await shown('gzip') }
service.close()
console.log(pages.identity.body.toString(), pages.gzip.encoding, pages.gzip.body.toString('latin1').replace(/[^ -~]/g, '?'))
assert.equal(pages.identity.body.toString(), '<body><nav>shop</nav></body>')
assert.equal(pages.gzip.encoding, undefined)
assert.equal(pages.gzip.body.subarray(6, 8).toString('hex'), '1f8b', 'the fragment is decoded now')
process.exit()
JS
node "$folder/run.mjs"
