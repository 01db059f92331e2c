/** The fragment service as others run it: by its command on Node, and on workerd by the files of docs/fragment-service.md. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ROOT, temporaryFolder } from '../../../test/e2e/support/release.ts'
import { freePort } from '../../../tools/engines/free-port.ts'
import { waitUntil } from '../../../tools/engines/page-waits.ts'

export interface Runtime {
  url: string
  pid: number
  /** The text that it has written so far. */
  output(): string
  /** Ends it, by default by `SIGTERM`, and gives its exit code. */
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

export const COMMAND = join(ROOT, 'dist/command/shop-elements.js')

/** Runs the command to its end, by default that of the build. */
export const run = (args: readonly string[], env: Record<string, string> = {}, command = COMMAND) =>
  new Promise<{ code: number; out: string; error: string }>((resolve) => {
    execFile(process.execPath, [command, ...args], { env: { ...process.env, ...env } }, (failure, out, error) =>
      resolve({ code: Number(failure?.code ?? 0), out, error }),
    )
  })

/** The status of a path as it is: `fetch` would send another one. */
export const statusOf = (url: string, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(url, { path }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', reject)
  })

const DOCS = readFileSync(join(ROOT, 'docs/fragment-service.md'), 'utf8')

/** The code block of the docs that contains a text. */
export function codeOf(text: string): string {
  const block = [...DOCS.matchAll(/```\w*\n([\s\S]*?)```/g)].find(([, code]) => code?.includes(text))?.[1]
  if (!block) throw new Error(`docs/fragment-service.md has no code with ${text}`)
  return block
}

export async function onNode(services: string, ...more: string[]): Promise<Runtime> {
  const given = (name: string) => (more.includes(name) ? Number(more[more.lastIndexOf(name) + 1]) : undefined)
  const port = given('--port') ?? (await freePort())
  const args = [COMMAND, 'fragments', '--services', services, '--port', String(port), '--grace', '0', ...more]
  return start(process.execPath, args, port, given('--metrics-port'))
}

/** workerd, by the config of the docs, with other addresses (one, or `DE=…,AT=…`), and with another time for each service. */
export function onWorkerd(services: string, timeoutMs?: number): Promise<Runtime> {
  const timeout = timeoutMs ? `, timeoutMs: ${timeoutMs}` : ''
  const ofSites = Object.fromEntries(services.split(',').map((pair) => pair.split('=')))
  const address = JSON.stringify(services.includes('=') ? ofSites : services)
  const worker = codeOf('export default { fetch: createFragmentService(').replace(
    "'https://www.shop.example'",
    `${address}${timeout}`,
  )
  return serveWorker(worker, (config) => config)
}

/** The same with the address of the services in the worker's environment. */
export const onWorkerdByEnvironment = (services: string): Promise<Runtime> =>
  serveWorker(codeOf('env.SERVICES'), (config) =>
    config.replace(
      '  compatibilityDate',
      `  bindings = [(name = "SERVICES", text = "${services}")],\n  compatibilityDate`,
    ),
  )

async function serveWorker(worker: string, change: (config: string) => string): Promise<Runtime> {
  const port = await freePort()
  const folder = temporaryFolder()
  const dist = join(folder.path, 'node_modules/shop-elements/dist')
  mkdirSync(dist, { recursive: true })
  for (const file of ['fragment-service.js', 'render.js']) copyFileSync(join(ROOT, 'dist', file), join(dist, file))
  writeFileSync(join(folder.path, 'worker.js'), worker)
  const config = join(folder.path, 'config.capnp')
  writeFileSync(config, change(codeOf('Workerd.Config')).replace('127.0.0.1:8082', `127.0.0.1:${port}`))
  const runtime = await start(workerd(), ['serve', config], port)
  return { ...runtime, end: () => runtime.end().finally(folder.remove) }
}

/** The program of this platform: the package's own script would be one more process between. */
function workerd(): string {
  const require = createRequire(import.meta.url)
  const name = `@cloudflare/workerd-${process.platform}-${process.arch === 'x64' ? '64' : process.arch}`
  return require.resolve(`${name}/bin/workerd`, { paths: [require.resolve('workerd/package.json')] })
}

/** `healthPort`: where it says that it is up. */
async function start(command: string, args: string[], port: number, healthPort = port): Promise<Runtime> {
  const child: ChildProcess = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let written = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (written += text))
  const url = `http://127.0.0.1:${port}`
  const isUp = () =>
    fetch(`http://127.0.0.1:${healthPort}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  await waitUntil(`${command} answers`, async () => child.exitCode !== null || (await isUp()), 30_000).catch(() =>
    child.kill(),
  )
  if (child.exitCode !== null || child.killed) throw new Error(`${command} does not answer: ${written}`)
  return {
    url,
    pid: child.pid ?? 0,
    output: () => written,
    end: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const ended = once(child, 'exit')
      child.kill(signal)
      return (await ended)[0]
    },
  }
}
