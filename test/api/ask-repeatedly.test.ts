import { expect } from '@open-wc/testing'
import type { Clock } from '@sinonjs/fake-timers'
import { askRepeatedly } from '../../src/api/ask-repeatedly.ts'
import { ApiError } from '../../src/api/client.ts'
import type { Call } from '../../src/api/request.ts'
import { untilDueIn } from '../support/due-timers.ts'
import { heldAnswer } from '../support/held-answer.ts'
import { page } from '../support/page.ts'
import { type Handler, json } from '../support/services.ts'

const context = { site: 'HU', apiBase: '', element: 'shop-header' } as const

describe('askRepeatedly', () => {
  let clock: Clock
  const using = (handler: Handler) => page.serve({ 'GET /x': handler, 'PUT /x': handler })
  /** Lets time pass once a timer waits for its end, or for another time. */
  const wait = async (ms: number, due = ms) => {
    await untilDueIn(clock, due)
    clock.tick(ms)
  }
  const call = (more: Partial<Call> = {}) =>
    askRepeatedly(context, { path: '/x', ...more }, { retries: 2, delayMs: 500 }).catch((error) => {
      if (error instanceof ApiError) return error.reason
      throw error
    })

  beforeEach(() => {
    clock = page.clock()
  })

  it('answers with the last refusal, body included, after all retries (SEARCH-12)', async () => {
    let count = 0
    using(() => json({ attempt: ++count }, 503))
    const answer = call()
    await wait(500)
    await wait(500)
    expect(await answer).to.deep.equal({ status: 503, isOk: false, body: { attempt: 3 } })
    expect(page.calls()).to.have.length(3)
  })

  for (const status of [200, 204, 304, 399]) {
    it(`does not retry ${status} (SEARCH-12)`, async () => {
      using(() => new Response(null, { status }))
      expect(await call()).to.deep.equal({ status, isOk: status < 300, body: undefined })
      expect(page.calls()).to.have.length(1)
    })
  }

  for (const status of [400, 413, 429, 503]) {
    it(`waits as long as it was told, whatever a service asks for with ${status} (SEARCH-12)`, async () => {
      using(() => new Response(null, { status, headers: { 'Retry-After': '60' } }))
      const answer = call()
      await wait(499, 500)
      expect(page.calls()).to.have.length(1)
      await wait(1)
      await wait(500)
      expect(await answer).to.include({ status })
      expect(page.calls()).to.have.length(3)
    })
  }

  it('sends the same request with each attempt', async () => {
    using(() => json({}, 500))
    const answer = call({ method: 'PUT', query: { q: 'ä b' }, body: { list: [1] }, headers: { 'X-A': '1' } })
    await wait(500)
    await wait(500)
    await answer
    const sent = page
      .calls()
      .map(({ method, query, body, headers }) => [method, query.get('q'), body, headers.get('X-A')])
    expect(sent).to.deep.equal([1, 2, 3].map(() => ['PUT', 'ä b', { list: [1] }, '1']))
  })

  it('does not retry a failing network, after a refusal either (SEARCH-12)', async () => {
    using(() => json({}, 500))
    const answer = call()
    await untilDueIn(clock, 500)
    using(() => Promise.reject(new TypeError('offline')))
    await wait(500)
    expect(await answer).to.equal('network')
    expect(page.calls()).to.have.length(2)
  })

  it('gives each attempt 15,000 ms of its own, body included, and does not retry it then (CALL-5)', async () => {
    const answers = [json({}, 500), new Response(new ReadableStream(), { status: 500 })]
    const held = heldAnswer()
    using(held.answer)
    const answer = call()
    for (const response of answers) {
      await wait(14_000, 15_000)
      await held.release(response)
      if (response === answers[0]) await wait(500)
    }
    await wait(999, 1000)
    expect(await Promise.race([answer, 'still waiting'])).to.equal('still waiting')
    await wait(1)
    expect(await answer).to.equal('timeout')
    clock.tick(60_000)
    expect(page.calls()).to.have.length(2)
  })

  it('ends at once when it is aborted: before it, during an attempt, between two (CALL-6, SEARCH-13)', async () => {
    const pending: Handler = () => new Promise(() => {})
    // The limit of the attempt, and the time until the next one.
    for (const [count, handler, due] of [
      [1, pending, 15_000],
      [2, () => json({}, 500), 500],
    ] as const) {
      using(handler)
      const controller = new AbortController()
      const answer = call({ signal: controller.signal })
      await untilDueIn(clock, due, () => page.calls().length === count)
      controller.abort()
      expect(await answer).to.equal('aborted')
      clock.tick(60_000)
      expect(page.calls()).to.have.length(count)
    }
    expect(await call({ signal: AbortSignal.abort() })).to.equal('aborted')
  })
})
