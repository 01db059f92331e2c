import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { parseForwards } from '../forward.ts'
import { openServices, overHttp, type Shopper, visit } from './support.ts'

describe('a forwarded call', () => {
  let server: Awaited<ReturnType<typeof overHttp>>
  let shopper: Shopper
  before(async () => {
    server = await overHttp(async (request) => {
      const { pathname, search } = new URL(request.url)
      const asked = { site: request.headers.get('x-hunter-site'), url: pathname + search, body: await request.text() }
      const headers: [string, string][] = [
        ['set-cookie', 'a=1'],
        ['set-cookie', 'b=2'],
      ]
      return Response.json(asked, { status: 418, headers })
    })
    shopper = await visit(openServices(parseForwards(`/json/psdata=${server.url}/, /service/cart=http://127.0.0.1:1`)))
  })
  after(() => server.close())

  it('is answered by the other server, with status, cookies and body', async () => {
    const answer = await shopper.get('/json/psdata?a=b', { 'x-hunter-site': 'HU' })
    assert.deepEqual([answer.status, answer.json], [418, { site: 'HU', url: '/json/psdata?a=b', body: '' }])
    assert.deepEqual([shopper.cookies.a, shopper.cookies.b], ['1', '2'])
    const sent = await shopper.ask('/json/psdata', { method: 'PUT', body: { quantity: 2 } })
    assert.equal(sent.json.body, '{"quantity":2}')
  })

  it('fails when the other server is not reachable, and does not affect other calls', async () => {
    assert.equal((await shopper.get('/service/cart/api/cart')).status, 500)
    assert.equal((await shopper.get('/jsonflyoutnavigation?site=DE')).status, 200)
  })

  it('can have a fault like any other', async () => {
    await shopper.open('/?fault=psdata:503')
    assert.equal((await shopper.get('/json/psdata')).status, 503)
    await shopper.open('/?fault=psdata:malformed')
    const { status, json } = await shopper.get('/json/psdata')
    assert.deepEqual([status, json], [200, undefined])
  })

  it('needs a valid FORWARD', () => {
    assert.deepEqual(parseForwards(), [])
    for (const text of ['/service', 'service=http://a', '/service=ftp://a', '/service=http://a/path'])
      assert.throws(() => parseForwards(text), /FORWARD/)
  })
})
