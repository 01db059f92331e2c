#!/usr/bin/env bash
# Squid 5.7 (Debian 12) stores no empty answer, no 204 and no 404, whatever their `Cache-Control` says.
#
# Expected: each with `max-age=60` is stored, as a 410 and a 301 are. RFC 9110, 15.1 counts 204 and 404 among the answers that a cache may keep even without a lifetime, and RFC 9111, 4.2.1 takes max-age for each status.
# Happens: they are "negative" answers for it, whose lifetime is `negative_ttl` alone, 0 seconds by default. A 200 without a body is treated like them.
# Matters: a fragment that is empty on most days, such as a banner without a campaign, is the one that the service has to give again for each page.
# Seen on 2026-11-30.
set -euo pipefail

command -v squid > /dev/null || apt-get install -y --no-install-recommends squid > /dev/null
version=$(squid -v | head -n 1)
echo "$version"
[[ $version == *'Version 5.7'* ]] || { echo 'this is about Squid 5.7' >&2; exit 1; }

folder=$(mktemp -d)
chmod 777 "$folder"
trap 'rm -rf "$folder"' EXIT
cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, get } from 'node:http'

let asked = 0
const service = createServer((request, response) => {
  const [status, text = ''] = request.url.slice(1).split('/')
  if (!Number(status)) return response.writeHead(404).end()
  asked += 1
  const length = status === '204' ? {} : { 'content-length': text.length }
  response.writeHead(Number(status), { 'cache-control': 'public, max-age=60', 'content-type': 'text/html', location: '/other', ...length })
  response.end(text || undefined)
}).listen(0, '127.0.0.1')
const free = createServer().listen(0, '127.0.0.1')
await Promise.all([once(service, 'listening'), once(free, 'listening')])
const { port } = free.address()
free.close()

const root = import.meta.dirname
writeFileSync(
  `${root}/squid.conf`,
  `http_port 127.0.0.1:${port} accel defaultsite=shop.example no-vhost
cache_peer 127.0.0.1 parent ${service.address().port} 0 no-query originserver
http_access allow all\ncache_mem 16 MB\naccess_log none\ncache_log ${root}/cache.log\ncoredump_dir ${root}
pid_filename none\nnetdb_filename none\npinger_enable off\nvisible_hostname shop\n`,
)
const squid = spawn('squid', ['-N', '-f', `${root}/squid.conf`], { stdio: ['ignore', 'ignore', 'inherit'] })
process.on('exit', () => squid.kill('SIGKILL'))
const statusOf = async (path, tries = 100) => {
  const [response] = await once(get({ port, path, agent: false }), 'response').catch(() => [])
  if (!response && tries) return new Promise((resolve) => setTimeout(resolve, 100)).then(() => statusOf(path, tries - 1))
  await response.toArray()
  return response.statusCode
}
await statusOf('/200/ready')
const timesAsked = {}
for (const path of ['/200/text', '/301/text', '/410/text', '/200/', '/204/', '/404/text']) {
  asked = 0
  for (let time = 0; time < 3; time += 1) assert.equal(await statusOf(path), Number(path.slice(1, 4)))
  timesAsked[path] = asked
}
console.log(timesAsked)
assert.deepEqual(timesAsked, { '/200/text': 1, '/301/text': 1, '/410/text': 1, '/200/': 3, '/204/': 3, '/404/text': 3 }, 'they are stored now')
process.exit()
JS
node "$folder/run.mjs"
