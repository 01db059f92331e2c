// tier 2: every kind of control, in two sizes of a window, with code that is late or missing
/**
 * Each control of a fragment is registered, or does what HTML does by itself. What a first touch comes to is what it comes to when
 * React is there, however late its code is (LIVE-17).
 */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { CONTROLS, type ControlName, type FirstTouch } from '../../src/view/controls.ts'
import { CONTROL_SITES, controlPages, type Use } from './support/controls.ts'

/** They are followed as a link, toggled, focused or sent; what Enter makes of a field is something else than a tap. */
const NATIVE: Record<string, readonly Use[]> = {
  'shop-header a with address': ['tap'],
  'shop-header summary legal': ['Enter'],
  // In the list that stands for the drawer: test/react/header/frames.test.ts.
  'shop-header button': [],
  'shop-header field query': ['tap', 'Enter'],
  'shop-footer a with address': ['Enter'],
  'shop-footer summary countries': ['tap'],
  'shop-footer summary group': ['Enter'],
  'shop-newsletter a with address': ['tap'],
  'shop-newsletter field email': ['tap', 'Enter'],
  'submit of search-form': ['tap'],
  'submit of sign-up-form': ['tap'],
}
/** Nobody sees it. */
const TRAP = 'shop-newsletter field verify-email'

/** Its row of the registry. */
interface Row {
  mouse: FirstTouch
  tap: FirstTouch
  keys?: readonly string[]
  flyout?: true
}

/**
 * Uses of a control, and how its code may come: what is held waits for it, all else is done without it. Of the keys that are held it is one
 * of each kind: test/live/hold-touches.test.ts has them all.
 */
function* usesOf(kind: ControlName): Generator<{ by: Use; code: 'late' | 'missing' }> {
  const { mouse, tap, keys = [], flyout }: Row = CONTROLS[kind]
  if (mouse !== 'live') yield { by: 'mouse', code: mouse === 'held' ? 'late' : 'missing' }
  if (tap === 'held') yield { by: 'tap', code: 'late' }
  yield { by: 'tap', code: 'missing' }
  // Space and arrows on the icon of a flyout: test/live/header/flyouts.test.ts.
  const key = flyout || keys.length === 0 ? 'Enter' : keys.includes('Enter') ? 'ArrowDown' : ' '
  if (tap === 'held') yield { by: key, code: 'late' }
}

describe('the controls', () => {
  const { controlsOf, tryFirstTouch } = controlPages()
  const known = [...Object.keys(CONTROLS), ...Object.keys(NATIVE), TRAP]

  for (const site of CONTROL_SITES)
    it(`of ${site} each have a place in the registry, or do what HTML does (LIVE-17)`, async () => {
      const all = await controlsOf(site)
      for (const host of ['shop-header', 'shop-footer', 'shop-newsletter'])
        assert.ok(all.filter((one) => one.host === host).length > 12, `${host} has few.`)
      assert.deepEqual(
        all.filter(({ kind }) => !known.includes(kind)),
        [],
      )
    })

  for (const [turn, [kind, uses]] of Object.entries(NATIVE).entries())
    for (const by of uses)
      it(`that HTML knows do what it makes of them: ${kind}, by ${by} (LIVE-17)`, () =>
        tryFirstTouch({ kind, by, turn }, 'late'))

  // The app banner shows where an app is offered: header.test.ts.
  const kinds = (Object.keys(CONTROLS) as ControlName[]).filter((kind) => !/form$|^close-app-banner$/.test(kind))
  const uses = kinds.flatMap((kind) => [...usesOf(kind)].map((use) => ({ kind, ...use })))
  for (const [turn, { kind, by, code }] of uses.entries())
    it(`do awake what the first touch does, its code ${code}: ${kind} by ${by === ' ' ? 'Space' : by} (LIVE-7, LIVE-9, LIVE-17)`, () =>
      tryFirstTouch({ kind, by, turn }, code))

  // Not an icon, whose second tap follows its link: test/live/header/flyouts.test.ts.
  for (const [turn, kind] of ['navigation-menu', 'copy-voucher', 'navigation-entry'].entries())
    it(`count three touches in quick succession as three: ${kind} (LIVE-7)`, () =>
      tryFirstTouch({ kind, by: 'tap', turn, times: 3 }, 'late'))
})
