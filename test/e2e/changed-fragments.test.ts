// tier 2: sixty pages, for what tools on the way to the browser do
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { HARMLESS, inFragments, PLANTED } from '../support/rewrites.ts'
import { shop } from './support/shop.ts'

describe('on a page without a policy, before a touch', () => {
  // The doctor waits for pictures.
  const demo = shop()

  const visit = async (change: (html: string) => string) => {
    const shopper = await demo.visitor()
    await shopper.page.evaluateOnNewDocument(() => {
      const errors: unknown[] = []
      Object.assign(window, { errors })
      addEventListener('shop-element-error', (event) => errors.push((event as CustomEvent).detail.code))
    })
    await shopper.page.goto(`${await demo.host({ change: inFragments(change) })}/help?site=DE`)
    await shopper.ready('live')
    const findings = async () => {
      const told = await shopper.page.evaluate(async () =>
        ((await window.shopElements?.doctor()) ?? []).map(({ code, message }) => ({ code: code as string, message })),
      )
      return told.filter(({ code }) => code === 'FRAGMENT_CHANGED')
    }
    return { shopper, findings }
  }

  for (const [name, { change, says }] of Object.entries(PLANTED))
    it(`the doctor and an event tell of a fragment: ${name} (DELIVERY-94, DELIVERY-95)`, async () => {
      const { shopper, findings } = await visit(change)
      shopper.logs(/.*/)
      if (name !== 'template doubled')
        await shopper.until(
          () => shopper.page.evaluate(`window.errors.includes('FRAGMENT_CHANGED')`),
          'an error is told',
        )
      const messages = (await findings()).map(({ message }) => message)
      assert.ok(
        messages.some((message) => says.test(message)),
        JSON.stringify(messages),
      )
      const codes = (await shopper.page.evaluate('window.errors')) as string[]
      assert.ok(codes.filter((code) => code === 'FRAGMENT_CHANGED').length <= 2, `${codes}`)
    })

  for (const [name, change] of Object.entries(HARMLESS))
    it(`the doctor tells nothing of a fragment that no visitor sees changed: ${name} (DELIVERY-94)`, async () => {
      const { shopper, findings } = await visit(change)
      assert.deepEqual(await findings(), [])
      assert.deepEqual(await shopper.page.evaluate('window.errors'), [])
    })

  for (const name of [
    'popover dropped',
    'styles dropped',
    'data attributes dropped',
    'escaped',
    'unwrapped',
    'shadowrootmode dropped',
  ])
    it(`a header that nobody could use is replaced by that of the release: ${name} (DELIVERY-95)`, async () => {
      const { shopper } = await visit((PLANTED[name] as (typeof PLANTED)[string]).change)
      shopper.logs(/.*/)
      await shopper.until(
        () => shopper.page.evaluate(`document.querySelector('shop-header').shadowRoot?.adoptedStyleSheets.length > 0`),
        'the fragment is replaced',
      )
      await shopper.see('shop-header >>> [popover] > [data-live="navigation.list"]')
      const left = await shopper.page.$$eval('shop-header > :is(style, template, [data-root])', (all) => all.length)
      assert.equal(left, 0)
      assert.equal(await shopper.isAwake('shop-header'), false)
    })
})
