#!/usr/bin/env bash
# nginx 1.22.1 (Debian 12) shows the error page of a fragment within the page, though the include names a stub.
#
# Expected: the block that `stub` names is shown if a fragment is empty or fails, as the documentation of ngx_http_ssi_module says.
# Happens: an answer with status 404 or 500 and a body is no error to it; the body, mostly a whole HTML page, is shown. The stub
# is shown if nothing listens, or the body is empty.
# Matters: while the service of fragments fails, each page of the shop shows that service's error page in place of its header,
# and so it does for a fragment that is not there.
# Seen on 2026-11-28.
set -euo pipefail

command -v nginx > /dev/null || apt-get install -y --no-install-recommends nginx-light > /dev/null
nginx -v
nginx -v 2>&1 | grep -q 'nginx/1\.22\.1$' || { echo 'this is about nginx 1.22.1' >&2; exit 1; }

folder=$(mktemp -d)
trap 'kill "$(cat "$folder/pid")" 2> /dev/null || true; rm -rf "$folder"' EXIT
cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'

const answers = { '/broken': [500, 'broken'], '/missing': [404, 'missing'], '/empty': [200, ''] }
const service = createServer((request, response) => {
  const [status, body] = answers[request.url]
  response.writeHead(status, { 'content-type': 'text/html' }).end(body)
}).listen(0, '127.0.0.1')
const free = createServer().listen(0, '127.0.0.1')
await Promise.all([once(service, 'listening'), once(free, 'listening')])
const [upstream, port] = [service.address().port, free.address().port]
free.close()

const root = import.meta.dirname
for (const path of ['fragments/broken', 'fragments/missing', 'fragments/empty', 'down'])
  writeFileSync(
    `${root}/${path.split('/').pop()}.html`,
    `<!--# block name="s" -->stub<!--# endblock --><!--# include virtual="/${path}" stub="s" -->`,
  )
writeFileSync(
  `${root}/nginx.conf`,
  `${process.getuid() ? '' : 'user root;'} pid ${root}/pid; error_log ${root}/error.log; events {}
  http { access_log off; default_type text/html; ssi on; proxy_temp_path ${root}/a; client_body_temp_path ${root}/b;
    server { listen 127.0.0.1:${port}; root ${root};
      location /fragments/ { proxy_pass http://127.0.0.1:${upstream}/; }
      location = /down { proxy_pass http://127.0.0.1:1/; } } }`,
)
execFileSync('nginx', ['-p', root, '-c', `${root}/nginx.conf`])
const shown = async (page) => (await fetch(`http://127.0.0.1:${port}/${page}.html`)).text()
const pages = {}
for (const page of ['broken', 'missing', 'empty', 'down']) pages[page] = await shown(page)
service.close()
console.log(pages)
assert.deepEqual(
  pages,
  { broken: 'broken', missing: 'missing', empty: 'stub', down: 'stub' },
  'nginx shows the stub in other cases now',
)
JS
node "$folder/run.mjs"
