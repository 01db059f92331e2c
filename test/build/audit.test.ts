import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { ROOT } from '../e2e/support/release.ts'

describe('npm run audit', () => {
  /** What the registry knows, by package; undefined: it does not answer audits. */
  let advisories: Record<string, unknown[]> | undefined
  const asked: string[] = []
  const registry = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (!advisories || !request.url?.endsWith('/security/advisories/bulk')) return void response.writeHead(405).end()
    const body = Buffer.concat(chunks)
    asked.push(...Object.keys(JSON.parse((body[0] === 0x1f ? gunzipSync(body) : body).toString())))
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(advisories))
  })
  before(() => new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve)))
  after(() => {
    registry.closeAllConnections()
    registry.close()
  })

  const audit = () => {
    const { port } = registry.address() as AddressInfo
    const args = ['--import', 'tsx', join(ROOT, 'tools/audit.ts'), '--registry', `http://127.0.0.1:${port}/`]
    const child = spawn(process.execPath, args, { cwd: ROOT })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
    return new Promise<{ status: number | null; output: string }>((resolve) =>
      child.on('close', (status) => resolve({ status, output })),
    )
  }
  const weakness = (title: string) => [
    { id: 1, url: 'https://advisories.example/1', title, severity: 'high', vulnerable_versions: '<99999' },
  ]

  it('passes for weaknesses that SECURITY.md explains, and fails for any other one (DELIVERY-52)', async () => {
    advisories = { jquery: weakness('explained') }
    assert.deepEqual((await audit()).status, 0)
    assert.ok(asked.includes('react') && asked.includes('jquery'))
    advisories = { jquery: weakness('explained'), valibot: weakness('a new one') }
    const { status, output } = await audit()
    assert.equal(status, 1)
    assert.match(output, /valibot \(high\), not explained in SECURITY\.md:\n {2}a new one/)
    assert.doesNotMatch(output, /jquery \(/)
  })

  it('does not pass where the registry can not be asked: it says why, and what to look up by hand (DELIVERY-52)', async () => {
    advisories = undefined
    const { status, output } = await audit()
    assert.equal(status, 2)
    assert.match(output, /^audit: not done\. The registry does not answer: 405 Method Not Allowed/)
    const { components } = JSON.parse(readFileSync(join(ROOT, 'dist/sbom.cdx.json'), 'utf8'))
    for (const { name, version } of components) assert.ok(output.includes(`\n  ${name} ${version}\n`), name)
  })
})
