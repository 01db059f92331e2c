import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import Fastify, { type FastifyInstance } from 'fastify'
import { parseForwards } from '../../demo/forward.ts'
import { openShop, visit } from './support.ts'

describe('a forwarded call', () => {
  const service = Fastify()
  let shop: FastifyInstance

  before(async () => {
    service.all('/json/psdata', async (request, reply) =>
      reply
        .code(418)
        .header('set-cookie', ['a=1', 'b=2'])
        .send({ site: request.headers['x-hunter-site'], query: request.query, body: request.body ?? null }),
    )
    const origin = await service.listen({ port: 0, host: '127.0.0.1' })
    shop = await openShop(parseForwards(`/json/psdata=${origin}/, /service/cart=http://127.0.0.1:1`))
  })
  after(() => Promise.all([shop.close(), service.close()]))

  it('is answered by the other server, with status, cookies and body', async () => {
    const answer = await shop.inject({ url: '/json/psdata?a=b', headers: { 'x-hunter-site': 'HU' } })
    assert.equal(answer.statusCode, 418)
    assert.deepEqual(answer.json(), { site: 'HU', query: { a: 'b' }, body: null })
    const names = answer.cookies.map(({ name }) => name)
    assert.ok(names.includes('a') && names.includes('b'))
  })

  it('is forwarded with its body', async () => {
    const answer = await shop.inject({ method: 'PUT', url: '/json/psdata', payload: { quantity: 2 } })
    assert.deepEqual(answer.json().body, { quantity: 2 })
  })

  it('fails when the other server is not reachable', async () => {
    assert.equal((await shop.inject('/service/cart/api/cart')).statusCode, 500)
  })

  it('can have a fault like any other', async () => {
    const shopper = await visit(shop, '/?fault=psdata:503')
    assert.equal((await shopper.get('/json/psdata')).statusCode, 503)
    await shopper.open('/?fault=psdata:malformed')
    const malformed = await shopper.get('/json/psdata')
    assert.equal(malformed.statusCode, 200)
    assert.throws(() => malformed.json())
  })

  it('does not affect other calls', async () => {
    assert.equal((await shop.inject('/jsonflyoutnavigation?site=DE')).statusCode, 200)
  })

  it('needs a valid FORWARD', () => {
    assert.deepEqual(parseForwards(), [])
    for (const text of ['/service', 'service=http://a', '/service=ftp://a', '/service=http://a/path'])
      assert.throws(() => parseForwards(text), /FORWARD/)
  })
})
