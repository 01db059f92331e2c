import { expect } from '@open-wc/testing'
import { install } from '@sinonjs/fake-timers'
import { ApiError } from '../../src/api/api-error.ts'
import { askWithKy } from '../../src/api/ask-with-ky.ts'
import { ask } from '../../src/api/client.ts'
import type { Call } from '../../src/api/request.ts'
import { untilDueIn } from '../support/due-timers.ts'
import { type Handler, json, serve } from '../support/services.ts'

const context = { site: 'HU', apiBase: '', element: 'shop-header' } as const

describe('askWithKy', () => {
  let clock: ReturnType<typeof install>
  let services: ReturnType<typeof serve> | undefined
  const using = (handler: Handler) => {
    services = serve({ 'GET /x': handler, 'PUT /x': handler })
    return services.calls
  }
  /** Lets time pass once a timer waits for its end, or for another time. */
  const wait = async (ms: number, due = ms) => {
    await untilDueIn(clock, due)
    clock.tick(ms)
  }
  const call = (more: Partial<Call> = {}) =>
    askWithKy(context, { path: '/x', ...more }, { retries: 2, delayMs: 500 }).catch((error) => {
      if (error instanceof ApiError) return error.reason
      throw error
    })

  beforeEach(() => {
    clock = install({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    clock.uninstall()
    services?.end()
  })

  it("gives a page's fetch what `ask` gives it: address, cookies, cache, redirects, headers, body (CALL-3, CALL-4, CALL-8, CALL-10, CALL-14)", async () => {
    const prototype = Array.prototype as { toJSON?: () => string }
    const original = window.fetch
    const other = { ...context, apiBase: 'https://api.invalid' }
    const given = async (by: typeof ask, where: typeof other | typeof context, more: Partial<Call>) => {
      let all: object = {}
      window.fetch = async (address, { signal, ...init } = {}) => {
        all = { address, isAbortable: signal instanceof AbortSignal, ...init }
        return json({ a: 1 })
      }
      prototype.toJSON = () => 'patched'
      const answer = await by(where, { path: '/x', ...more }).finally(() => {
        delete prototype.toJSON
        window.fetch = original
      })
      expect(answer).to.deep.equal({ status: 200, isOk: true, body: { a: 1 } })
      return all
    }
    for (const more of [
      { query: { q: 'ä b' }, headers: { 'X-A': '1' } },
      { method: 'POST', body: { list: [1, { deep: ['ü'] }] } },
      { cache: 'no-store', redirect: 'error' },
    ] as const) {
      for (const where of [context, other])
        expect(await given(askWithKy, where, more)).to.deep.equal(await given(ask, where, more))
    }
  })

  it('makes a call once that is not to be repeated, and any status is its answer (CALL-7)', async () => {
    for (const method of ['GET', 'PUT'] as const) {
      const calls = using(() => json({ type: 'urn:x' }, 503))
      const answer = await askWithKy(context, { path: '/x', method })
      expect(answer).to.deep.equal({ status: 503, isOk: false, body: { type: 'urn:x' } })
      expect(calls).to.have.length(1)
      services?.end()
    }
  })

  it("fails as `ask` does by what a page's fetch throws", async () => {
    const original = window.fetch
    for (const by of [ask, askWithKy]) {
      window.fetch = () => {
        throw 'broken'
      }
      const error = await by(context, { path: '/x/secret', template: '/x/{token}' }).catch((reason) => reason)
      window.fetch = original
      expect(error).to.be.instanceOf(ApiError)
      expect(error).to.include({ reason: 'network', message: 'GET /x/{token} got no answer (string).' })
    }
  })

  it('answers with the last refusal, body included, after all retries (SEARCH-12)', async () => {
    let count = 0
    const calls = using(() => json({ attempt: ++count }, 503))
    const answer = call()
    await wait(500)
    await wait(500)
    expect(await answer).to.deep.equal({ status: 503, isOk: false, body: { attempt: 3 } })
    expect(calls).to.have.length(3)
  })

  for (const status of [200, 204, 304, 399]) {
    it(`does not retry ${status} (SEARCH-12)`, async () => {
      const calls = using(() => new Response(null, { status }))
      expect(await call()).to.deep.equal({ status, isOk: status < 300, body: undefined })
      expect(calls).to.have.length(1)
    })
  }

  for (const status of [400, 413, 429, 503]) {
    it(`waits as long as it was told, whatever a service asks for with ${status} (SEARCH-12)`, async () => {
      const calls = using(() => new Response(null, { status, headers: { 'Retry-After': '60' } }))
      const answer = call()
      await wait(499, 500)
      expect(calls).to.have.length(1)
      await wait(1)
      await wait(500)
      expect(await answer).to.include({ status })
      expect(calls).to.have.length(3)
    })
  }

  it('sends the same request with each attempt', async () => {
    const calls = using(() => json({}, 500))
    const answer = call({ method: 'PUT', query: { q: 'ä b' }, body: { list: [1] }, headers: { 'X-A': '1' } })
    await wait(500)
    await wait(500)
    await answer
    const sent = calls.map(({ method, query, body, headers }) => [method, query.get('q'), body, headers.get('X-A')])
    expect(sent).to.deep.equal([1, 2, 3].map(() => ['PUT', 'ä b', { list: [1] }, '1']))
  })

  it('does not retry a failing network, after a refusal either (SEARCH-12)', async () => {
    let isDown = false
    const calls = using(() => (isDown ? Promise.reject(new TypeError('offline')) : json({}, 500)))
    const answer = call()
    await untilDueIn(clock, 500)
    isDown = true
    await wait(500)
    expect(await answer).to.equal('network')
    expect(calls).to.have.length(2)
  })

  it('gives each attempt 15,000 ms of its own, body included, and does not retry it then (CALL-5, SEARCH-12)', async () => {
    const answers = [json({}, 500), new Response(new ReadableStream(), { status: 500 })]
    const calls = using(() => {
      const [answer] = answers
      return new Promise<Response>((resolve) =>
        setTimeout(() => resolve(answers.shift() ?? (answer as Response)), 14_000),
      )
    })
    const answer = call()
    await wait(14_000)
    await wait(500)
    await wait(14_000)
    await wait(999, 1000)
    expect(await Promise.race([answer, 'still waiting'])).to.equal('still waiting')
    await wait(1)
    expect(await answer).to.equal('timeout')
    clock.tick(60_000)
    expect(calls).to.have.length(2)
  })

  it('ends at once when it is aborted: before it, during an attempt, between two (CALL-6, SEARCH-13)', async () => {
    const pending: Handler = () => new Promise(() => {})
    // The limit of the attempt, and the time until the next one.
    for (const [handler, due] of [
      [pending, 15_000],
      [() => json({}, 500), 500],
    ] as const) {
      const calls = using(handler)
      const controller = new AbortController()
      const answer = call({ signal: controller.signal })
      await untilDueIn(clock, due, () => calls.length === 1)
      controller.abort()
      expect(await answer).to.equal('aborted')
      clock.tick(60_000)
      expect(calls).to.have.length(1)
      services?.end()
    }
    using(pending)
    expect(await call({ signal: AbortSignal.abort() })).to.equal('aborted')
  })
})
