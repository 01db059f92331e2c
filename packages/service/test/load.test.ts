import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { describe, it } from 'node:test'
import { createRenderQueue, TooBusy } from '../fragment-service/render-queue.ts'
import { cacheOf, fakeShop, isWhole } from './support.ts'

/** A queue whose renders take a given time, on a clock of their own. */
function timedQueue() {
  let now = 0
  const render = createRenderQueue(() => now)
  const log: string[] = []
  return {
    log,
    pass: (ms: number) => {
      now += ms
    },
    add: (name: string, { ms, deadline }: { ms: number; deadline?: number }) =>
      render(async () => {
        log.push(name)
        await Promise.resolve()
        now += ms
      }, deadline).catch((error) => {
        assert.ok(error instanceof TooBusy)
        log.push(`${name} refused`)
      }),
  }
}

describe('renders of the fragment service', () => {
  it('come one after the other, and everything else has its turn between them (FRAGMENT-25)', async () => {
    const { add, log } = timedQueue()
    const renders = ['a', 'b', 'c'].map((name) => add(name, { ms: 10, deadline: 1000 }))
    setImmediate(() => log.push('a request comes'))
    await Promise.all(renders)
    assert.deepEqual(log, ['a', 'a request comes', 'b', 'c'])
  })

  it('keep nobody waiting who comes behind 300 connections (FRAGMENT-40)', async (test) => {
    let accepted = 0
    const server = createServer(() => {
      accepted += 1
    })
    const sockets: Socket[] = []
    test.after(() => {
      for (const socket of sockets) socket.destroy()
      server.close()
    })
    await once(server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }), 'listening')
    const { port } = server.address() as AddressInfo
    const render = createRenderQueue(() => 0)
    const renders = Array.from({ length: 10 }, () =>
      render(async () => {
        // The system lets them in before the process does.
        while (sockets.length < 300) sockets.push(connect(port, '127.0.0.1'))
      }),
    )
    await Promise.all(renders)
    assert.equal(accepted, 300)
  })

  it('are refused at once when those before them take too long, and when their time has come too late (FRAGMENT-25)', async () => {
    const { add, log } = timedQueue()
    // Ten ms are expected of each until the first is over.
    const renders = [1, 2, 3, 4, 5].map((count) => add(String(count), { ms: count === 1 ? 100 : 10, deadline: 45 }))
    await Promise.resolve()
    assert.deepEqual(log, ['1', '5 refused'])
    await Promise.all(renders)
    assert.deepEqual(log, ['1', '5 refused', '2 refused', '3 refused', '4 refused'])
  })

  it('are expected to take as long as those before, and others wait for what has no deadline (FRAGMENT-25)', async () => {
    const { add, log, pass } = timedQueue()
    for (let count = 0; count < 30; count += 1) await add('slow', { ms: 50, deadline: 10_000 })
    // For as long as a render others have their turns.
    pass(50)
    await new Promise(setImmediate)
    log.length = 0
    const start = 30 * 50 + 50
    // Nothing is before the first.
    const renders = [
      add('1', { ms: 50, deadline: start }),
      add('2', { ms: 50, deadline: start + 160 }),
      add('for all', { ms: 50 }),
      add('3', { ms: 50, deadline: start + 160 }),
    ]
    await Promise.all(renders)
    assert.deepEqual(log, ['1', '3 refused', 'for all', '2'])
  })
})

describe('the fragment service with more requests than it can render', () => {
  it('answers whole fragments of the same look with the attributes that were asked for, for 5 s (FRAGMENT-25, DELIVERY-61)', async () => {
    const shop = fakeShop()
    const get = (query: string) => shop.service(new Request(`http://service/fragments/DE/shop-header?${query}`))
    await get('theme=dark')
    const answers = await Promise.all(
      Array.from({ length: 400 }, async (_, index) => {
        const response = await get(`theme=dark&logo-alt=${index}%3E%22%C3%A4`)
        return { response, html: await response.text(), index }
      }),
    )
    const inPlace = answers.filter(({ response }) => cacheOf(response) === 'fwd=miss; detail=busy')
    const rendered = answers.filter(({ response }) => cacheOf(response) === 'fwd=miss')
    assert.equal(inPlace.length + rendered.length, answers.length)
    assert.ok(inPlace.length > 0, `${rendered.length} rendered of ${answers.length}`)
    for (const { html, index } of answers) {
      assert.ok(isWhole(html, 'shop-header'))
      assert.ok(
        html.startsWith(`<shop-header site="DE" logo-alt="${index}>&quot;&#228;" theme="dark"><template`),
        html.slice(0, 99),
      )
      // The menu of the service.
      assert.match(html, />Kaffee &amp; Tee</)
    }
    for (const { response, html } of inPlace) {
      assert.match(response.headers.get('cache-control') ?? '', /^public, max-age=\d+, stale-while-revalidate=5$/)
      assert.ok(Number(response.headers.get('x-accel-expires')) <= 5)
      // The site is the default one.
      assert.ok(html.includes('data-prerendered="&#123;&quot;theme&quot;:&quot;dark&quot;}"'))
    }
    assert.equal(await shop.metric('cache_total', 'tag="shop-header",result="busy"'), inPlace.length)
  })

  it('answers those without content where none of the look is kept (FRAGMENT-25)', async () => {
    const { service } = fakeShop()
    const answers = await Promise.all(
      Array.from({ length: 400 }, async (_, index) => {
        const response = await service(new Request(`http://service/fragments/SK/shop-header?logo-alt=${index}`))
        return { cache: cacheOf(response), html: await response.text() }
      }),
    )
    assert.ok(answers.some(({ cache, html }) => cache?.endsWith('busy') && !html.includes('Kaffee &amp; Tee')))
    for (const { html } of answers) assert.ok(isWhole(html, 'shop-header'))
    // The look has been made with content meanwhile.
    const next = await service(new Request('http://service/fragments/SK/shop-header'))
    assert.equal(cacheOf(next), 'hit')
    assert.match(await next.text(), />Kaffee &amp; Tee</)
  })
})
