import { asCommand, FETCH, inNode } from '../through-case.ts'

/** A server before one that has the page; both are waited for. */
const before = (start: string, end: string) => `cat > page.html
/usr/bin/python3 -m http.server 47198 --bind 127.0.0.1 >/dev/null 2>&1 & origin=$!
${start}
${FETCH} --compressed http://127.0.0.1:47199/page.html
${end}
kill $origin
wait`

/** The same for a page that includes the fragment. */
const included = (include: string, start: string) =>
  `echo '<main>${include}</main>' > index.html\n${before(start, 'kill $server').replace('47199/page.html', '47199/index.html')}`

export const edges = [
  inNode(
    'HTMLRewriter (`html-rewriter-wasm`)',
    'html-rewriter-wasm@0.4.1',
    `
    const { HTMLRewriter } = await import('html-rewriter-wasm')
    const decoder = new TextDecoder()
    let output = ''
    const rewriter = new HTMLRewriter((chunk) => { output += decoder.decode(chunk, { stream: true }) })
    rewriter.on('a', { element(link) { link.getAttribute('href') } })
    const bytes = new TextEncoder().encode(html)
    for (let at = 0; at < bytes.length; at += 1000) await rewriter.write(bytes.slice(at, at + 1000))
    await rewriter.end()
    return output`,
  ),
  inNode(
    'nodesi (ESI)',
    'nodesi@2.0.1',
    `
    const ESI = (await import('nodesi')).default
    return new ESI({ allowedHosts: [/./] }).process(html)`,
  ),
  asCommand('HAProxy, `compression algo gzip`', ['haproxy', 'curl'], 'sh serve.sh', {
    files: {
      'haproxy.cfg': `defaults
  mode http
  timeout connect 5s
  timeout client 30s
  timeout server 30s
  compression algo gzip
  compression type text/html
listen page
  bind 127.0.0.1:47199
  server origin 127.0.0.1:47198
`,
      'serve.sh': before('haproxy -db -f haproxy.cfg 2>haproxy.log & server=$!', 'kill $server'),
    },
  }),
  asCommand('Squid, before the shop', ['squid', 'curl'], 'sh serve.sh', {
    files: {
      'squid.conf': `http_port 127.0.0.1:47199 accel defaultsite=localhost no-vhost
cache_peer 127.0.0.1 parent 47198 0 no-query originserver
http_access allow all
cache_mem 8 MB
access_log none
pid_filename none
cache_effective_user proxy
cache_log /dev/null
`,
      'serve.sh': before('squid -N -f squid.conf >/dev/null 2>&1 & server=$!', 'kill -9 $server'),
    },
  }),
  inNode(
    'HTMLRewriter of workerd',
    'workerd@1.20261023.1',
    `
    const { spawn } = await import('node:child_process')
    const { writeFileSync } = await import('node:fs')
    writeFileSync('config.capnp', \`using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [(name = "worker.js", esModule = embed "worker.js")], compatibilityDate = "2026-10-01"))],
  sockets = [(name = "http", address = "127.0.0.1:47195", http = (), service = "main")]);\`)
    writeFileSync('worker.js', \`export default { async fetch(request) {
      const link = { element(found) { found.getAttribute('href') } }
      const all = { text() {}, comments() {} }
      const page = new Response(request.body, { headers: { 'content-type': 'text/html' } })
      return new HTMLRewriter().on('a', link).on('*', all).transform(page)
    } }\`)
    const server = spawn('node_modules/.bin/workerd', ['serve', 'config.capnp'], { stdio: 'ignore' })
    try {
      for (let tries = 0; tries < 100; tries += 1) {
        const answer = await fetch('http://127.0.0.1:47195/', { method: 'POST', body: html }).catch(() => undefined)
        if (answer) return await answer.text()
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    } finally {
      server.kill()
    }`,
  ),
  asCommand('Varnish ESI', ['varnish', 'curl'], 'sh serve.sh', {
    files: {
      'esi.vcl': `vcl 4.1;
backend shop { .host = "127.0.0.1"; .port = "47198"; }
sub vcl_backend_response { set beresp.do_esi = true; }
`,
      'serve.sh': included(
        '<esi:include src="/page.html"/>',
        'varnishd -F -j none -T none -n "$PWD/varnish" -a 127.0.0.1:47199 -f "$PWD/esi.vcl" >varnish.log 2>&1 & server=$!',
      ),
    },
  }),
  asCommand('Apache SSI', ['apache2', 'curl'], 'sh serve.sh', {
    files: {
      'httpd.conf': `Listen 127.0.0.1:47199
ServerName localhost
LoadModule mpm_event_module /usr/lib/apache2/modules/mod_mpm_event.so
LoadModule authz_core_module /usr/lib/apache2/modules/mod_authz_core.so
LoadModule mime_module /usr/lib/apache2/modules/mod_mime.so
LoadModule include_module /usr/lib/apache2/modules/mod_include.so
TypesConfig /etc/mime.types
AddOutputFilter INCLUDES .html
`,
      'serve.sh': included(
        '<!--#include virtual="/page.html" -->',
        `apache2 -X -d "$PWD" -f "$PWD/httpd.conf" -c "DocumentRoot $PWD" -c "<Directory $PWD>" -c "Options +Includes" -c "Require all granted" -c "</Directory>" -c "PidFile $PWD/apache.pid" -c "ErrorLog $PWD/apache.log" & server=$!`,
      ),
    },
  }),
]
