// tier 2: needs a JDK of Debian
/** kits/java/ShopElementsHost.java: the same promises as the kit for Node. One JVM for all cases: each would take its time to start. */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, before, describe, it } from 'node:test'
import { ROOT, temporaryFolder } from '../../../../test/e2e/support/release.ts'
import { missing } from '../../../../test/e2e/support/servers.ts'
import { lateAnswer } from '../../../../test/support/late-answer.ts'
import { waitUntil } from '../../../../tools/engines/page-waits.ts'
import { answering, type FakeService, fakeService } from './fake-service.ts'
import { CDN, describeKit, type Kit, type KitOptions } from './kit-cases.ts'
import { JSP, writeDocs } from './kits/java-docs.ts'

interface Answer {
  id: number
  // biome-ignore lint/suspicious/noExplicitAny: of each call its own.
  result?: any
  error?: string
  told: string[]
  messages: string[]
  ms: number
}

describe('the kit for Java', { skip: missing('javac') }, () => {
  const temporary = temporaryFolder()
  let jvm: ChildProcess
  /** The service of the docs' lines. */
  let docsService: FakeService
  const waiting = new Map<number, (answer: Answer) => void>()
  let lastId = 0

  before(async () => {
    docsService = await fakeService()
    const classes = join(temporary.path, 'classes')
    mkdirSync(classes)
    symlinkSync(join(ROOT, 'dist'), join(classes, 'shop-elements'))
    const docs = writeDocs(temporary.path, docsService.url)
    const sources = [
      join(ROOT, 'kits/java/ShopElementsHost.java'),
      join(ROOT, 'packages/service/test/host/kits/Kit.java'),
      ...docs,
    ]
    // It knows nothing newer than Java 11.
    const args = ['--release', '11', '-encoding', 'UTF-8', '-Xlint:all', '-Werror', '-d', classes, ...sources]
    const { status, stderr } = spawnSync('javac', ['-J-XX:TieredStopAtLevel=1', ...args], { encoding: 'utf8' })
    assert.equal(status, 0, stderr)
    jvm = spawn('java', ['-XX:TieredStopAtLevel=1', '-cp', classes, 'shopelements.Kit'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    createInterface({ input: jvm.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      const answer: Answer = JSON.parse(line)
      waiting.get(answer.id)?.(answer)
      waiting.delete(answer.id)
    })
    // The first call of a process takes longer, and may be late on a busy machine.
    await ask('first', { service: docsService.url, cdn: CDN }, ['frame', 'DE', {}, ''])
  })
  after(() => {
    jvm?.kill('SIGKILL')
    docsService?.close()
    temporary.remove()
  })

  async function ask(kit: string, options: object, call: readonly unknown[]): Promise<Answer> {
    lastId += 1
    const id = lastId
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    jvm.stdin?.write(`${JSON.stringify({ id, kit, options, call })}\n`)
    const answer = await answered
    if (answer.error !== undefined) throw new Error(answer.error)
    return answer
  }

  /** Calls of a kit of its own. */
  function kitOf(options: object) {
    lastId += 1
    const name = `kit ${lastId}`
    return (...call: readonly unknown[]) => ask(name, options, call)
  }

  /** A kit and a service of its own, which ends with the test. */
  async function kitAndService(test: { after(end: () => void): void }, options: object = {}) {
    const service = await fakeService()
    test.after(() => service.close())
    return { service, call: kitOf({ service: service.url, cdn: CDN, ...options }) }
  }

  describeKit('in one process', false, async (options: KitOptions): Promise<Kit> => {
    const call = kitOf(options)
    const [told, messages]: [string[], string[]] = [[], []]
    return {
      told,
      messages,
      async frame(site, attributes = {}, cookie = '') {
        const answer = await call('frame', site, attributes, cookie)
        told.push(...answer.told)
        messages.push(...answer.messages)
        return answer.result
      },
    }
  })

  it('says when another release answers, once (HOST-8)', async (test) => {
    const { service, call } = await kitAndService(test)
    const says = (version: string) => service.does((_, response) => void response.end(JSON.stringify({ version })))
    const asked = async (times: number, of = service) => {
      const until = of.requests.length + times
      await waitUntil(`it has asked ${times} times more`, async () => of.requests.length >= until)
    }
    says('1.1.0')
    await call('onRelease')
    await asked(3)
    service.does((_, response) => void response.writeHead(503).end())
    await asked(3)
    says('1.2.0')
    await asked(4)
    assert.deepEqual((await call('versions')).result, ['1.2.0'])
    await call('close')
    const { length } = service.requests
    // As long as another one asks four times.
    const other = await kitAndService(test)
    await other.call('onRelease')
    await asked(4, other.service)
    assert.ok(service.requests.length <= length + 1)
  })

  for (const [name, start] of [
    ['whose body trickles', '{"version":'],
    ['with headers only', ''],
  ] as const)
    it(`keeps its deadline for a service ${name} (HOST-2)`, async (test) => {
      const { service, call } = await kitAndService(test)
      service.does((_, response) => {
        response.write(start || '\n')
        const timer = start ? setInterval(() => response.write(' '), 20) : undefined
        response.on('close', () => clearInterval(timer))
      })
      const { result, told, ms } = await call('frame', 'DE', {}, '')
      assert.deepEqual([result.source, told], ['release', ['LATE']])
      assert.ok(ms >= 290 && ms < 1000, `${ms} ms`)
    })

  it('brings the next frame by an answer that was late (HOST-2)', async (test) => {
    const { service, call } = await kitAndService(test)
    const answer = answering(60)
    service.does((request, response) => void lateAnswer(500).then(() => answer(request, response)))
    assert.equal((await call('frame', 'DE', {}, '')).result.source, 'release')
    await waitUntil('the answer is there', async () => (await call('frame', 'DE', {}, '')).result.source === 'service')
    assert.equal(service.requests.length, 1)
  })

  it('takes no endless headers, nor an answer that is packed without being asked for (HOST-3)', async (test) => {
    const { service, call } = await kitAndService(test)
    service.does((request) => {
      const { socket } = request
      const line = `x: ${'y'.repeat(60_000)}\r\n`
      const more = () => {
        while (!socket.destroyed && socket.write(line));
      }
      socket.write('HTTP/1.1 200 OK\r\n')
      socket.on('drain', more).on('error', () => {})
      more()
    })
    assert.equal((await call('frame', 'DE', {}, '')).result.source, 'release')
    service.does((request, response) => {
      assert.equal(request.headers['accept-encoding'], undefined)
      assert.equal(request.headers.upgrade, undefined)
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(Buffer.from([0x1f, 0x8b, 8, 0]))
    })
    assert.deepEqual((await call('frame', 'AT', {}, '')).told, ['WRONG_ANSWER'])
  })

  it('gives a page that is interrupted its frame at once, and keeps the interrupt (HOST-2)', async (test) => {
    const { service, call } = await kitAndService(test, { deadlineMs: 5000 })
    service.does(() => {})
    const { result, told, ms } = await call('interrupted', 50)
    assert.deepEqual([result.source, result.isInterrupted, told], ['release', true, []])
    assert.ok(ms < 2000)
  })

  it('keeps 500 frames, those that were used last (HOST-1)', async (test) => {
    const { service, call } = await kitAndService(test, { deadlineMs: 5000 })
    await call('frame', 'DE', {}, '')
    await call('many', 499)
    await call('frame', 'DE', {}, '')
    assert.equal(service.requests.length, 500)
    await call('many', 500)
    await call('frame', 'DE', {}, '')
    assert.equal(service.requests.length, 502)
  })

  it('has frames when it is closed, and asks no more', async (test) => {
    const { service, call } = await kitAndService(test)
    await call('frame', 'DE', {}, '')
    await call('close')
    assert.equal((await call('frame', 'DE', {}, '')).result.source, 'service')
    const { result, told } = await call('frame', 'AT', {}, 'previewToken=abc')
    assert.deepEqual([result.source, told], ['release', []])
    assert.equal(service.requests.length, 1)
  })

  it('reads JSON as strictly as JSON.parse (HOST-3)', async () => {
    const texts = [
      ...['{}', '[]', ' [1 , -0.5e+3,\n"a"] ', '{"a":{"b":[null,true,false]}}', '"\\u00e9\\n\\/\\ud83d\\ude00é😀"'],
      ...['', '{', '[1,]', '[,1]', '{"a"}', '{"a":1,}', '{a:1}', "['a']", '[01]', '[1.]', '[.5]', '[+1]', '[1e]', '-'],
      ...['nul', 'nullx', 'truefalse', '[1] 2', '"a', '"\\x"', '"\\u12"', '"\\u12g4"', '"a\nb"', '"\t"', '\ufeff{}'],
      ...['{"a":1,"a":2}', '[1 2]', '{"a":1 "b":2}', '{"a":1,,"b":2}', '[NaN]', '[0x1]', '\u00a0[]', '/**/[]', '[]]'],
    ]
    for (const text of texts) {
      const parsed = await ask('', {}, ['parse', text]).then(
        ({ result }) => ({ result }),
        () => 'refused',
      )
      let expected: unknown = 'refused'
      try {
        expected = { result: JSON.parse(text) }
      } catch {}
      assert.deepEqual(parsed, expected, JSON.stringify(text))
    }
    for (const text of [`${'['.repeat(200)}${']'.repeat(200)}`, '['.repeat(500_000), `[${'1,'.repeat(100_001)}1]`])
      await assert.rejects(ask('', {}, ['parse', text]), /No JSON/)
  })

  it('refuses attributes that are no texts (HOST-7)', () =>
    assert.rejects(kitOf({ service: 'http://127.0.0.1:9', cdn: CDN })('frame', 'DE', { reduced: ['x'] }, ''), {
      message: /^attributes: reduced is no name with a text/,
    }))

  it('reads the release of a folder, and refuses one without its fragments (HOST-7)', async () => {
    const release = mkdtempSync(join(temporary.path, 'release-'))
    for (const file of ['manifest.json', 'custom-elements.json', 'fragments'])
      cpSync(join(ROOT, 'dist', file), join(release, file), { recursive: true })
    const options = { service: 'http://127.0.0.1:9', cdn: CDN, release }
    const call = kitOf(options)
    const { result } = await call('frame', 'DE', {}, '')
    writeFileSync(join(release, 'fragments/TR/shop-header.html'), '')
    // A file that a running program has read stays.
    assert.deepEqual((await call('frame', 'DE', {}, '')).result, result)
    await assert.rejects(kitOf(options)('frame', 'DE', {}, ''), /TR\/shop-header\.html can't be read/)
  })

  for (const [wrong, reason] of [
    [{ service: '127.0.0.1:8082' }, /^service: the address must begin with/],
    [{ service: 'http://me:secret@127.0.0.1' }, /^service: the address has no login/],
    [{ service: 'http://my_service:8082' }, /^service: http:\/\/my_service:8082 is no address of the web/],
    [{ cdn: 'https://cdn.example/1' }, /^cdn: the address is that of a folder/],
    [{ cdn: 'https://cdn.example/a b/' }, /^cdn: https:\/\/cdn\.example\/a b\/ is no address of the web/],
    [{ release: '/nowhere' }, /^release: \/nowhere\/manifest\.json can't be read/],
    [{ deadlineMs: 0 }, /^deadlineMs: a whole number, at least 1/],
    [{ staleSeconds: -1 }, /^staleSeconds: a whole number, at least 0/],
  ] as const)
    it(`takes no options that can't be right: ${reason} (HOST-7)`, () =>
      assert.rejects(kitOf({ service: 'http://127.0.0.1:8082', cdn: CDN, ...wrong })('close'), { message: reason }))

  for (const name of ['ShopFilter', 'ShopAdvice'])
    it(`docs/hosts.md: the page has its frame by ${name} (HOST-7)`, async () => {
      docsService.requests.length = 0
      const { result } = await ask('', {}, ['lines', name, 'session=secret; previewToken=abc'])
      assert.equal(docsService.requests[0]?.headers.cookie, 'previewToken=abc')
      const html = JSP.replace(/^<%@.*%>\n/, '').replace(/\$\{shop\.(\w+)\}/g, (_, field) => result[field])
      assert.match(
        html,
        /^<!doctype html>[\s\S]*<title>Shop<\/title><link rel="preconnect" [^>]*><script type="module"/,
      )
      assert.match(html, /<body><shop-header site="DE">[^$]*<main>Hello<\/main><shop-footer site="DE">[^$]*<\/body>/)
    })

  it('docs/hosts.md: a policy gets what the frame needs (HOST-7)', async () => {
    const { result } = await ask('', {}, ['lines', 'ShopPolicy', ''])
    assert.equal(result, "script-src 'self' https://own.example 'self' https://cdn.example")
  })

  it('keeps no program from ending, with kits that are open', async (test) => {
    const { call } = await kitAndService(test)
    await call('onRelease')
    jvm.stdin?.end()
    const [code] = await once(jvm, 'exit')
    assert.equal(code, 0)
  })
})
