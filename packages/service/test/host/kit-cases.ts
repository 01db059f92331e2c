/** The promises of every kit for back ends (HOST-1 to HOST-6): the same cases for each. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { ROOT } from '../../../../test/e2e/support/release.ts'
import { lateAnswer } from '../../../../test/support/late-answer.ts'
import type { HostFrame as Frame, FrameAttributes } from '../../host/host.ts'
import { answering, FAULTS, type FakeService, fakeService } from './fake-service.ts'

const { version, files } = JSON.parse(readFileSync(join(ROOT, 'dist/manifest.json'), 'utf8'))

export interface KitOptions {
  service: string
  cdn: string
  deadlineMs?: number
  staleSeconds?: number
}

export interface Kit {
  frame(site: string, attributes?: FrameAttributes, cookie?: string): Promise<Frame>
  /** The codes of what was told so far, and the messages. */
  told: string[]
  messages: string[]
}

export const CDN = 'https://cdn.example/shop-elements/1/'

/** `open`: a kit that has kept nothing yet. */
export function describeKit(name: string, skip: string | false, open: (options: KitOptions) => Promise<Kit>): void {
  describe(name, { skip }, () => {
    let service: FakeService
    beforeEach(async () => {
      service = await fakeService()
    })
    afterEach(() => service.close())
    // A busy machine takes longer for an answer than a page would wait.
    const kitOf = (options: Partial<KitOptions> = {}) =>
      open({ service: service.url, cdn: CDN, deadlineMs: 30_000, ...options })
    /** For an answer that never comes; others come within it. */
    const SHORT = { deadlineMs: 1000 }

    const isStatic = ({ header, footer, version: shown, source }: Frame) => {
      assert.equal(source, 'release')
      assert.match(header, /^<shop-header site="DE"><template shadowrootmode="open">[\s\S]*<\/shop-header>\s*$/)
      assert.match(footer, /^<shop-footer site="DE"><template shadowrootmode="open">[\s\S]*<\/shop-footer>\s*$/)
      assert.equal(shown, version)
    }

    it('has the frame of the service, and asks again when it is no longer fresh (HOST-1)', async () => {
      service.does(answering(60))
      const kit = await kitOf()
      const { head, header, footer, scripts, csp, vary, source } = await kit.frame('HU')
      assert.equal(source, 'service')
      assert.equal(header, '<shop-header site="HU">frame 1</shop-header>\n')
      assert.equal(footer, '<shop-footer site="HU">frame 1</shop-footer>\n')
      assert.match(`${head}${scripts}`, /preconnect.*module/)
      assert.deepEqual([csp, vary], [{ 'script-src': ["'self'"] }, ['previewToken']])
      await kit.frame('HU')
      assert.deepEqual(
        service.requests.map(({ url }) => url),
        ['/frame/HU'],
      )
      service.does(answering(0, 'old'))
      await kit.frame('DE')
      assert.match((await kit.frame('DE')).header, /old 2/)
      assert.deepEqual(kit.told, [])
    })

    for (const [fault, [code, answer]] of Object.entries(FAULTS))
      it(`where the service ${fault}: has its last frame, else that of the release, and tells it once (HOST-2, HOST-3)`, async () => {
        const kit = await kitOf(code === 'LATE' ? SHORT : {})
        service.does(answering(0))
        await kit.frame('DE')
        service.does(answer)
        const old = await kit.frame('DE')
        assert.match(old.header, /frame 1/)
        assert.equal(old.source, 'kept')
        isStatic(await kit.frame('DE', { theme: 'light' }).then((frame) => withoutTheme(frame)))
        assert.deepEqual([...new Set(kit.told)], [code])
        assert.equal(kit.told.length, code === 'NO_ANSWER' || code === 'LATE' ? 1 : 2)
        // Nor is it asked again at once.
        const asked = service.requests.length
        await kit.frame('DE')
        assert.equal(service.requests.length, asked)
      })

    it('where nothing listens: the frame of the release, with loader and hashes of its styles (HOST-2)', async () => {
      const kit = await kitOf({ service: 'http://127.0.0.1:9' })
      const frame = await kit.frame('DE')
      isStatic(frame)
      assert.equal(frame.head, '<link rel="preconnect" href="https://cdn.example" crossorigin>')
      assert.equal(frame.scripts, `<script type="module" src="${CDN}shop-elements.js"></script>`)
      assert.deepEqual(frame.csp['script-src'], ["'self'", 'https://cdn.example'])
      assert.ok((frame.csp['style-src']?.length ?? 0) >= 4)
      for (const one of frame.csp['style-src']?.slice(1) ?? []) assert.match(one, /^'sha256-.{43}='$/)
      const pinned = await (
        await kitOf({ service: 'http://127.0.0.1:9', cdn: CDN.replace('/1/', `/${version}/`) })
      ).frame('DE')
      assert.ok(pinned.scripts.includes(files['shop-elements.js'].integrity))
    })

    it('puts attributes on the tags that have them, into the address in one order, and shows what is reduced (HOST-4)', async () => {
      const kit = await kitOf()
      service.does((_, response) => void response.writeHead(503).end())
      const attributes = { theme: 'dark', 'header.reduced': true, 'footer.newsletter': false, 'logo-alt': '"Ő" <&>' }
      const { header, footer } = await kit.frame('DE', attributes)
      assert.match(
        header,
        /^<shop-header site="DE" logo-alt="&quot;&#336;&quot; &lt;&amp;(>|&gt;)" reduced="true" theme="dark"><template/,
      )
      assert.match(footer, /^<shop-footer site="DE" newsletter="false" theme="dark"><template/)
      const reduced = readFileSync(join(ROOT, 'dist/fragments/DE/shop-header.reduced.html'), 'utf8')
      assert.equal(header.slice(header.indexOf('<template')), reduced.slice(reduced.indexOf('<template')))
      const query = new URLSearchParams(service.requests[0]?.url?.split('?')[1])
      assert.deepEqual(
        [...query],
        [
          ['footer.newsletter', 'false'],
          ['header.reduced', 'true'],
          ['logo-alt', '"Ő" <&>'],
          ['theme', 'dark'],
        ],
      )
      await assert.rejects(kit.frame('XX'), /The site must be one of DE, AT/)
    })

    it('writes numbers, leaves out what is not given, and prefers what is for one tag (HOST-4)', async () => {
      const kit = await kitOf()
      service.does((_, response) => void response.writeHead(503).end())
      const attributes = { 'client-id': 7, 'footer.theme': 'light', theme: 'dark', 'logo-src': undefined }
      const { header, footer } = await kit.frame('DE', attributes)
      assert.match(header, /^<shop-header site="DE" client-id="7" theme="dark"><template/)
      assert.match(footer, /^<shop-footer site="DE" theme="light"><template/)
      assert.equal(service.requests[0]?.url, '/frame/DE?client-id=7&footer.theme=light&theme=dark')
    })

    it('has a frame for attributes that the service refuses, and tells its reason (HOST-3)', async () => {
      const kit = await kitOf()
      service.does((_, response) => void response.writeHead(400).end('{"message":"\\"tehme\\" is no attribute."}'))
      isStatic(await kit.frame('DE', { tehme: 'x'.repeat(5000) }))
      assert.deepEqual(kit.messages, ['The fragment service answers with 400: "tehme" is no attribute.'])
    })

    it('asks once for a crowd (HOST-5)', async () => {
      const kit = await kitOf()
      const answer = answering(60)
      service.does((request, response) => void lateAnswer(200).then(() => answer(request, response)))
      const frames = await Promise.all([1, 2, 3, 4].map(() => kit.frame('DE')))
      for (const { header } of frames) assert.match(header, /frame 1/)
      assert.equal(service.requests.length, 1)
    })

    it('passes on the token of a preview and no other cookie, and keeps nothing of it (HOST-6)', async () => {
      const kit = await kitOf()
      const all = answering(60, 'for all')
      const staff = answering(60, 'for staff')
      service.does((request, response) => (request.headers.cookie ? staff : all)(request, response))
      const cookie = 'session=secret; previewToken=abc%3D=; longTermToken=x'
      assert.match((await kit.frame('DE', {}, cookie)).header, /for staff 1/)
      assert.match((await kit.frame('DE', {}, cookie)).header, /for staff 2/)
      assert.match((await kit.frame('DE', {}, 'session=secret')).header, /for all 1/)
      assert.deepEqual(
        service.requests.map(({ headers }) => headers.cookie),
        ['previewToken=abc%3D=', 'previewToken=abc%3D=', undefined],
      )
      service.does((_, response) => void response.writeHead(503).end())
      assert.match((await kit.frame('DE', {}, cookie)).header, /for all 1/)
    })

    it('asks no more for previews for a while when one could not be had, which anybody can make up (HOST-6)', async () => {
      const kit = await kitOf()
      const all = answering(60, 'for all')
      service.does((request, response) =>
        request.headers.cookie ? void response.writeHead(503).end() : all(request, response),
      )
      for (const token of ['made', 'up', 'x'.repeat(1001)])
        assert.match((await kit.frame('DE', {}, `previewToken=${token}`)).header, /for all 1/)
      assert.deepEqual(
        service.requests.map(({ headers }) => headers.cookie),
        ['previewToken=made', undefined],
      )
    })

    it('has the frame of all after a preview that did not come in time (HOST-6)', async () => {
      const kit = await kitOf(SHORT)
      const all = answering(60, 'for all')
      service.does((request, response) => void (request.headers.cookie || all(request, response)))
      await kit.frame('DE', {}, 'previewToken=slow')
      const { header, source } = await kit.frame('DE')
      assert.match(header, /for all 1/)
      assert.equal(source, 'service')
    })

    it('tells a failure again after a success (HOST-3)', async () => {
      const kit = await kitOf()
      const [, closed] = FAULTS['closes the connection'] ?? []
      for (const [site, answer] of [
        ['DE', closed],
        ['AT', closed],
        ['CH', answering(60)],
        ['HU', closed],
      ] as const) {
        if (answer) service.does(answer)
        await kit.frame(site)
      }
      assert.deepEqual(kit.told, ['NO_ANSWER', 'NO_ANSWER'])
    })

    it('uses no frame that is older than it may be (HOST-2)', async () => {
      const kit = await kitOf({ staleSeconds: 0 })
      service.does(answering(0))
      assert.match((await kit.frame('DE')).header, /frame 1/)
      service.does((_, response) => void response.writeHead(503).end())
      isStatic(await kit.frame('DE'))
    })
  })
}

const withoutTheme = ({ header, footer, ...frame }: Frame): Frame => ({
  ...frame,
  header: header.replace(' theme="light"', ''),
  footer: footer.replace(' theme="light"', ''),
})
