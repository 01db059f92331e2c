import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { describe, it } from 'node:test'
import { createMock } from '../mock/mock.ts'
import { serve } from '../serve.ts'
import { createTryProxy } from '../try/proxy.ts'

describe('a server that is ended', () => {
  it('does not wait for those who have left without an answer (FRAGMENT-22)', async () => {
    let answer = () => {}
    let begun = () => {}
    const isAsked = new Promise<void>((resolve) => (begun = resolve))
    const server = await serve(
      () => {
        begun()
        return new Promise((resolve) => (answer = () => resolve(new Response('late'))))
      },
      { port: 0, host: '127.0.0.1' },
    )
    const left = assert.rejects(fetch(server.url))
    await isAsked
    await server.drop()
    await left
    answer()
    await server.close()
  })
})

it('a server that is ended goes on for its time of grace, and closes each connection with its answer (FRAGMENT-22)', async () => {
  const server = await serve(async () => new Response('here'), { port: 0, host: '127.0.0.1' })
  const { hostname, port } = new URL(server.url)
  const kept = connect(Number(port), hostname)
  const ask = async () => {
    kept.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    return String((await once(kept, 'data'))[0])
  }
  assert.match(await ask(), /200 OK[\s\S]*connection: keep-alive/i)
  const ended = server.close(300)
  const closed = once(kept, 'close')
  assert.match(await ask(), /200 OK[\s\S]*connection: close/i)
  await closed
  assert.equal(await (await fetch(server.url)).text(), 'here')
  await ended
  await assert.rejects(fetch(server.url))
})

it('a connection on which a second request comes before the first is answered is closed (FRAGMENT-3)', async () => {
  let asked = 0
  let closed = () => {}
  const isClosed = new Promise<void>((resolve) => (closed = resolve))
  const server = await serve(
    async () => {
      asked += 1
      if (asked === 1) await isClosed
      return new Response('x'.repeat(50_000))
    },
    { port: 0, host: '127.0.0.1' },
  )
  const { hostname, port } = new URL(server.url)
  const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'
  const greedy = connect(Number(port), hostname)
  let received = 0
  greedy.on('data', ({ length }) => (received += length)).on('error', () => {})
  greedy.write(GET.repeat(500))
  await once(greedy, 'close')
  closed()
  assert.equal(asked, 1)
  assert.ok(received < 50_000)
  // One after the other, a connection serves as many as are wanted.
  const patient = connect(Number(port), hostname)
  for (const count of [2, 3, 4]) {
    patient.write(GET)
    let length = 0
    while (length < 50_000) length += (await once(patient, 'data'))[0].length
    assert.equal(asked, count)
  }
  patient.destroy()
  await server.close()
})

/** The limit is far above what an answer takes: without one a test would hang. */
const LIMIT = { timeout: 60_000 }

describe('a request with a body', () => {
  const PAGE = { origin: 'https://other.example', 'content-type': 'text/plain' }
  const live = { url: new URL('http://127.0.0.1:9'), tagOf: async () => '', hasCookies: false }

  /** Answers before the body has come: only its first byte is sent, of very many. */
  async function statusOf(handler: Parameters<typeof serve>[0], headers: Record<string, string>): Promise<number> {
    const server = await serve(handler, { port: 0, host: '127.0.0.1', isWhole: true })
    const call = request(`${server.url}/service/cart/api/cart`, {
      method: 'POST',
      headers: { ...headers, 'content-length': '650000000' },
    })
    try {
      call.write('a')
      const [response] = await once(call, 'response')
      return response.statusCode
    } finally {
      call.on('error', () => {}).destroy()
      await server.drop()
    }
  }

  it('of any page is refused by try before the body is read (TRY-8)', LIMIT, async () => {
    assert.equal(await statusOf(createTryProxy({ ...live, hasWrites: false }), PAGE), 405)
    assert.equal(await statusOf(createTryProxy({ ...live, hasWrites: true }), PAGE), 403)
  })

  it('of any page is refused by mock before the body is read (CHECK-8)', LIMIT, async () => {
    assert.equal(await statusOf(createMock(), PAGE), 403)
    assert.equal(await statusOf(createMock(), { ...PAGE, origin: 'null' }), 403)
  })

  it('is read by who wants it, up to 10 MB (CHECK-8, TRY-8)', LIMIT, async () => {
    const server = await serve(async (asked) => new Response(`${(await asked.text()).length}`), {
      port: 0,
      host: '127.0.0.1',
      isWhole: true,
    })
    const post = async (length: number) => {
      const response = await fetch(server.url, { method: 'POST', body: 'a'.repeat(length) })
      return [response.status, await response.text()]
    }
    assert.deepEqual(await post(0), [200, '0'])
    assert.deepEqual(await post(10_000_000), [200, '10000000'])
    assert.deepEqual(await post(10_000_001), [413, 'The body has more than 10000000 bytes.'])
    await server.drop()
  })
})
