// tier 2: those of each engine show staff another date
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findings, IN_PREVIEW } from '../../packages/upkeep/axe.ts'
import { shop } from './support/shop.ts'
import type { Visitor } from './support/visitor.ts'

const inPanel = (selector: string) => `shop-preview >>> ${selector}`
const BANNER = 'shop-header >>> .promotion--top-banner'
const BENEFITS = 'shop-header >>> .promotion--benefits'
const ADVENT = '2026-12-06'

/** Opens a page, and waits until it is live and at rest. */
async function visit(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path, 'live')
  await visitor.rest()
}

const press = ({ click }: Visitor, name: string) => click(inPanel(`button::-p-text(${name})`))
const saysForm = ({ says }: Visitor, text: string) => says(inPanel('form'), text)

/** Applies what is chosen, and closes the settings. */
async function apply(visitor: Visitor): Promise<void> {
  await press(visitor, 'Apply settings')
  await saysForm(visitor, 'Settings applied successfully.')
  await visitor.press('Escape')
}

/** Sets a date as the field's calendar does. */
const setDate = ({ page }: Visitor, date: string) =>
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

  it('shows staff the campaigns of a chosen date and group, until they go back to now or log out (PREVIEW-10, PREVIEW-11, PREVIEW-34)', async () => {
    const visitor = await demo.open('/?site=DE', { withRequests: true })
    const { page, says, text, has, asked } = visitor
    assert.equal(await has('shop-preview'), false)

    await visit(visitor, '/?staff=on')
    await says(inPanel('.preview__status'), 'Now')
    assert.equal(asked(/\/login\/renew\b/).length, 1)
    const today = await text(`${BANNER} .promotion__headline`)

    await press(visitor, 'Time and test')
    await saysForm(visitor, 'Active tests found.')
    assert.deepEqual(await findings(page, { within: IN_PREVIEW }), [])
    await setDate(visitor, '2019-06-01')
    await saysForm(visitor, 'No active tests for this date.')
    await setDate(visitor, ADVENT)
    await saysForm(visitor, 'Active tests found.')
    await page.select(inPanel('[name=abTest]'), 'new-checkout')
    await saysForm(visitor, 'This test has no groups.')
    await page.select(inPanel('[name=abTest]'), 'free-delivery-hint')
    await press(visitor, 'Apply settings')
    await saysForm(visitor, 'Please also select an A/B test group!')
    await page.select(inPanel('[name=abTestGroup]'), 'countdown')
    const before = asked(/^\//).length
    await apply(visitor)

    await says(inPanel('.preview__status'), '06.12.2026')
    await says(inPanel('.preview__status'), 'free-delivery-hint: countdown')
    await says(`${BANNER} .promotion__headline`, 'Advent')
    const reloaded = ['/jsonflyoutnavigation', '/service/themeworld-frontend/api/themeworlds/navigation']
    for (const path of [...reloaded, '/service/cart/api/cart', '/service/promotion/api/promotion/~header_top'])
      await visitor.until(
        () =>
          asked(/^\//)
            .slice(before)
            .some((url) => url.split('?')[0] === path),
        path,
      )
    const ofGroup = await text(BENEFITS)

    // The preview continues on other pages.
    await visit(visitor, '/categories/coffee')
    await says(inPanel('.preview__status'), 'free-delivery-hint: countdown')
    await says(BENEFITS, ofGroup)
    assert.deepEqual(await findings(page, { within: IN_PREVIEW }), [])

    // The token is gone, the session has not ended.
    await page.evaluate(() => {
      document.cookie = 'previewToken=; path=/; max-age=0'
    })
    await visit(visitor, '/')
    await says(inPanel('.preview'), 'This page does not carry the preview token')
    await says(inPanel('.preview__status'), '06.12.2026')
    await says(`${BANNER} .promotion__headline`, today)
    await press(visitor, 'Time and test')
    await saysForm(visitor, 'Active tests found.')
    assert.equal(await visitor.value(inPanel('[name=previewDate]')), ADVENT)
    await apply(visitor)
    await says(`${BANNER} .promotion__headline`, 'Advent')

    await visit(visitor, '/')
    await press(visitor, 'Back to now')
    await says(inPanel('.preview__status'), 'Now')
    await says(`${BANNER} .promotion__headline`, today)
    await visitor.until(async () => (await text(BENEFITS)) !== ofGroup, 'the benefits of the group are gone')

    await press(visitor, 'Log out')
    await visitor.gone(inPanel('.preview'))
    await visit(visitor, '/')
    assert.equal(await has(inPanel('.preview')), false)
  })

  it('fits a window of 320 px, and makes no page wider (THEME-17)', async () => {
    const visitor = await demo.visitor({ width: 320, height: 568, isTouch: true })
    await visit(visitor, '/?site=DE&staff=on')
    await press(visitor, 'Time and test')
    await visitor.see(inPanel('[name=previewDate]'))
    assert.equal(await visitor.width(), 320)
    assert.deepEqual(await findings(visitor.page, { within: IN_PREVIEW }), [])
  })
})
