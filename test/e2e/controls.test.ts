// tier 2: every control of every site, in two sizes of a window, with code that is late or missing
/**
 * Each control of a fragment is registered, or does what HTML does by itself. What a first touch comes to is what it comes to when
 * React is there, however late its code is (LIVE-17).
 */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { SITES } from '../../src/shop/sites/sites.ts'
import { CONTROLS, type ControlName } from '../../src/view/controls.ts'
import { controlPages, type Touch } from './support/controls.ts'

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

const usesOf = (kind: ControlName): Touch['by'][] => {
  const { keys = [] } = (CONTROLS as Record<string, { keys?: readonly string[] }>)[kind] ?? {}
  return ['mouse', 'tap', 'Enter', ...(['ArrowDown', ' '] as const).filter((key) => keys.includes(key))]
}

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

  // The app banner shows where an app is offered: header.test.ts.
  const kinds = (Object.keys(CONTROLS) as ControlName[]).filter((kind) => !/form$|^close-app-banner$/.test(kind))
  const uses = kinds.flatMap((kind) => usesOf(kind).map((by) => ({ kind, by })))
  for (const [turn, { kind, by }] of uses.entries())
    for (const code of ['late', 'missing'] as const)
      it(`do awake what the first touch does, its code ${code}: ${kind} by ${by === ' ' ? 'Space' : by} (LIVE-7, LIVE-9, LIVE-17)`, () =>
        tryFirstTouch({ kind, by, turn }, code))

  // Not an icon, whose second tap follows its link: flyout-frame.test.ts.
  for (const [turn, kind] of ['navigation-menu', 'copy-voucher', 'navigation-entry'].entries())
    it(`count three touches in quick succession as three: ${kind} (LIVE-7)`, () =>
      tryFirstTouch({ kind, by: 'tap', turn, times: 3 }, 'late'))
})
