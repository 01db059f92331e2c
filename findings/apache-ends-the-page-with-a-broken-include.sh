#!/usr/bin/env bash
# Apache 2.4 (Debian 12) cuts the page off where a service that it includes by SSI closes the connection.
#
# Expected: "[an error occurred while processing this directive]" or the `SSIErrorMsg`, as where nothing listens, and then the rest of the page.
# Happens: the connection of the page is closed too, after a status of 200, though the service has not sent a byte.
# Matters: a service that is restarted ends each page of the shop in the middle. Neither `onerror` nor `ErrorDocument` helps.
# Seen on 2026-11-28.
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
import { createServer } from 'node:http'

const service = createServer((request, response) => response.destroy()).listen(0, '127.0.0.1')
const free = createServer().listen(0, '127.0.0.1')
await Promise.all([once(service, 'listening'), once(free, 'listening')])
const { port } = free.address()
free.close()

const root = import.meta.dirname
mkdirSync(`${root}/pages`)
for (const name of ['closes', 'down'])
  writeFileSync(`${root}/pages/${name}.html`, `before <!--#include virtual="/${name}/x" --> after`)
const modules = ['mpm_event', 'authz_core', 'include', 'filter', 'proxy', 'proxy_http', 'dir']
const load = modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
writeFileSync(
  `${root}/apache.conf`,
  `ServerRoot ${root}\nServerName localhost\nPidFile ${root}/pid\nErrorLog ${root}/error.log\nListen 127.0.0.1:${port}
${load.join('\n')}\n${process.getuid() ? '' : 'User www-data\nGroup www-data'}\nDocumentRoot ${root}/pages
<Directory ${root}/pages>\nRequire all granted\nOptions +Includes\nSetOutputFilter INCLUDES\nSSIErrorMsg "sorry"\n</Directory>
ProxyPass /closes/ http://127.0.0.1:${service.address().port}/ retry=0\nProxyPass /down/ http://127.0.0.1:9/ retry=0
<LocationMatch "^/(closes|down)/">\nProxyErrorOverride On\nErrorDocument 503 " "\nErrorDocument 502 " "\n</LocationMatch>\n`,
)
execFileSync('apache2', ['-f', `${root}/apache.conf`, '-k', 'start'], { stdio: 'inherit' })
const shown = async (page, tries = 50) => {
  const response = await fetch(`http://127.0.0.1:${port}/${page}.html`).catch(() => undefined)
  if (!response && tries) return new Promise((resolve) => setTimeout(resolve, 100)).then(() => shown(page, tries - 1))
  return response?.text().catch(() => 'broken off')
}
const pages = { down: await shown('down'), closes: await shown('closes') }
service.close()
console.log(pages)
assert.equal(pages.down, 'before sorry after')
assert.equal(pages.closes, 'broken off', 'Apache shows the whole page now')
process.exit()
JS
node "$folder/run.mjs"
