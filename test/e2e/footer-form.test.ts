/** The sign-up form in the footer: painted by the fragment, live from the first touch, awake once its code is there. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import type { HTTPRequest, Page } from 'puppeteer-core'
import { SITES } from '../../src/shop/sites/sites.ts'
import { pageHost, ROOT } from './support/release.ts'
import {
  atRest,
  elementsLive,
  footerReady,
  layoutShift,
  shop,
  waitForElement,
  waitForNoElement,
  waitUntil,
} from './support/shop.ts'

const BOX = 'shop-footer >>> shop-newsletter'
const EMAIL = `${BOX} >>> [name=email]`
const FORM = `${BOX} >>> form`
const ADDRESS = 'anna@mail.example'
/** Of the form or of the footer. */
const CODE = /elements\/|react|shell|i18n|text-/

const scrollToFooter = (page: Page) =>
  page.$eval('shop-footer', (footer) => footer.scrollIntoView({ behavior: 'instant' }))

const isDefined = (page: Page, selector: string) => page.$eval(selector, (element) => element.matches(':defined'))

const typedText = (page: Page) => page.$eval(EMAIL, (input) => (input as HTMLInputElement).value)

/**
 * Where the box and each link of the footer are, from the footer's top, and where field and button of the form. Not of the icons:
 * scripts draw them, and without any their links have names.
 */
const places = (page: Page) =>
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
        // The view changer's address is known to React only.
        const name =
          part.getAttribute('href')?.replace(/^[^?]*[?].*(?=presentation)/, '?') ??
          part.getAttribute('name') ??
          part.localName
        return `${name}: ${[box.x, box.y - top, box.width, box.height].map((px) => px.toFixed(1)).join(' ')}`
      })
  })

