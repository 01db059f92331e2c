/** Real servers for the recipes: nginx, PHP and Varnish from Debian, each on its own port. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../tools/engines/free-port.ts'
import type { Running } from './release.ts'

/** Debian installs servers into /usr/sbin, which is not in every user's PATH. */
export const ENV = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }

/** Reason to skip a test that needs a command or file; false when it is there. */
export const missing = (needed: string): string | false =>
  !existsSync(needed) &&
  spawnSync('sh', ['-c', `command -v ${needed}`], { env: ENV }).status !== 0 &&
  `${needed} is not installed, and could not be: see tools/hosts/servers.ts`

/** Starts a server and waits until it answers; throws its output when it does not. */
async function start(command: string, port: number, args: string[]): Promise<Running> {
  const child: ChildProcess = spawn(command, args, { env: ENV, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
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
  throw new Error(`${command} does not answer: ${output}`)
}

/** nginx with the given lines in its server block, and others before it, independent of the machine's configuration. */
export async function nginx(folder: string, server: string, http = ''): Promise<Running> {
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
  ${http}
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

/** Varnish in front of a host, with additional VCL. */
export async function varnish(folder: string, backend: string, vcl: string): Promise<Running> {
  const { hostname, port } = new URL(backend)
  return varnishBy(folder, `vcl 4.1;\nbackend default { .host = "${hostname}"; .port = "${port}"; }\n${vcl}\n`)
}

/** Varnish by a whole VCL. */
export async function varnishBy(folder: string, vcl: string): Promise<Running> {
  const port = await freePort()
  const file = join(folder, 'test.vcl')
  writeFileSync(file, vcl)
  const own = ['-n', join(folder, 'varnish'), '-j', 'none', '-s', 'malloc,32m', '-T', 'none']
  return start('varnishd', port, ['-F', '-a', `127.0.0.1:${port}`, '-f', file, ...own])
}
