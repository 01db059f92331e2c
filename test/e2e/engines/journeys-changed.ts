import assert from 'node:assert/strict'
import { it } from 'node:test'
import { HARMLESS, inFragments, PLANTED } from '../../support/rewrites.ts'
import type { EnginePage } from './engine-page.ts'
import type { EngineShop } from './engine-shop.ts'

const CHANGED = 'FRAGMENT_CHANGED'
const HELP = '/help?site=DE'

/** The doctor's words about changed fragments. */
const findingsOf = async (page: EnginePage): Promise<string[]> => {
  // Elements don't come out of every engine.
  const findings = await page.run(async () =>
    ((await window.shopElements?.doctor()) ?? []).map(({ code, message }) => ({ code: `${code}`, message })),
  )
  return findings.filter(({ code }) => code === CHANGED).map(({ message }) => message)
}

const isReported = (page: EnginePage) =>
  page.until('it is reported', (code) => window.watched.problems.some((one) => one.includes(code)), CHANGED)

/** Changes that engines may read or write otherwise: test/e2e/changed-fragments.test.ts has all of them. */
const SOME = ['svg dropped', 'media queries dropped']
const BROKEN = ['unwrapped', 'styles dropped']
const SILENT = ['line ends between elements', 'another order of attributes', 'blanks in styles']

export function changedJourneys(shop: EngineShop): void {
  for (const name of SOME)
    it(`tells before a touch that a tool has changed a fragment: ${name} (DELIVERY-94)`, async () => {
      const { change, says } = PLANTED[name] as (typeof PLANTED)[string]
      const page = await shop.openChanged(inFragments(change), HELP)
      await isReported(page)
      const messages = await findingsOf(page)
      assert.ok(
        messages.some((message) => says.test(message)),
        JSON.stringify(messages),
      )
    })

  for (const name of BROKEN)
    it(`fetches a header anew that nobody could use: ${name} (DELIVERY-95)`, async () => {
      const { change } = PLANTED[name] as (typeof PLANTED)[string]
      const page = await shop.openChanged(inFragments(change), HELP, 375)
      await isReported(page)
      await page.until('it is the one of the release', () => {
        const { adoptedStyleSheets } = document.querySelector('shop-header')?.shadowRoot ?? {}
        return adoptedStyleSheets !== undefined && adoptedStyleSheets.length > 0
      })
      await page.click('shop-header >>> [popovertarget]')
      await page.shows('shop-header >>> .navigation__link')
    })

  it('says nothing of a fragment that was written in another way (DELIVERY-94)', async () => {
    const change = (html: string) =>
      SILENT.reduce((written, name) => (HARMLESS[name] as (html: string) => string)(written), html)
    const page = await shop.openChanged(inFragments(change), HELP)
    assert.deepEqual([await findingsOf(page), await page.problems()], [[], []])
  })
}
