import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { findings } from './support/axe.ts'
import { atRest, elementsLive, elementsReady, shop, textOf, waitForElement, waitForText } from './support/shop.ts'

const inPanel = (selector: string) => `shop-preview >>> ${selector}`
const BANNER = 'shop-header >>> .promotion--top-banner'
const BENEFITS = 'shop-header >>> .promotion--benefits'
const ADVENT = '2026-12-06'

async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await elementsLive(page)
  await atRest(page)
}

async function press(page: Page, name: string): Promise<void> {
  const buttons = await page.$$(inPanel('button'))
  for (const button of buttons)
    if ((await button.evaluate(({ textContent }) => textContent))?.trim() === name) return button.click()
  throw new Error(`There is no button "${name}".`)
}

/** Sets a date as the field's calendar does. */
const setDate = (page: Page, date: string) =>
  page.$eval(
    inPanel('[name=previewDate]'),
    (field, value) => {
      const input = field as HTMLInputElement
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
      input.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    },
    date,
  )

describe('the preview of the shop', () => {
  const demo = shop({ withPictures: false })

  it('shows staff other campaigns at a chosen date and in a chosen group, until they go back to now or log out (PREVIEW-10, PREVIEW-11, PREVIEW-34)', async () => {
    const { page, problems } = await demo.visitor({ withRequests: true })
    await page.goto(`${demo.url}/?site=DE`)
    await elementsReady(page)
    assert.equal(await page.$('shop-preview'), null)

    const calls: string[] = []
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      if (origin === demo.url) calls.push(pathname)
    })
    await visit(page, `${demo.url}/?staff=on`)
    await waitForElement(page, inPanel('.preview'))
    assert.ok((await textOf(page, inPanel('.preview__status'))).includes('Now'))
    assert.equal(calls.filter((path) => path.endsWith('/login/renew')).length, 1)
    const today = await textOf(page, `${BANNER} .promotion__headline`)

    await press(page, 'Settings')
    await waitForText(page, inPanel('form'), 'Active tests found.')
    assert.deepEqual(await findings(page), [])
    await setDate(page, '2019-06-01')
    await waitForText(page, inPanel('form'), 'No active tests for this date.')
    await setDate(page, ADVENT)
    await waitForText(page, inPanel('form'), 'Active tests found.')
    await page.select(inPanel('[name=abTest]'), 'new-checkout')
    await waitForText(page, inPanel('form'), 'This test has no groups.')
    await page.select(inPanel('[name=abTest]'), 'free-delivery-hint')
    await press(page, 'Apply settings')
    await waitForText(page, inPanel('form'), 'Please also select an A/B test group!')
    await page.select(inPanel('[name=abTestGroup]'), 'countdown')
    calls.length = 0
    await press(page, 'Apply settings')
    await waitForText(page, inPanel('form'), 'Settings applied successfully.')
    await page.keyboard.press('Escape')

    await waitForText(page, inPanel('.preview__status'), '6 December 2026')
    await waitForText(page, inPanel('.preview__status'), 'free-delivery-hint: countdown')
    await waitForText(page, `${BANNER} .promotion__headline`, 'Advent')
    const reloaded = ['/jsonflyoutnavigation', '/service/themeworld-frontend/api/themeworlds/navigation']
    for (const path of [...reloaded, '/service/cart/api/cart', '/service/promotion/api/promotion/~header_top'])
      assert.ok(calls.includes(path), path)
    const ofGroup = await textOf(page, BENEFITS)

    // The preview continues on other pages.
    await visit(page, `${demo.url}/categories/coffee`)
    await waitForText(page, inPanel('.preview__status'), 'free-delivery-hint: countdown')
    await waitForText(page, BENEFITS, ofGroup)
    assert.deepEqual(await findings(page), [])

    // The token is gone, the session has not ended.
    await page.evaluate(() => {
      document.cookie = 'previewToken=; path=/; max-age=0'
    })
    await visit(page, `${demo.url}/`)
    await waitForText(page, inPanel('.preview'), 'This page does not carry the preview token')
    await waitForText(page, inPanel('.preview__status'), '6 December 2026')
    await waitForText(page, `${BANNER} .promotion__headline`, today)
    await press(page, 'Settings')
    await waitForText(page, inPanel('form'), 'Active tests found.')
    assert.equal(await page.$eval(inPanel('[name=previewDate]'), (field) => (field as HTMLInputElement).value), ADVENT)
    await press(page, 'Apply settings')
    await waitForText(page, inPanel('form'), 'Settings applied successfully.')
    await page.keyboard.press('Escape')
    await waitForText(page, `${BANNER} .promotion__headline`, 'Advent')

    await visit(page, `${demo.url}/`)
    await press(page, 'Back to now')
    await waitForText(page, inPanel('.preview__status'), 'Now')
    await waitForText(page, `${BANNER} .promotion__headline`, today)
    assert.notEqual(await textOf(page, BENEFITS), ofGroup)

    await press(page, 'Log out')
    await page.waitForFunction(() => !document.querySelector('shop-preview')?.shadowRoot?.querySelector('.preview'))
    await visit(page, `${demo.url}/`)
    assert.equal(await page.$(inPanel('.preview')), null)
    assert.deepEqual(problems, [])
  })

  it('is shared by a link, which is applied once for other staff (PREVIEW-14, PREVIEW-15)', async () => {
    const { page } = await demo.visitor()
    await visit(page, `${demo.url}/?site=HU&staff=on`)
    await press(page, 'Settings')
    await waitForText(page, inPanel('form'), 'Active tests found.')
    await setDate(page, ADVENT)
    await waitForText(page, inPanel('form'), 'Active tests found.')
    await press(page, 'Apply settings')
    await waitForText(page, inPanel('form'), 'Settings applied successfully.')
    await page.keyboard.press('Escape')
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await press(page, 'Copy link')
    await waitForElement(page, inPanel('.share__link'))
    const link = await page.$eval(inPanel('.share__link'), (field) => (field as HTMLInputElement).value)

    const { page: other } = await demo.visitor()
    await visit(other, `${demo.url}/?site=HU&staff=on`)
    await waitForText(other, inPanel('.preview__status'), 'Now')
    await visit(other, link)
    await waitForText(other, inPanel('.preview'), 'This link previews')
    await press(other, 'Show preview')
    await waitForText(other, inPanel('.preview__status'), '6 December 2026')
    assert.equal(other.url().includes('2026-12'), false, 'The parameters are removed from the address.')
  })

  it('fits a window of 320 px, and makes no page wider (THEME-17)', async () => {
    const { page } = await demo.visitor({ width: 320, height: 568, isTouch: true })
    await visit(page, `${demo.url}/?site=DE&staff=on`)
    await press(page, 'Settings')
    await waitForElement(page, inPanel('[name=previewDate]'))
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    assert.equal(width, 320)
    assert.deepEqual(await findings(page), [])
  })
})
