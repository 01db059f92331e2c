// tier 2: the same form as in the core journeys, in the footer
/** The sign-up form in the footer: painted by the fragment, live from the first touch, awake once its code is there. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { ROOT } from './support/release.ts'
import { shop } from './support/shop.ts'
import type { Visitor } from './support/visitor.ts'

const BOX = 'shop-footer >>> shop-newsletter'
const EMAIL = `${BOX} >>> [name=email]`
const LEGALS = `${BOX} >>> [name=legals]`
const ADDRESS = 'anna@mail.example'

const formAwake = (shopper: Visitor) => shopper.until(() => shopper.isAwake(BOX), 'the form is awake')

/**
 * The places of the box and each link of the footer, from the footer's top, and of field and button of the form. Not of the icons: scripts
 * draw them, and without any their links have names.
 */
const places = ({ page }: Visitor) =>
  page.$eval('shop-footer', (footer) => {
    const root = footer.shadowRoot as ShadowRoot
    const form = root.querySelector('shop-newsletter')?.shadowRoot
    const { top } = footer.getBoundingClientRect()
    const parts = [
      ...root.querySelectorAll('.footer__newsletter, .groups a, .seo a, .footer__icons, .legal a'),
      ...(form?.querySelectorAll('h2, form, [name=email], button') ?? []),
    ]
    return parts
      .filter((part) => part.checkVisibility())
      .map((part) => {
        const box = part.getBoundingClientRect()
        // The target of the view changer is not known before the page's address.
        const name = part.matches('[data-live^=view-changer]')
          ? 'view changer'
          : (part.getAttribute('href') ?? part.getAttribute('name') ?? part.localName)
        return `${name}: ${[box.x, box.y - top, box.width, box.height].map((px) => px.toFixed(1)).join(' ')}`
      })
  })

