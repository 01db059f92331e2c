// tier 2: needs Prometheus of Debian
/** The alerts and the dashboard of docs/monitoring/, by Debian's Prometheus beside a fragment service. */
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { type Demo, startDemo } from '../../../demo/server.ts'
import { ROOT, temporaryFolder } from '../../../test/e2e/support/release.ts'
import { missing } from '../../../test/e2e/support/servers.ts'
import { freePort } from '../../../tools/engines/free-port.ts'
import { waitUntil } from '../../../tools/engines/page-waits.ts'
import { onNode, type Runtime } from './runtimes.ts'

const RULES = join(ROOT, 'docs/monitoring/fragment-service.rules.yml')
const DASHBOARD = join(ROOT, 'docs/monitoring/fragment-service.dashboard.json')

interface Rule {
  name: string
  health: string
  state: string
  lastEvaluation: string
}

describe('docs/monitoring/ in Prometheus', { skip: missing('prometheus') }, () => {
  const folder = temporaryFolder()
  let demo: Demo
  let service: Runtime
  let url: string
  let end: () => Promise<unknown>
  before(async () => {
    demo = await startDemo({ hasFonts: false })
    service = await onNode(demo.url, '--lenient')
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    const config = join(folder.path, 'prometheus.yml')
    const job = `[{ job_name: shop-fragments, static_configs: [{ targets: ['${new URL(service.url).host}'] }] }]`
    writeFileSync(
      config,
      `global: { scrape_interval: 1s, evaluation_interval: 1s }\nrule_files: ['${RULES}']\nscrape_configs: ${job}\n`,
    )
    const options = [
      `--config.file=${config}`,
      `--storage.tsdb.path=${folder.path}/data`,
      `--web.listen-address=127.0.0.1:${port}`,
    ]
    const child = spawn('prometheus', options, { stdio: 'ignore' })
    end = async () => {
      child.kill()
      await once(child, 'exit')
    }
  })
  after(async () => {
    await end?.()
    await service?.end()
    await demo?.close()
    folder.remove()
  })
  const ask = async (path: string) => {
    const answer = await fetch(url + path).catch(() => undefined)
    return answer?.ok ? (await answer.json()).data : undefined
  }
  const until = async <Found>(find: () => Promise<Found>): Promise<NonNullable<Found>> => {
    let found: Found | undefined
    await waitUntil('Prometheus answers as it should', async () => {
      found = await find()
      return Boolean(found)
    })
    return found as NonNullable<Found>
  }
  const rules = async (): Promise<Rule[]> =>
    (await ask('/api/v1/rules'))?.groups.flatMap((group: { rules: Rule[] }) => group.rules) ?? []

  it('the rules are valid, and each is evaluated without an alert while all is well (FRAGMENT-34)', async () => {
    const { status, stdout } = spawnSync('promtool', ['check', 'rules', RULES], { encoding: 'utf8' })
    assert.deepEqual([status, /SUCCESS: 8 rules found/.test(stdout)], [0, true], stdout)
    for (const path of ['shop-header', 'shop-footer']) await fetch(`${service.url}/fragments/DE/${path}`)
    const scrapedAt = await until(async () => (await ask('/api/v1/query?query=up'))?.result[0] && Date.now())
    const all = await until(async () => {
      const found = await rules()
      const isDone = ({ health, lastEvaluation }: Rule) => health === 'ok' && Date.parse(lastEvaluation) > scrapedAt
      return found.length === 8 && found.every(isDone) ? found : undefined
    })
    assert.deepEqual(
      all.filter(({ state }) => state !== 'inactive').map(({ name }) => name),
      [],
    )
  })

  it('an attribute that is left out is an alert (FRAGMENT-34)', async () => {
    await fetch(`${service.url}/fragments/DE/shop-header?tehme=dark`)
    await until(async () =>
      (await rules()).some(({ name, state }) => name === 'FragmentAttributesLeftOut' && state !== 'inactive'),
    )
  })

  it('each panel of the dashboard asks for what there is (FRAGMENT-34)', async () => {
    const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8'))
    for (const { title, targets } of panels)
      for (const { expr } of targets as { expr: string }[]) {
        const query = encodeURIComponent(expr.replaceAll('$__rate_interval', '1m'))
        const found = async () => (await ask(`/api/v1/query?query=${query}`))?.result as unknown[] | undefined
        // Nothing has been replaced. A rate needs two samples.
        if (/fallbacks_total/.test(expr)) assert.ok(await found(), title)
        else await until(async () => (await found())?.length)
      }
  })
})
