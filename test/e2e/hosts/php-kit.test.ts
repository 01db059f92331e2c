/** kits/php/Host.php: the same promises as the kit for Node, with both of its caches. */
import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { fakeService } from '../../host/fake-service.ts'
import { CDN, describeKit, type Kit, type KitOptions } from '../../host/kit-cases.ts'
import { ROOT, type Running, temporaryFolder } from '../support/release.ts'
import { missing, php } from '../support/servers.ts'

describe('the kit for PHP', { skip: missing('php --ri curl') }, () => {
  const temporary = temporaryFolder()
  let server: Running
  before(async () => {
    // For a crowd.
    server = await php(join(ROOT, 'test/e2e/hosts/kits'), 6)
  })
  after(() => {
    server.close()
    temporary.remove()
  })

  async function ask(options: object, call: readonly unknown[]) {
    const body = JSON.stringify({ options, call })
    const response = await fetch(`${server.url}/kit.php`, { method: 'POST', body })
    const { result, error, told } = JSON.parse(await response.text())
    if (error) throw new Error(error)
    return { result, told: told as string[] }
  }

  const withFolder = () => ({ cache: join(mkdtempSync(join(temporary.path, 'kit-')), 'cache') })
  const kit =
    (cacheOf: () => object) =>
    async (options: KitOptions): Promise<Kit> => {
      const kept = cacheOf()
      const all: string[] = []
      return {
        told: all,
        async frame(site, attributes = {}, cookie = '') {
          const { result, told } = await ask({ ...options, ...kept }, ['frame', site, attributes, cookie])
          all.push(...told)
          return result
        },
      }
    }
  describeKit('with a folder', false, kit(withFolder))
  describeKit(
    'with APCu',
    missing('php --ri apcu'),
    kit(() => ({})),
  )

  it('says which release answers, and asks for it once a minute (HOST-8)', async (test) => {
    const service = await fakeService()
    test.after(() => service.close())
    const options = { service: service.url, cdn: CDN, ...withFolder() }
    service.does((_, response) => void response.writeHead(503).end())
    assert.deepEqual(await ask(options, ['version']), { result: null, told: ['STATUS'] })
    const others = { ...options, ...withFolder() }
    service.does((_, response) => void response.end('{"version":"1.2.0"}'))
    for (let time = 0; time < 3; time += 1) assert.equal((await ask(others, ['version'])).result, '1.2.0')
    assert.equal(service.requests.length, 2)
  })

  for (const [wrong, reason] of [
    [{ service: '127.0.0.1:8082' }, /^service: the address must begin with/],
    [{ cdn: 'https://cdn.example/1' }, /^cdn: the address is that of a folder/],
    [{ release: '/nowhere' }, /^release: \/nowhere\/manifest\.json can't be read/],
    [{ cache: '/proc/kit' }, /^cache: \/proc\/kit can't be made/],
  ] as const)
    it(`takes no options that can't be right: ${reason} (HOST-7)`, () =>
      assert.rejects(ask({ service: 'http://127.0.0.1:8082', cdn: CDN, ...withFolder(), ...wrong }, ['version']), {
        message: reason,
      }))
})
