import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { buildShop, registerPages } from '../../demo/server.ts'
import { visit } from './support.ts'

/** A link of the demo's menu, below an entry of the bar. */
const MENU_LINK = 'href="/categories/coffee/'

describe('the demo shop of npm start', () => {
  let app: FastifyInstance
  before(async () => {
    app = await buildShop({ registerPages, hasContent: true, cdnUrl: 'http://cdn.example' })
  })
  after(() => app.close())
  const headerOf = (html: string) => /<shop-header [\s\S]*<\/shop-header>/.exec(html)?.[0] ?? ''

  it('includes fragments with content from the fragment service, and those of the build on request (FRAGMENT-24)', async () => {
    const shopper = await visit(app)
    const page = async (url: string) => headerOf((await shopper.ask({ url })).body)
    const header = await page('/?site=HU&theme=dark')
    assert.match(header, /^<shop-header site="HU" pi-teaser="phase" theme="dark" top-banner="home_top"><template/)
    assert.ok(header.includes(MENU_LINK))
    assert.match(await page('/checkout'), /^<shop-header site="HU" reduced="" theme="dark"><template/)
    const built = await page('/?fragments=static')
    assert.ok(built.includes('<template') && !built.includes(MENU_LINK))
    assert.doesNotMatch(await page('/?fragments=off'), /<template/)
  })

  it('lets the browser ask where a visitor breaks calls or tries out promotions (FRAGMENT-24)', async () => {
    const shopper = await visit(app)
    const hasMenu = async (url: string) => headerOf((await shopper.ask({ url })).body).includes(MENU_LINK)
    assert.ok(await hasMenu('/?fault=cart.put:500'))
    assert.ok(!(await hasMenu('/?fault=navigation:delay-2000')))
    assert.ok(await hasMenu('/?fault=none'))
    await shopper.ask({
      method: 'POST',
      url: '/demo/promotions',
      payload: { id: 'mine', type: 'x', contentJSON: '{}' },
    })
    assert.ok(!(await hasMenu('/')))
  })
})
