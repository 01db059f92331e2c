import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createShop, startDemo } from '../../demo/server.ts'
import { type Shopper, visit } from '../../packages/shop/test/support.ts'

const email = 'ada@mail.example'
/** A link of the demo's menu, below an entry of the bar. */
const MENU_LINK = 'href="/categories/coffee/'
const headerOf = (html: string) => /<shop-header [\s\S]*<\/shop-header>/.exec(html)?.[0] ?? ''

describe('the pages of the demo shop', () => {
  const handle = createShop({ hasContent: true, cdnUrl: 'http://cdn.example' })
  let shopper: Shopper
  const open = async (page = '/') => {
    shopper = await visit({ handle }, page)
  }
  const page = async (path: string) => (await shopper.open(path)).text

  it('include fragments with content from the fragment service, and those of the build on request (FRAGMENT-24)', async () => {
    await open()
    const header = headerOf(await page('/?site=HU&theme=dark'))
    assert.match(
      header,
      /^<shop-header site="HU" added-panel="" pi-teaser="phase" theme="dark" top-banner="home_top"><template/,
    )
    assert.ok(header.includes(MENU_LINK))
    assert.match(
      headerOf(await page('/checkout')),
      /^<shop-header site="HU" added-panel="" reduced="" theme="dark"><template/,
    )
    const built = headerOf(await page('/?fragments=static'))
    assert.ok(built.includes('<template') && !built.includes(MENU_LINK))
    assert.doesNotMatch(headerOf(await page('/?fragments=off')), /<template/)
  })

  it('let the browser ask where a visitor breaks calls or tries out promotions (FRAGMENT-24)', async () => {
    await open()
    const hasMenu = async (path: string) => headerOf(await page(path)).includes(MENU_LINK)
    assert.ok(await hasMenu('/?fault=cart.put:500'))
    assert.ok(!(await hasMenu('/?fault=navigation:delay-2000')))
    assert.ok(await hasMenu('/?fault=none'))
    await shopper.post('/demo/promotions', { id: 'mine', type: 'x', contentJSON: '{}' })
    assert.ok(!(await hasMenu('/')))
  })

  it('show the edited promotion in their own header, and escape whatever is saved', async () => {
    await open()
    for (const [id = '', attribute = ''] of [
      ['home_top', 'top-banner="home_top"'],
      ['category_banner', 'category-banner="category_banner"'],
      ['phase', 'pi-teaser="phase"'],
      ['~header_top', 'benefits="~header_top"'],
    ])
      assert.ok(/<shop-header[^>]*>/.exec(await page(`/demo/promotions?id=${id}`))?.[0].includes(attribute), attribute)
    const hostile = '"></textarea><script>alert(1)</script><img src=x onerror=alert(1)>'
    await shopper.post('/demo/promotions', { id: hostile, type: hostile, contentJSON: hostile })
    const text = await page(`/demo/promotions?id=${encodeURIComponent(hostile)}`)
    assert.ok(text.includes('&lt;script>alert(1)'))
    assert.ok(!text.includes('<script>alert(1)') && !text.includes('<img src=x'))
    assert.equal(text.match(/<\/textarea>/g)?.length, 1)
  })

  it('do not create a visitor with a picture', async () => {
    for (const name of ['hero', 'none']) {
      const { headers } = await handle(new Request(`http://shop.test/pictures/${name}.svg`))
      assert.deepEqual(headers.getSetCookie(), [])
    }
  })

  it('preload fonts that their sheet names and browsers keep, a second alphabet only where it is read', async () => {
    const get = (path: string) => handle(new Request(`http://shop.test${path}`))
    const sheet = await (await get('/fonts.css')).text()
    await open()
    for (const [site, alphabets] of [
      ['DE', ['latin', 'latin']],
      ['TR', ['latin', 'latin-ext', 'latin', 'latin-ext']],
    ] as const) {
      const files = [...(await page(`/?site=${site}`)).matchAll(/as="font"[^>]* href="([^"]+)"/g)].map(
        ([, file = '']) => file,
      )
      assert.deepEqual(
        files.map((file) => /latin(-ext)?/.exec(file)?.[0]),
        alphabets,
      )
      // Before any text.
      assert.match(await page(`/?site=${site}`), /<script src="\/typeface\.js"><\/script>[\s\S]*<body/)
      for (const file of files) {
        assert.ok(sheet.includes(`url(${file})`), file)
        const { headers, body } = await get(file)
        await body?.cancel()
        assert.equal(headers.get('content-type'), 'font/woff2')
        assert.match(headers.get('cache-control') ?? '', /immutable/)
      }
    }
    assert.equal((await get('/fonts/5.3.0/inter-latin-wght-normal.woff2')).status, 404)
  })

  it('say in words how products are rated and when they arrive, and show no picture twice', async () => {
    await open('/?site=DE')
    const main = /<main[\s\S]*<\/main>/.exec(await page('/'))?.[0] ?? ''
    assert.equal(main.match(/class="product-card/g)?.length, 12)
    assert.equal(main.match(/data-add=/g)?.length, 12)
    assert.equal(main.match(/von 5 Sternen, [\d.]+ Bewertungen/g)?.length, 12)
    assert.equal(main.match(/Lieferung (Mo|Di|Mi|Do|Fr)\., \d+\. /g)?.length, 12)
    assert.match(main, /Nur noch 3\sStück verfügbar/)
    const pictures = main.match(/\/pictures\/[\w-]+\.svg/g) ?? []
    assert.deepEqual(pictures, [...new Set(pictures)])
  })

  it('close a connection that is to be dropped (CALL-24)', async (test) => {
    const { url, close } = await startDemo()
    test.after(close)
    const opened = await fetch(`${url}/?fault=psdata:droppedx1,cart.put:droppedx1`)
    const cookies = opened.headers.getSetCookie().map((text) => text.split(';')[0])
    const headers = { cookie: cookies.join('; ') }
    await assert.rejects(fetch(`${url}/json/psdata`, { headers }))
    const put = { method: 'PUT', headers, body: '{}', signal: AbortSignal.timeout(30_000) }
    await assert.rejects(fetch(`${url}/service/cart/api/cart`, put), TypeError)
    assert.equal((await fetch(`${url}/json/psdata`, { headers })).status, 200)
  })

  describe('with the newsletter’s form, without JavaScript', () => {
    const sendTo = (fields: Record<string, string>) =>
      shopper.ask('/subscribenewsletter', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ origin: 'onsite', originAddition: 'subsite', ...fields }).toString(),
      })
    const send = async (site: string, fields: Record<string, string>) => {
      await open(`/?site=${site}`)
      return sendTo(fields)
    }
    const mails = async () => (await shopper.get('/demo/mails')).json

    it('sign up with the address alone where no more is required (NEWS-30)', async () => {
      const { status, text } = await send('DE', { email: ` ${email} ` })
      assert.equal(status, 200)
      assert.ok(text.includes(email) && text.includes('Fast geschafft'))
      assert.equal((await mails())[0].email, email)
      assert.ok((await page('/demo/mailbox')).includes('Anmeldung bestätigen'))
    })

    it('ask for what is missing, keep what was sent, and then sign up (NEWS-17, NEWS-30)', async () => {
      const { status, text } = await send('HU', { email, firstName: 'Ada <3' })
      assert.equal(status, 422)
      assert.ok(text.includes('A megszólítás mező kitöltése kötelező.'))
      assert.ok(text.includes('value="Ada &lt;3"') && text.includes(`value="${email}"`))
      assert.deepEqual(await mails(), [])
      assert.equal((await sendTo({ email, salutation: 'MRS', firstName: 'Ada', lastName: 'Kiss' })).status, 200)
      assert.equal((await mails())[0].site, 'HU')
    })

    it('require the legal consent in TR (NEWS-3)', async () => {
      const fields = { email, firstName: 'Ada', lastName: 'Yılmaz' }
      assert.equal((await send('TR', fields)).status, 422)
      assert.equal((await sendTo({ ...fields, legals: 'on' })).status, 200)
    })

    it('show the messages for an invalid address and for a failing service (NEWS-14, NEWS-24)', async () => {
      const wrong = await send('DE', { email: 'ada@' })
      assert.ok(wrong.text.includes('Bitte geben Sie eine gültige E‑Mail-Adresse ein.'))
      await shopper.open('/?fault=newsletter:500')
      const { status, text } = await sendTo({ email })
      assert.equal(status, 502)
      assert.ok(text.includes('Aus technischen Gründen') && text.includes(`value="${email}"`))
    })

    it('save nothing for a bot, but show it a success (NEWS-27)', async () => {
      assert.equal((await send('DE', { email, 'verify-email': 'x' })).status, 200)
      assert.deepEqual(await mails(), [])
    })
  })
})