describe('the newsletter form in the footer', () => {
  const demo = shop({ withPictures: false })
  /** Without content of the service, which would wake the footer. */
  const home = (site: string, more = '') => `${demo.url}/?site=${site}&fault=promotion:404${more}`

  /** Holds back the requests that match until the returned function is called. */
  async function hold(page: Page, which: RegExp): Promise<() => void> {
    let isHeld = true
    const held: HTTPRequest[] = []
    await page.setRequestInterception(true)
    page.on('request', (request) => {
      if (isHeld && which.test(request.url()) && request.url().startsWith(demo.cdnUrl)) held.push(request)
      else void request.continue()
    })
    return () => {
      isHeld = false
      for (const request of held) void request.continue()
    }
  }

  for (const site of SITES)
    it(`${site}: painted, live and awake it has the same place, and so has each link (FOOTER-26, FOOTER-60)`, async () => {
      for (const width of [375, 1440]) {
        const { page: painted } = await demo.visitor({ width })
        await painted.goto(home(site, '&elements=off'))
        const before = await places(painted)
        assert.ok(before.some((place) => place.startsWith('email')))
        const { page, problems } = await demo.visitor({ width })
        await page.goto(home(site))
        await elementsLive(page)
        await scrollToFooter(page)
        await atRest(page)
        // The room of the campaigns, which don't come, has been given back.
        await page.evaluate(() => Object.assign(window, { layoutShift: 0, shifted: [] }))
        assert.deepEqual([await isDefined(page, 'shop-footer'), await isDefined(page, BOX)], [false, false])
        assert.deepEqual(await places(page), before, `live at ${width} px`)
        await footerReady(page)
        await scrollToFooter(page)
        await page.hover(`${BOX} >>> h2`)
        await waitUntil('the form is awake', () => isDefined(page, BOX))
        await page.mouse.move(0, 0)
        await atRest(page)
        assert.deepEqual(await places(page), before, `awake at ${width} px`)
        assert.deepEqual(await layoutShift(page), { sum: 0, of: [] })
        assert.deepEqual(
          problems.filter((text) => !text.includes('404')),
          [],
        )
      }
    })

  it('keeps an address that was typed before any code, and wakes without the footer (LIVE-3, LIVE-6)', async () => {
    const { page } = await demo.visitor({ withRequests: true })
    const release = await hold(page, /./)
    // The page is not loaded before its script is.
    const loading = page.goto(home('DE'))
    await page.waitForFunction(() => document.querySelector('shop-footer') !== null)
    await page.type(EMAIL, 'anna@')
    release()
    await loading
    await elementsLive(page)
    await page.type(EMAIL, 'mail.example')
    await waitForElement(page, `${BOX} >>> [name=legals]`)
    assert.equal(await typedText(page), ADDRESS)
    assert.equal(await page.$eval(FORM, (form) => (form.getRootNode() as ShadowRoot).activeElement?.localName), 'input')
    assert.equal(await isDefined(page, 'shop-footer'), false)
  })

  it('holds a submission that comes before its code, and sends it once (LIVE-7, NEWS-18)', async () => {
    const { page } = await demo.visitor({ withRequests: true })
    const release = await hold(page, CODE)
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.postData() ?? ''))
    await page.evaluateOnNewDocument(() => {
      window.addEventListener('shop-element-ready', (event) => {
        if ((event as CustomEvent).detail.element === 'shop-newsletter') Object.assign(window, { isFormLive: true })
      })
    })
    await page.goto(home('DE'))
    await elementsLive(page)
    await page.type(EMAIL, ADDRESS)
    await waitUntil('the form is live', () => page.evaluate(() => 'isFormLive' in window))
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    assert.equal(await page.$eval(FORM, (form) => form.getAttribute('aria-busy')), 'true')
    release()
    await waitForElement(page, `${BOX} >>> .notification--success`)
    await atRest(page)
    const signUps = sent.filter((body) => body.includes(ADDRESS))
    assert.equal(signUps.length, 1)
    assert.equal(JSON.parse(signUps[0] ?? '').email, ADDRESS)
    assert.equal(new URL(page.url()).pathname, '/')
  })

  for (const [site, hasScript] of [
    ['HU', false],
    ['TR', true],
  ] as const)
    it(`${site}: posts to the newsletter page ${hasScript ? 'where its code can’t be loaded' : 'without JavaScript'} (FOOTER-26, NEWS-30, LIVE-9)`, async () => {
      const { page } = await demo.visitor({ withoutScript: !hasScript, withRequests: hasScript })
      if (hasScript) {
        await page.setRequestInterception(true)
        page.on('request', (request) =>
          request.url().includes('elements/shop-newsletter') ? request.abort() : request.continue(),
        )
      }
      await page.goto(home(site))
      if (hasScript) await elementsLive(page)
      await page.type(EMAIL, ADDRESS)
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
      assert.equal(new URL(page.url()).pathname, '/subscribenewsletter')
      assert.equal(await page.$eval('#newsletter-email', (input) => (input as HTMLInputElement).value), ADDRESS)
    })

  it('stays with what was typed when the visitor turns out to be a subscriber, and goes when it is empty (FOOTER-29, FOOTER-33)', async () => {
    for (const text of [ADDRESS, '']) {
      const { page } = await demo.visitor({ withRequests: true })
      await page.setRequestInterception(true)
      let answer: () => void = () => {}
      page.on('request', (request) => {
        if (!request.url().includes('/json/psdata')) return void request.continue()
        answer = () =>
          void request.respond({
            contentType: 'application/json',
            body: JSON.stringify({ loginStatus: 'LOGGED_OUT', nl_status: 'SUBSCRIBED' }),
          })
      })
      await page.goto(home('PL'))
      await elementsLive(page)
      await page.hover(EMAIL)
      await waitUntil('the form is awake', () => isDefined(page, BOX))
      if (text) await page.type(EMAIL, text)
      await page.evaluate(() => (document.activeElement?.shadowRoot?.activeElement as HTMLElement | null)?.blur())
      await page.mouse.move(0, 0)
      await waitUntil('the status is asked for', async () => answer.length === 0)
      answer()
      await waitUntil('the footer is awake', () => isDefined(page, 'shop-footer'))
      if (text) {
        await atRest(page)
        assert.equal(await typedText(page), text)
      } else await waitForNoElement(page, 'shop-footer >>> .footer__newsletter')
    }
  })

  /** A page of its own with the demo's loader; served until the end of the test. */
  async function hosted(
    content: string,
    policy: string | undefined,
    visit: (url: string) => Promise<void>,
  ): Promise<void> {
    const script = `<script type="module" src="${demo.cdnUrl}/shop-elements.js" crossorigin></script>`
    const html = `<!doctype html><html lang="de" data-site="DE"><meta charset="utf-8"><title>Shop</title>${script}<main>${content}</main>`
    const host = await pageHost(demo.url, { '/page': { html, ...(policy && { policy }) } })
    try {
      await visit(`${host.url}/page`)
    } finally {
      host.close()
    }
  }
  const fragment = () => readFileSync(join(ROOT, 'dist/fragments/DE/shop-footer.html'), 'utf8')

  it('is there with the frame in which a script inserts the footer, and works (DELIVERY-60)', () =>
    hosted('', undefined, async (url) => {
      const { page, problems } = await demo.visitor()
      await page.goto(url)
      await waitUntil('the loader is there', () => page.evaluate(() => window.shopElements !== undefined))
      const hasForm = await page.evaluate(async (markup) => {
        ;(document.querySelector('main') as Element).innerHTML = markup
        await new Promise(requestAnimationFrame)
        const inner = document.querySelector('shop-footer')?.shadowRoot?.querySelector('shop-newsletter')
        return inner?.shadowRoot?.querySelector('form') !== null && inner?.querySelector('template') === null
      }, fragment())
      assert.ok(hasForm)
      await page.hover(EMAIL)
      await waitUntil('the form is awake', () => isDefined(page, BOX))
      await page.evaluate(() => window.shopElements?.wake(document.querySelector('shop-footer') as Element))
      // The browser tells of the templates.
      assert.deepEqual(
        problems.filter((text) => !/404|shadowrootmode/.test(text)),
        [],
      )
    }))

  it('is styled by its sheet where the policy allows the style of the footer only (DELIVERY-20)', () => {
    const { elements } = JSON.parse(readFileSync(join(ROOT, 'dist/manifest.json'), 'utf8'))
    return hosted(fragment(), `style-src '${elements['shop-footer'].styleHash}'`, async (url) => {
      const { page } = await demo.visitor()
      await page.goto(url)
      await waitUntil('the form is awake', () => isDefined(page, BOX))
      await waitUntil('the form is styled', () =>
        page.$eval(EMAIL, (input) => getComputedStyle(input).borderTopWidth === '0px'),
      )
    })
  })

  it('keeps what was typed when the footer differs from what is rendered, as in another release (DELIVERY-22)', () =>
    hosted(fragment().replace('<h2 class="visually-hidden">', '$&Before: '), undefined, async (url) => {
      const { page, problems } = await demo.visitor()
      await page.goto(url)
      await elementsLive(page)
      await page.$eval(EMAIL, (input, text) => Object.assign(input, { value: text }), ADDRESS)
      await page.$eval(BOX, (box) => Object.assign(window, { box }))
      await page.evaluate(() => window.shopElements?.wake(document.querySelector('shop-footer') as Element))
      await waitUntil('the form is awake', () => isDefined(page, BOX))
      await waitForElement(page, `${BOX} >>> [name=legals]`)
      assert.equal(await typedText(page), ADDRESS)
      assert.ok(problems.some((text) => text.includes('HYDRATION_MISMATCH')))
      assert.equal(await page.$eval(BOX, (box) => box === (window as unknown as { box: Element }).box), false)
    }))

  it('is left out where the box is off (FOOTER-28, FOOTER-35)', async () => {
    const render: typeof import('../../src/render/render.ts') = await import(join(ROOT, 'dist/render.js'))
    assert.match(await render.renderFragment('shop-footer'), /<shop-newsletter[^>]*><template/)
    for (const attributes of [{ reduced: true }, { newsletter: false }])
      assert.doesNotMatch(await render.renderFragment('shop-footer', attributes), /<shop-newsletter/)
  })
})
