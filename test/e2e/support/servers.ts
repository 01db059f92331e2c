/** Real servers for the recipes: nginx, PHP and Varnish from Debian, each on its own port. */
import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../tools/engines/free-port.ts'
import { ENV, has } from '../../../tools/hosts/servers.ts'
import type { Running } from './release.ts'

/** Reason to skip a test that needs a command or file; false when it is there. */
export const missing = (needed: string): string | false =>
  !has(needed) && `${needed} is not installed, and could not be: see tools/hosts/servers.ts`

/** Starts a server and waits until it answers; throws its output when it does not. */
async function start(command: string, port: number, args: string[], env = ENV): Promise<Running> {
  // A process with a group of its own: PHP's workers do not end with it.
  const child: ChildProcess = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const close = () => void (child.pid && child.exitCode === null && process.kill(-child.pid))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 150; tries += 1) {
    if (child.exitCode !== null) break
    try {
      await fetch(url)
      return { url, close }
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  close()
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

/** PHP's built-in server. `workers`: how many requests it answers at once. */
export async function php(documentRoot: string, workers = 1): Promise<Running> {
  const port = await freePort()
  const env = { ...ENV, ...(workers > 1 && { PHP_CLI_SERVER_WORKERS: `${workers}` }) }
  return start('php', port, ['-S', `127.0.0.1:${port}`, '-t', documentRoot], env)
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
