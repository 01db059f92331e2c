// tier 2: starts processes as docs/running.md says
/** The recipes of docs/running.md: what each starts, with other ports and with services of the test. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { parseAllDocuments } from 'yaml'
import { ROOT } from '../../../test/e2e/support/release.ts'
import { freePort } from '../../../tools/engines/free-port.ts'
import { overHttp } from '../../shop/test/support.ts'
import { onNode } from './runtimes.ts'
import { backEnd, isWhole } from './support.ts'

/** How long a call of a service that has begun may take, in s. */
const CALL_S = 15

const DOCS = readFileSync(join(ROOT, 'docs/running.md'), 'utf8')
const codeOf = (language: string) => new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(DOCS)?.[1] ?? ''

const unit = codeOf('ini').replaceAll('\\\n', '')
const setting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? ''
const dockerfile = codeOf('dockerfile').replaceAll('\\\n', '')
const instruction = (name: string): string[] =>
  JSON.parse(new RegExp(`^${name} .*?(\\[.*\\])$`, 'm').exec(dockerfile)?.[1] ?? '[]')
const cluster = parseAllDocuments(codeOf('yaml')).map((document) => document.toJS())
const [container] = cluster[0].spec.template.spec.containers

const afterName = (words: readonly string[]) => words.slice(words.indexOf('fragments') + 1)
const RECIPES: Record<string, { args: string[]; memory: string; killedAfterS: number }> = {
  systemd: {
    args: afterName(setting('ExecStart').split(/\s+/)).map((word) => word.replace('%i', '8082')),
    memory: setting('Environment'),
    killedAfterS: Number(setting('TimeoutStopSec')),
  },
  Docker: {
    args: afterName([...instruction('ENTRYPOINT'), ...instruction('CMD')]),
    memory: dockerfile,
    killedAfterS: Number(/--stop-timeout (\d+)/.exec(DOCS)?.[1]),
  },
  Kubernetes: {
    args: afterName([...instruction('ENTRYPOINT'), ...container.args]),
    memory: dockerfile,
    killedAfterS: cluster[0].spec.template.spec.terminationGracePeriodSeconds,
  },
}

describe('the recipes of docs/running.md (FRAGMENT-22, FRAGMENT-35)', () => {
  let services: { url: string; close(): unknown }
  before(async () => {
    services = await overHttp(backEnd().handle)
  })
  after(() => services.close())

  for (const [name, { args, memory, killedAfterS }] of Object.entries(RECIPES)) {
    it(`${name}: starts, tells its health at a port of its own, and is not killed before it has ended`, async () => {
      const graceMs = Number(args.includes('--grace') ? args[args.indexOf('--grace') + 1] : 3000)
      assert.ok(killedAfterS > graceMs / 1000 + CALL_S, `${killedAfterS} s`)
      assert.match(memory, /NODE_OPTIONS=--max-old-space-size=512/)
      const metrics = await freePort()
      const own = [
        '--services',
        services.url,
        '--port',
        String(await freePort()),
        '--metrics-port',
        String(metrics),
        '--grace',
        '0',
      ]
      const runtime = await onNode(services.url, ...args, ...own)
      try {
        const fragment = await fetch(`${runtime.url}/fragments/DE/shop-footer?unknown=x`)
        assert.deepEqual([fragment.status, isWhole(await fragment.text(), 'shop-footer')], [200, true])
        assert.equal((await fetch(`${runtime.url}/health`)).status, 404)
        assert.match(await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text(), /^shop_fragments_/m)
        if (name === 'Docker') {
          const [, ...check] = instruction('HEALTHCHECK').map((word) => word.replace('8084', String(metrics)))
          execFileSync(process.execPath, check)
        }
      } finally {
        await runtime.end()
      }
    })
  }

  it('Kubernetes: probes and service name ports that there are', () => {
    const ports: Record<string, number> = Object.fromEntries(
      container.ports.map(({ name, containerPort }: { name: string; containerPort: number }) => [name, containerPort]),
    )
    const all = instruction('ENTRYPOINT')
    assert.equal(ports.metrics, Number(all[all.indexOf('--metrics-port') + 1]))
    assert.deepEqual(container.readinessProbe.httpGet, { path: '/health', port: 'metrics' })
    assert.deepEqual(container.livenessProbe.httpGet, { path: '/metrics', port: 'metrics' })
    assert.equal(cluster[1].spec.ports[0].targetPort, 'http')
    assert.equal(cluster[0].spec.template.metadata.annotations['prometheus.io/port'], String(ports.metrics))
  })
})
