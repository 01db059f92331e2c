import { expect } from '@open-wc/testing'
import type { Clock } from '@sinonjs/fake-timers'
import { askWithKy } from '../../src/api/ask-with-ky.ts'
import { ApiError, ask } from '../../src/api/client.ts'
import type { Call } from '../../src/api/request.ts'
import { untilDueIn } from '../support/due-timers.ts'
import { heldAnswer } from '../support/held-answer.ts'
import { page } from '../support/page.ts'
import { type Handler, json } from '../support/services.ts'
import { failureOf, patchToJson } from './support.ts'

const context = { site: 'HU', apiBase: '', element: 'shop-header' } as const

describe('askWithKy', () => {
  let clock: Clock
  const using = (handler: Handler) => page.serve({ 'GET /x': handler, 'PUT /x': handler })
  /** Lets time pass once a timer waits for its end, or for another time. */
  const wait = async (ms: number, due = ms) => {
    await untilDueIn(clock, due)
    clock.tick(ms)
  }
  const call = (more: Partial<Call> = {}) =>
    askWithKy(context, { path: '/x', ...more }).catch((error) => {
      if (error instanceof ApiError) return error.reason
      throw error
    })

  beforeEach(() => {
    clock = page.clock()
  })

  it("gives a page's fetch what `ask` gives it (CALL-3, CALL-4, CALL-8, CALL-10, CALL-14)", async () => {
    const given: object[] = []
    page.fake(window, 'fetch', async (address: string, { signal, ...init }: RequestInit) => {
      given.push({ address, isAbortable: signal instanceof AbortSignal, ...init })
      return json({ a: 1 })
    })
    patchToJson()
    for (const more of [
      { query: { q: 'ä b' }, headers: { 'X-A': '1' } },
      { method: 'POST', body: { list: [1, { deep: ['ü'] }] } },
      { cache: 'no-store', redirect: 'error' },
    ] as const)
      for (const apiBase of ['', 'https://api.invalid']) {
        for (const by of [askWithKy, ask]) {
          const answer = await by({ ...context, apiBase }, { path: '/x', ...more })
          expect(answer).to.deep.equal({ status: 200, isOk: true, body: { a: 1 } })
        }
        const [byKy, byAsk] = given.splice(0)
        expect(byKy).to.deep.equal(byAsk)
      }
  })

  it('makes a call once that is not to be repeated, and any status is its answer (CALL-7)', async () => {
    using(() => json({ type: 'urn:x' }, 503))
    for (const method of ['GET', 'PUT'] as const) {
      const answer = await askWithKy(context, { path: '/x', method })
      expect(answer).to.deep.equal({ status: 503, isOk: false, body: { type: 'urn:x' } })
      expect(page.calls(`${method} /x`)).to.have.length(1)
    }
  })

  it("fails as `ask` does by what a page's fetch throws", async () => {
    page.fake(window, 'fetch', () => {
      throw 'broken'
    })
    for (const by of [ask, askWithKy])
      expect(await failureOf(by(context, { path: '/x/secret', template: '/x/{token}' }))).to.include({
        reason: 'network',
        message: 'GET /x/{token} got no answer (string).',
      })
  })

  it('gives a call 15,000 ms, body included (CALL-5)', async () => {
    for (const response of [undefined, new Response(new ReadableStream())]) {
      const held = heldAnswer()
      using(held.answer)
      const answer = call()
      await wait(14_000, 15_000)
      if (response) await held.release(response)
      await wait(999, 1000)
      expect(await Promise.race([answer, 'still waiting'])).to.equal('still waiting')
      await wait(1)
      expect(await answer).to.equal('timeout')
    }
  })

  it('ends at once when it is aborted, before it too (CALL-6)', async () => {
    using(() => new Promise(() => {}))
    const controller = new AbortController()
    const answer = call({ signal: controller.signal })
    await untilDueIn(clock, 15_000, () => page.calls().length === 1)
    controller.abort()
    expect(await answer).to.equal('aborted')
    expect(page.calls()).to.have.length(1)
    expect(await call({ signal: AbortSignal.abort() })).to.equal('aborted')
  })
})
