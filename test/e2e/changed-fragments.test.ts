// tier 2: twenty pages, for what tools on the way to the browser do
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { HARMLESS, inFragments, PLANTED } from '../support/rewrites.ts'
import { shop } from './support/shop.ts'

/** Nobody could use such a header: it is replaced by that of the release. */
const REPLACED = [
  'popover dropped',
  'styles dropped',
  'data attributes dropped',
  'escaped',
  'unwrapped',
  'shadowrootmode dropped',
]

/** Those, what only a page shows, and one of each that is told: test/build/changed-fragments.test.ts has all of them. */
const TRIED = Object.entries(PLANTED).filter(
  ([name, { told, isOfPage }], at, all) =>
    isOfPage || REPLACED.includes(name) || at === all.findIndex(([, other]) => other.told === told),
)

/** Several at once, since each alone is in test/build/changed-fragments.test.ts. Those about quotes hide tags from the others. */
const GROUPS = 3
const harmless = Object.keys(HARMLESS)
const quotes = harmless.filter((name) => /quotes/.test(name))
const others = harmless.filter((name) => !quotes.includes(name))
const together = [
  ...quotes.map((name) => [name]),
  ...Array.from({ length: GROUPS }, (_, group) => others.filter((_, at) => at % GROUPS === group)),
]

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

  for (const [name, { change, says }] of TRIED)
    it(`the doctor and an event tell of a fragment${REPLACED.includes(name) ? ', which is replaced' : ''}: ${name} (DELIVERY-94, DELIVERY-95)`, async () => {
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
      if (!REPLACED.includes(name)) return
      await shopper.until(
        () => shopper.page.evaluate(`document.querySelector('shop-header').shadowRoot?.adoptedStyleSheets.length > 0`),
        'the fragment is replaced',
      )
      await shopper.see('shop-header >>> [popover] > [data-live="navigation.list"]')
      const left = await shopper.page.$$eval('shop-header > :is(style, template, [data-root])', (all) => all.length)
      assert.equal(left, 0)
      assert.equal(await shopper.isAwake('shop-header'), false)
    })

  for (const names of together)
    it(`the doctor tells nothing of what no visitor sees changed: ${names[0]} and ${names.length - 1} more (DELIVERY-94)`, async () => {
      const change = (html: string) =>
        names.reduce((changed, name) => (HARMLESS[name] as (html: string) => string)(changed), html)
      const { shopper, findings } = await visit(change)
      assert.deepEqual(await findings(), [])
      assert.deepEqual(await shopper.page.evaluate('window.errors'), [])
    })
})
