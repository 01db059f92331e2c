// tier 2: counts the bytes of whole visits
/** The cost of visits as they come, in bytes and files, which are exact; their times: `npm run bench -- field`. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { manifest } from '../../tools/check/sizes.ts'
import { FIELD_VISITS, type FieldVisit, prepareVisit, setDevice, watchFragments } from './support/field-visits.ts'
import { shop } from './support/shop.ts'

/** Each on one device: a phone loads what a desktop does, and what offers the app. */
const VISITS = FIELD_VISITS.filter(({ name }, at) => at === FIELD_VISITS.findLastIndex((visit) => visit.name === name))

describe('a visit', () => {
  const demo = shop()

  async function visit(field: FieldVisit) {
    const { device, path, change, act, logs } = field
    const visitor = await demo.visitor({ withRequests: true, isTouch: device !== 'desktop' })
    const { page } = visitor
    await setDevice(page, device)
    const { href } = new URL(path, change ? await demo.host({ change }) : demo.url)
    if (logs) visitor.logs(logs)
    await prepareVisit(page, field, href)
    const fragments = watchFragments(page, demo.cdnUrl)
    await visitor.open(href, 'loaded')
    await page.waitForFunction(() => window.shopElements)
    await page.evaluate(() => window.shopElements?.ready)
    await visitor.rest()
    await act?.(page)
    await visitor.rest()
    // Idle callbacks, and timers of a mouse that stays.
    await visitor.timersEnded(1000)
    await visitor.rest()
    return { ...visitor, fetched: visitor.fetched, byService: await fragments() }
  }

  for (const field of VISITS)
    it(`pays for nothing that it does not use: ${field.name}, ${field.device} (DELIVERY-47)`, async (test) => {
      const { fetched, page, byService } = await visit(field)
      const { files } = manifest()
      const names = [...new Set(fetched)]
      const sizes = [...names.map((file) => files[file]?.brotli ?? 0), ...byService]
      const bytes = sizes.reduce((sum, size) => sum + size, 0)
      const awake = await page.$$eval(':is(shop-header, shop-minicart, shop-footer):defined', (all) =>
        all.map(({ localName }) => localName),
      )
      test.diagnostic(`${field.name}, ${field.device}: ${bytes} B (brotli) in ${sizes.length} files; awake: ${awake}`)
      const isInBudget = bytes <= field.budget.bytes && sizes.length <= field.budget.files
      assert.ok(isInBudget, `${bytes} B in ${sizes.length} files: ${names}`)
      assert.deepEqual(awake, [])
    })
})
