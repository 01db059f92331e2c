// tier 2: all sites, in two sizes of a window
/** Each control of a fragment is registered, or does what HTML does by itself (LIVE-17). */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { SITES } from '../../src/shop/sites/sites.ts'
import { CONTROLS } from '../../src/view/controls.ts'
import { controlPages } from './support/controls.ts'

/** They are followed as a link, toggled, focused or sent. */
const NATIVE = [
  'shop-header a with address',
  'shop-header summary legal',
  'shop-header field query',
  'shop-footer a with address',
  'shop-footer summary countries',
  'shop-footer summary group',
  'shop-newsletter a with address',
  'shop-newsletter field email',
  'submit of search-form',
  'submit of sign-up-form',
]
/** Nobody sees it. */
const TRAP = 'shop-newsletter field verify-email'

describe('the controls', () => {
  const { controlsOf, tryFirstTouch } = controlPages()
  const known = [...Object.keys(CONTROLS), ...NATIVE, TRAP]

  for (const site of SITES)
    it(`of ${site} each have a place in the registry, or do what HTML does (LIVE-17)`, async () => {
      const all = await controlsOf(site)
      for (const host of ['shop-header', 'shop-footer', 'shop-newsletter'])
        assert.ok(all.filter((one) => one.host === host).length > 12, `${host} has few.`)
      assert.deepEqual(
        all.filter(({ kind }) => !known.includes(kind)),
        [],
      )
    })

  const touches = NATIVE.flatMap((kind) => (['tap', 'Enter'] as const).map((by) => ({ kind, by })))
  for (const [turn, { kind, by }] of touches.entries())
    it(`that HTML knows do what it makes of them: ${kind}, by ${by} (LIVE-17)`, () =>
      tryFirstTouch({ kind, by, turn }, 'late'))
})
