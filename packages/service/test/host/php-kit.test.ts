// tier 2: needs PHP of Debian
/** kits/php/Host.php: the same promises as the kit for Node, with both of its caches. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { ROOT, type Running, temporaryFolder } from '../../../../test/e2e/support/release.ts'
import { missing, php } from '../../../../test/e2e/support/servers.ts'
import { fakeService } from './fake-service.ts'
import { CDN, describeKit, type Kit, type KitOptions } from './kit-cases.ts'

describe('the kit for PHP', { skip: missing('php --ri curl') }, () => {
  const temporary = temporaryFolder()
  let server: Running
  before(async () => {
    // For a crowd.
    server = await php(join(ROOT, 'packages/service/test/host/kits'), 6)
  })
  after(() => {
    server.close()
    temporary.remove()
  })

  async function ask(options: object, call: readonly unknown[]) {
    const body = JSON.stringify({ options, call })
    const response = await fetch(`${server.url}/kit.php`, { method: 'POST', body })
    const { error, ...answer } = JSON.parse(await response.text())
    if (error) throw new Error(error)
    return answer
  }

  const withFolder = () => ({ cache: join(mkdtempSync(join(temporary.path, 'kit-')), 'cache') })
  const kit =
    (cacheOf: () => object) =>
    async (options: KitOptions): Promise<Kit> => {
      const kept = cacheOf()
      const [told, messages]: [string[], string[]] = [[], []]
      return {
        told,
        messages,
        async frame(site, attributes = {}, cookie = '') {
          const answer = await ask({ ...options, ...kept }, ['frame', site, attributes, cookie])
          told.push(...answer.told)
          messages.push(...answer.messages)
          return answer.result
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
    const { result, told } = await ask(options, ['version'])
    assert.deepEqual([result, told], [null, ['STATUS']])
    const others = { ...options, ...withFolder() }
    service.does((_, response) => void response.end('{"version":"1.2.0"}'))
    for (let time = 0; time < 3; time += 1) assert.equal((await ask(others, ['version'])).result, '1.2.0')
    assert.equal(service.requests.length, 2)
  })

  it('follows no link in its folder, and writes none (HOST-10)', () => {
    const folder = mkdtempSync(join(temporary.path, 'links-'))
    mkdirSync(join(folder, 'cache'))
    writeFileSync(join(folder, 'outside'), '["mine"]')
    // As the kit names a frame and its lock.
    const file = join(
      folder,
      'cache',
      `${createHash('sha256').update('shop-elements http://s /frame/DE').digest('hex')}.json`,
    )
    symlinkSync(join(folder, 'outside'), file)
    symlinkSync(join(folder, 'none'), `${file}.lock`)
    const code = `require '${join(ROOT, 'kits/php/Host.php')}';
      $store = new ShopElements\\Store('${folder}/cache', 'http://s', 1, 300);
      $before = $store->get('/frame/DE');
      $unlock = $store->lock('/frame/DE');
      $other = $store->lock('/frame/DE');
      $store->set('/frame/DE', ['a' => 1]);
      echo json_encode([$before, $unlock !== null, $other, $store->get('/frame/DE')]);`
    assert.equal(execFileSync('php', ['-r', code], { encoding: 'utf8' }), '[null,true,null,{"a":1}]')
    assert.deepEqual(readdirSync(folder).sort(), ['cache', 'outside'])
    assert.equal(readFileSync(join(folder, 'outside'), 'utf8'), '["mine"]')
    assert.ok(!lstatSync(file).isSymbolicLink())
  })

  it('has a whole page where its copy of the release has lost its fragments (HOST-2)', async () => {
    const release = mkdtempSync(join(temporary.path, 'release-'))
    for (const file of ['manifest.json', 'custom-elements.json', 'fragments/DE/shop-footer.html'])
      cpSync(join(ROOT, 'dist', file), join(release, file))
    const options = { service: 'http://127.0.0.1:9', cdn: CDN, release, ...withFolder() }
    const { result } = await ask(options, ['frame', 'DE', { theme: 'dark' }])
    assert.equal(result.header, '<shop-header site="DE" theme="dark"></shop-header>\n')
    assert.match(result.footer, /^<shop-footer site="DE" theme="dark"><template/)
  })

  it('refuses attributes that are no texts (HOST-7)', () =>
    assert.rejects(ask({ service: 'http://127.0.0.1:9', cdn: CDN, ...withFolder() }, ['frame', 'DE', ['reduced']]), {
      message: /^attributes: 0 is no name with a text/,
    }))

  for (const [wrong, reason] of [
    [{ service: '127.0.0.1:8082' }, /^service: the address must begin with/],
    [{ cdn: 'https://cdn.example/1' }, /^cdn: the address is that of a folder/],
    [{ release: '/nowhere' }, /^release: \/nowhere\/manifest\.json can't be read/],
    [{ service: 'http://me:secret@127.0.0.1' }, /^service: the address has no login/],
    [{ deadlineMs: 0 }, /^deadlineMs: a whole number, at least 1/],
    [{ staleSeconds: '1d' }, /^staleSeconds: a whole number/],
    [{ cache: '/proc/kit' }, /^cache: \/proc\/kit can't be made/],
  ] as const)
    it(`takes no options that can't be right: ${reason} (HOST-7)`, () =>
      assert.rejects(ask({ service: 'http://127.0.0.1:8082', cdn: CDN, ...withFolder(), ...wrong }, ['version']), {
        message: reason,
      }))
})
