// tier 2: needs Lighthouse
/** The demo's home by Lighthouse: what it finds in the page itself. `npm run bench -- lighthouse` prints its times. */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { describe, it } from 'node:test'
import { LIGHTHOUSE, lighthouseReport } from '../../../tools/hosts/lighthouse.ts'
import { browser } from '../support/browsers.ts'
import { shop } from '../support/shop.ts'

/** Audits of the performance score that do not depend on the machine. */
const EXACT = [
  'cumulative-layout-shift',
  'duplicated-javascript',
  'legacy-javascript',
  'no-document-write',
  'unsized-images',
  'uses-passive-event-listeners',
  'uses-text-compression',
]

describe('pages by Lighthouse', { skip: !existsSync(LIGHTHOUSE) && 'Lighthouse is not installed' }, () => {
  const demo = shop()
  it('is without fault: the home with content, on a phone', async () => {
    const started = await browser({ isWhole: false, withPictures: true, withRequests: true })
    const { scores, audits } = await lighthouseReport(started, `${demo.url}/?site=DE&fragments=content`, 'mobile')
    const { performance, ...exact } = scores
    assert.ok(performance > 0, 'the page is measured')
    assert.deepEqual(exact, { accessibility: 100, 'best-practices': 100, seo: 100 })
    for (const id of EXACT) assert.equal(audits[id], 1, id)
  })
})
