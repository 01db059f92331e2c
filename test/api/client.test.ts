import { expect } from '@open-wc/testing'
import { ask } from '../../src/api/client.ts'
import type { Call } from '../../src/api/request.ts'
import { getPersonalData } from '../../src/api/visitor/personal-data.ts'
import { page } from '../support/page.ts'
import { json } from '../support/services.ts'
import { failureOf, patchToJson } from './support.ts'

const context = { site: 'HU', apiBase: '', element: 'shop-header' } as const
const other = { ...context, apiBase: 'https://api.invalid' }
const PUT = { method: 'PUT', body: {} } as const

/** The request that a call makes. */
async function requestOf(call: Partial<Call> = {}, where: Parameters<typeof ask>[0] = context): Promise<Request> {
  await ask(where, { path: '/x', ...call })
  return page.calls().at(-1)?.request as Request
}

/** An answer whose body never ends. */
function endless() {
  const body = {
    isRead: false,
    pull() {
      body.isRead = true
    },
  }
  return { body, give: async () => new Response(new ReadableStream(body, { highWaterMark: 0 })) }
}

describe('the client', () => {
  it('sends JSON, on pages that patch Array.prototype.toJSON too (CALL-4)', async () => {
    const body = { list: [1, [], { deep: ['ü"\n', null, undefined] }], empty: {}, none: undefined }
    const text = JSON.stringify(body)
    patchToJson()
    const { headers } = await requestOf({ method: 'POST', body })
    expect(page.calls()[0]?.body).to.deep.equal(JSON.parse(text))
    expect(headers.get('content-type')).to.equal('application/json')
  })

  it('puts api-base before the path, and the query behind it, encoded (CALL-1, CALL-2, CONFIG-11)', async () => {
    const gateway = { ...context, apiBase: '/gateway' }
    const query = { q: 'käse & brot', maxTerms: 10, forceReload: true }
    const requests = [
      await requestOf({ query }, gateway),
      await requestOf({ path: '/x?site=HU', query: {} }),
      await requestOf({}, other),
    ]
    expect(requests.map(({ url }) => url)).to.deep.equal([
      `${location.origin}/gateway/x?q=k%C3%A4se+%26+brot&maxTerms=10&forceReload=true`,
      `${location.origin}/x?site=HU`,
      'https://api.invalid/x',
    ])
  })

  it('goes to the page’s own origin where a <base> leads to another host (CALL-2)', async () => {
    const base = document.createElement('base')
    base.href = 'https://other.invalid/shop/'
    document.head.append(base)
    try {
      const requests = [
        await requestOf(),
        await requestOf({}, { ...context, apiBase: '/gateway' }),
        await requestOf({}, other),
      ]
      expect(requests.map(({ url }) => url)).to.deep.equal([
        `${location.origin}/x`,
        `${location.origin}/gateway/x`,
        'https://api.invalid/x',
      ])
    } finally {
      base.remove()
    }
  })

  it('sends cookies with every call, accepts JSON, and tells nobody a token of a link (CALL-3, NEWS-39)', async () => {
    for (const call of [{}, PUT]) {
      const { credentials, headers, referrerPolicy } = await requestOf(call)
      const sent = [credentials, headers.get('accept'), referrerPolicy]
      expect(sent).to.deep.equal(['include', 'application/json', 'origin'])
    }
  })

  it('keeps a change alive when the page is left (CALL-8)', async () => {
    expect([(await requestOf(PUT)).keepalive, (await requestOf()).keepalive]).to.deep.equal([true, false])
  })

  it('follows no redirect with a change, or with headers to where they may not go (CALL-10, CALL-14)', async () => {
    const headers = { 'X-Long-Term-Token': 'l-1' }
    for (const [call, where, ...expected] of [
      [PUT, context, 'error', 'cors'],
      [{ ...PUT, headers }, context, 'error', 'same-origin'],
      [{ ...PUT, headers }, other, 'error', 'cors'],
      [{ headers }, context, 'follow', 'same-origin'],
      [{ headers }, other, 'error', 'cors'],
      [{}, other, 'follow', 'cors'],
    ] as const) {
      const { redirect, mode } = await requestOf(call, where)
      expect([redirect, mode]).to.deep.equal(expected)
    }
  })

  it('bypasses the cache for visitors with a preview token, and on request (CALL-16)', async () => {
    expect((await requestOf()).cache).to.equal('default')
    expect((await requestOf({}, { ...context, bypassCache: true })).cache).to.equal('reload')
    document.cookie = 'previewToken=1'
    expect((await requestOf()).cache).to.equal('reload')
  })

  it('makes its calls on pages that replace Request (THEME-8)', async () => {
    page.fake(window, 'Request', class {})
    let sent: RequestInit | undefined
    page.fake(window, 'fetch', async (_: string, init: RequestInit) => {
      sent = init
      return json({ a: 1 })
    })
    const answer = await ask(context, { method: 'POST', path: '/x', body: { b: 2 } })
    expect(answer).to.deep.equal({ status: 200, isOk: true, body: { a: 1 } })
    expect(sent).to.include({ method: 'POST', body: '{"b":2}', credentials: 'include', keepalive: true })
  })

  it("calls the fetch that the page has by then, as a method of the window, after the caller's code", async () => {
    const calls: string[] = []
    for (const name of ['first', 'second']) {
      page.fake(window, 'fetch', async function (this: unknown) {
        calls.push(`${name} ${this === window}`)
        return json({})
      })
      const call = ask(context, { path: '/x' })
      calls.push('asked')
      await call
    }
    expect(calls).to.deep.equal(['asked', 'first true', 'asked', 'second true'])
  })

  it('reads the body of an answer as JSON, else as text, and no body as none', async () => {
    for (const [text, body] of [
      ['{"a":1}', { a: 1 }],
      ['null', null],
      ['0', 0],
      ['<p>', '<p>'],
      ['', undefined],
    ] as const) {
      page.serve({ 'GET /x': () => new Response(text) })
      expect((await ask(context, { path: '/x' })).body).to.deep.equal(body)
    }
  })

  it('counts any status from 200 to 299 as a success, and no other (CALL-17)', async () => {
    for (const status of [200, 204, 226, 299, 300, 400, 500]) {
      page.serve({ 'GET /x': () => new Response(null, { status }) })
      expect((await ask(context, { path: '/x' })).isOk, String(status)).to.equal(status < 300)
    }
  })

  it('fails when there is no answer after 15,000 ms (CALL-5)', async () => {
    page.serve({ 'GET /x': () => new Promise(() => {}) })
    const clock = page.clock()
    const call = failureOf(ask(context, { path: '/x' }))
    await clock.tickAsync(14_900)
    expect(await Promise.race([call, 'still waiting'])).to.equal('still waiting')
    await clock.tickAsync(200)
    expect((await call).reason).to.equal('timeout')
  })

  it('fails when the body of the answer is not complete by then (CALL-5)', async () => {
    const answer = endless()
    page.serve({ 'GET /x': answer.give })
    const clock = page.clock()
    const call = failureOf(ask(context, { path: '/x' }))
    await page.until(() => answer.body.isRead)
    clock.tick(15_100)
    expect((await call).reason).to.equal('timeout')
  })

  it("ends a call by an abort, while its body is read too, whatever the page's fetch does (CALL-6)", async () => {
    const controller = new AbortController()
    const call = () => failureOf(ask(context, { path: '/x', signal: controller.signal }))
    const answer = endless()
    page.fake(window, 'fetch', answer.give)
    const reading = call()
    await page.until(() => answer.body.isRead)
    page.fake(window, 'fetch', () => new Promise(() => {}))
    const waiting = call()
    controller.abort()
    for (const one of [reading, waiting, call()]) expect((await one).reason).to.equal('aborted')
  })

  it('reads personal data, with the card membership by the name of the product (CALL-25, CONFIG-23)', async () => {
    const answer = {
      tracking: { loginStatus: 'REMEMBERED' },
      customer: { firstname: 'Anna', lastname: null, loyaltyBeans: 120 },
      statuses: { isBohnecardMember: true, isCommunityMember: false },
    }
    page.serve({ 'GET /service/customerfrontenddata/api/v1/psdata': () => json(answer) })
    expect(await getPersonalData(context, 'Bohne')).to.deep.equal({
      loginStatus: 'REMEMBERED',
      firstName: 'Anna',
      lastName: '',
      loyaltyBeans: 120,
      isCommunityMember: false,
      isCardMember: true,
    })
  })
})
