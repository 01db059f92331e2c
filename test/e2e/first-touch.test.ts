// tier 2: every control of every site, with code that is late or missing
/** What a first touch comes to is what it comes to when React is there, however late its code is (LIVE-17). */
import { describe, it } from 'node:test'
import { CONTROLS, type ControlName } from '../../src/view/controls.ts'
import { controlPages, type Touch } from './support/controls.ts'

const usesOf = (kind: ControlName): Touch['by'][] => {
  const { keys = [] } = (CONTROLS as Record<string, { keys?: readonly string[] }>)[kind] ?? {}
  return ['mouse', 'tap', 'Enter', ...(['ArrowDown', ' '] as const).filter((key) => keys.includes(key))]
}

describe('the first touch', () => {
  const { tryFirstTouch } = controlPages()

  // The app banner shows where an app is offered: header.test.ts.
  const kinds = (Object.keys(CONTROLS) as ControlName[]).filter((kind) => !/form$|^close-app-banner$/.test(kind))
  const touches = kinds.flatMap((kind) => usesOf(kind).map((by) => ({ kind, by })))
  for (const [turn, { kind, by }] of touches.entries())
    for (const code of ['late', 'missing'] as const)
      it(`of ${kind} by ${by === ' ' ? 'Space' : by} does what it does awake, its code ${code} (LIVE-7, LIVE-9, LIVE-17)`, () =>
        tryFirstTouch({ kind, by, turn }, code))

  // Not an icon, whose second tap follows its link: flyout-frame.test.ts.
  for (const [turn, kind] of ['navigation-menu', 'copy-voucher', 'navigation-entry'].entries())
    it(`three times in quick succession counts as three: ${kind} (LIVE-7)`, () =>
      tryFirstTouch({ kind, by: 'tap', turn, times: 3 }, 'late'))
})
