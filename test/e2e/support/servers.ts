/** Real servers for the recipes: Debian's nginx, PHP and Varnish, each on a port of its own. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Running } from './release.ts'

/** Where Debian has its servers, besides what a shell knows. */
export const ENV = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }

/** Why a test of that server, or with that file, can't run here, if it can't. */
export const missing = (needed: string): string | false =>
  !existsSync(needed) &&
  spawnSync('sh', ['-c', `command -v ${needed}`], { env: ENV }).status !== 0 &&
  `${needed} is not installed, and could not be: see tools/servers.mjs`

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Starts a server and waits until it answers; ends with what it says when it doesn't. */
async function start(command: string, port: number, args: string[]): Promise<Running> {
  const child: ChildProcess = spawn(command, args, { env: ENV, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text))
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 150; tries += 1) {
    if (child.exitCode !== null) break
    try {
      await fetch(url)
      return { url, close: () => void child.kill() }
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  child.kill()
  throw new Error(`${command} does not answer: ${said}`)
}

/** nginx with the given lines in its server block, and nothing of this machine's configuration. */
export async function nginx(folder: string, server: string): Promise<Running> {
  const port = await freePort()
  const file = join(folder, 'test-nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/tmp-${name};`).join('\n  ')}
  server { listen 127.0.0.1:${port}; ${server} }
}
`,
  )
  return start('nginx', port, ['-e', 'stderr', '-c', file])
}

/** PHP's built-in server. */
export async function php(documentRoot: string): Promise<Running> {
  const port = await freePort()
  return start('php', port, ['-S', `127.0.0.1:${port}`, '-t', documentRoot])
}

/** Varnish before a host, with the given VCL for what it answers. */
export async function varnish(folder: string, backend: string, vcl: string): Promise<Running> {
  const port = await freePort()
  const { hostname, port: backendPort } = new URL(backend)
  const file = join(folder, 'test.vcl')
  writeFileSync(file, `vcl 4.1;\nbackend default { .host = "${hostname}"; .port = "${backendPort}"; }\n${vcl}\n`)
  const own = ['-n', join(folder, 'varnish'), '-j', 'none', '-s', 'malloc,32m', '-T', 'none']
  return start('varnishd', port, ['-F', '-a', `127.0.0.1:${port}`, '-f', file, ...own])
}
