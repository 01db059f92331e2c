// tier 2: tests a tool of releases
import assert from 'node:assert/strict'
import type { RequestListener } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { read } from '../../../test/build/support/dist.ts'
import { start } from '../../../test/build/support/start.ts'
import { listen, type Running } from '../../../test/e2e/support/release.ts'
import { root } from '../../../tools/paths.ts'

describe('npm run audit -w packages/release', () => {
  /** The registry's knowledge, by package; undefined: it does not answer audits. */
  let advisories: Record<string, unknown[]> | undefined
  const asked: string[] = []
  let registry: Running
  const answer: RequestListener = async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (!advisories || !request.url?.endsWith('/security/advisories/bulk')) return void response.writeHead(405).end()
    const body = Buffer.concat(chunks)
    asked.push(...Object.keys(JSON.parse((body[0] === 0x1f ? gunzipSync(body) : body).toString())))
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(advisories))
  }
  before(async () => {
    registry = await listen(answer)
  })
  after(() => registry.close())

  const audit = () =>
    start(['--import', 'tsx', root('packages/release/audit.ts'), '--registry', `${registry.url}/`]).done
  const weakness = (title: string) => [
    { id: 1, url: 'https://advisories.example/1', title, severity: 'high', vulnerable_versions: '<99999' },
  ]

  it('passes for weaknesses that SECURITY.md explains, and fails for any other one (DELIVERY-52)', async () => {
    advisories = { jquery: weakness('explained') }
    assert.equal((await audit()).status, 0)
    assert.ok(asked.includes('react') && asked.includes('jquery'))
    advisories = { jquery: weakness('explained'), valibot: weakness('a new one') }
    const { status, output } = await audit()
    assert.equal(status, 1)
    assert.match(output, /valibot \(high\), not explained in SECURITY\.md:\n {2}a new one/)
    assert.doesNotMatch(output, /jquery \(/)
  })

  it('does not pass where the registry can’t be asked: it says why, and what to look up (DELIVERY-52)', async () => {
    advisories = undefined
    const { status, output } = await audit()
    assert.equal(status, 2)
    assert.match(output, /^audit: not done\. The registry does not answer: 405 Method Not Allowed/)
    const { components } = JSON.parse(read('sbom.cdx.json'))
    for (const { name, version } of components) assert.ok(output.includes(`\n  ${name} ${version}\n`), name)
  })
})