describe('the newsletter form in the footer', () => {
  const demo = shop({ withPictures: false })
  /** Without content of the service, which would wake the footer. */
  const home = (site: string, more = '') => `/?site=${site}&fault=promotion:404${more}`

  it('painted, live and awake it has the same place, and so has each link (FOOTER-26, FOOTER-60)', async () => {
    // At each width: takeover.test.ts, by pictures.
    const before = await places(await demo.open(home('TR', '&elements=off'), { width: 375, until: 'loaded' }))
    assert.ok(before.some((place) => place.startsWith('email')))
    const shopper = await demo.open(home('TR'), { width: 375, until: 'live' })
    await shopper.scroll('shop-footer')
    await shopper.rest()
    // The room of the campaigns, which don't come, has been given back.
    await shopper.page.evaluate(() => Object.assign(window, { layoutShift: 0, shifted: [] }))
    assert.deepEqual([await shopper.isAwake('shop-footer'), await shopper.isAwake(BOX)], [false, false])
    assert.deepEqual(await places(shopper), before, 'live')
    await shopper.ready('footer')
    await shopper.scroll('shop-footer')
    await shopper.hover(`${BOX} >>> h2`)
    await formAwake(shopper)
    await shopper.page.mouse.move(0, 0)
    await shopper.rest()
    assert.deepEqual(await places(shopper), before, 'awake')
    await shopper.stoodStill()
  })

  it('keeps an address that was typed before any code, and wakes without the footer (LIVE-3, LIVE-6)', async () => {
    const shopper = await demo.visitor({ withRequests: true })
    const { release } = await shopper.hold(/\.js$/)
    // The page is not loaded before its script is.
    const loading = shopper.open(home('DE'), 'live')
    await shopper.type(EMAIL, 'anna@')
    release()
    await loading
    await shopper.type(EMAIL, 'mail.example')
    await shopper.see(LEGALS)
    assert.equal(await shopper.value(EMAIL), ADDRESS)
    assert.equal(await shopper.focused(), 'email')
    assert.equal(await shopper.isAwake('shop-footer'), false)
  })

  it('answers a first touch that is a click on its button, or Enter, on the page (LIVE-7, NEWS-17, NEWS-30)', async () => {
    for (const submit of [
      (shopper: Visitor) => shopper.click(`${BOX} >>> form button[type=submit]`),
      (shopper: Visitor) => shopper.press('Enter', EMAIL),
    ]) {
      const shopper = await demo.open(home('DE'), { until: 'live' })
      await shopper.scroll('shop-footer')
      await submit(shopper)
      await shopper.see(`${BOX} >>> [name=email][aria-invalid=true]`)
      assert.equal(new URL(shopper.page.url()).pathname, '/')
      assert.equal(await shopper.isAwake('shop-footer'), false)
    }
  })

  it('posts its fields to the newsletter page when its own code is lost (NEWS-30, LIVE-9)', async () => {
    const shopper = await demo.visitor({ withRequests: true })
    shopper.logs(/The code can't be loaded/, /ERR_FAILED/, /status of 422/)
    await shopper.open(home('DE'), 'live')
    await shopper.block(/(chunks|elements)\/[^?]*newsletter/)
    await shopper.scroll('shop-footer')
    assert.match(
      await shopper.leave(() => shopper.click(`${BOX} >>> form button[type=submit]`)),
      /^\/subscribenewsletter/,
    )
  })

  it('posts to the newsletter page without JavaScript (FOOTER-26, NEWS-30)', async () => {
    const shopper = await demo.open(home('HU'), { withoutScript: true })
    // The page that it leads to asks for more.
    shopper.logs(/422/)
    await shopper.type(EMAIL, ADDRESS)
    assert.match(await shopper.leave(() => shopper.press('Enter')), /^\/subscribenewsletter/)
    assert.equal(await shopper.value('#newsletter-email'), ADDRESS)
  })

  /** A page of its own with the demo's loader. */
  async function hosted(content: string, policy?: string): Promise<string> {
    const script = `<script type="module" src="${demo.cdnUrl}/shop-elements.js" crossorigin></script>`
    const html = `<!doctype html><html lang="de" data-site="DE"><meta charset="utf-8"><title>Shop</title>${script}<main>${content}</main>`
    return `${await demo.pages({ '/page': { html, ...(policy && { policy }) } })}/page`
  }
  const fragment = () => readFileSync(join(ROOT, 'dist/fragments/DE/shop-footer.html'), 'utf8')
  const wakeFooter = ({ page }: Visitor) => page.$eval('shop-footer', (footer) => window.shopElements?.wake(footer))

  it('is there with the frame in which a script inserts the footer, and works (DELIVERY-60)', async () => {
    const shopper = await demo.open(await hosted(''), { until: 'live' })
    const hasForm = await shopper.page.evaluate(async (markup) => {
      ;(document.querySelector('main') as Element).innerHTML = markup
      // It is laid out.
      await new Promise((resolve) => new ResizeObserver(resolve).observe(document.body))
      const inner = document.querySelector('shop-footer')?.shadowRoot?.querySelector('shop-newsletter')
      return inner?.shadowRoot?.querySelector('form') !== null && inner?.querySelector('template') === null
    }, fragment())
    assert.ok(hasForm)
    await shopper.click(EMAIL)
    await formAwake(shopper)
    await wakeFooter(shopper)
    // The browser tells of the templates.
    shopper.logs(/shadowrootmode/)
  })

  it('keeps what was typed when the footer differs from what is rendered, as in another release (DELIVERY-22)', async () => {
    const url = await hosted(fragment().replace('<h2 class="visually-hidden">', '$&Before: '))
    const shopper = await demo.open(url, { until: 'live' })
    shopper.logs(/FRAGMENT_CHANGED/)
    shopper.logs(/HYDRATION_MISMATCH/)
    await shopper.page.$eval(EMAIL, (input, text) => Object.assign(input, { value: text }), ADDRESS)
    const before = await shopper.see(BOX)
    await wakeFooter(shopper)
    await formAwake(shopper)
    await shopper.see(LEGALS)
    assert.equal(await shopper.value(EMAIL), ADDRESS)
    assert.equal(await before.evaluate((box) => box.isConnected), false)
  })

  it('goes without React for a subscriber and where the page says so, and comes back (FOOTER-28, FOOTER-29, FOOTER-32)', async () => {
    const BOX = 'shop-footer >>> .footer__newsletter'
    const shopper = await demo.visitor({ withRequests: true })
    const isShown = () => shopper.page.$eval(BOX, (box) => box.checkVisibility())
    let isSubscriber = true
    await shopper.page.setRequestInterception(true)
    shopper.page.on('request', (request) => {
      if (!isSubscriber || !request.url().includes('/json/psdata')) return void request.continue()
      const body = JSON.stringify({ loginStatus: 'LOGGED_OUT', nl_status: 'SUBSCRIBED' })
      void request.respond({ contentType: 'application/json', body })
    })
    await shopper.open(home('PL'), 'live')
    await shopper.scroll('shop-footer')
    await shopper.until(async () => !(await isShown()), 'the box is gone')
    isSubscriber = false
    await shopper.page.evaluate(() => window.dispatchEvent(new CustomEvent('shop-personal-data-reset')))
    await shopper.until(isShown, 'the box is back')
    const hide = (value: string) =>
      shopper.page.evaluate((text) => {
        document.documentElement.dataset.newsletterForm = text
      }, value)
    await hide('hidden')
    await shopper.until(async () => !(await isShown()), 'the box is gone again')
    assert.equal(await shopper.isAwake('shop-footer'), false)
    await shopper.page.$eval('shop-footer', (footer) => window.shopElements?.wake(footer))
    await shopper.gone(BOX)
    await hide('')
    await shopper.see(BOX)
  })
})
