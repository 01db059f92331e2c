import { asCommand, inNode } from '../through-case.ts'

/** A server before one that has the page; `curl` waits until both are there. */
const before = (start: string, end: string) => `cat > page.html
/usr/bin/python3 -m http.server 47198 --bind 127.0.0.1 >/dev/null 2>&1 & origin=$!
${start}
curl -s --compressed --retry 30 --retry-all-errors --retry-delay 1 http://127.0.0.1:47199/page.html
${end}
kill $origin`

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
]
