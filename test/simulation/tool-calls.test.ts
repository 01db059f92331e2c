/** A thousand calls of the page's tools in simulated lives: with repeats, cuts, two tabs, and a shopper who changes the same items. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Draw } from './draw.ts'
import { Life } from './life.ts'
import { bundleProduct, type StartProduct } from './product.ts'
import type { Script, Step } from './script.ts'
import type { Kind } from './steps.ts'
import { faultsOfCalls, logOf, type ToolCall } from './tool-calls.ts'

const CALLS = 1000
const KINDS: readonly Kind[] = [
  ...Array<Kind>(8).fill('tool'),
  ...([
    'toolRead',
    'toolRead',
    'rival',
    'rival',
    'rival',
    'request',
    'click',
    'hide',
    'show',
    'left',
    'leave',
  ] as const),
  ...(['reload', 'login', 'wait', 'wait', 'update'] as const),
]

function scriptOf(seed: number): Script {
  const draw = new Draw(seed)
  const isAway: boolean[] = []
  const steps: Step[] = []
  for (let count = 0; count < 24; count += 1) {
    const tab = draw.below(2)
    const kind = isAway[tab] ? draw.pick(['back', 'back', 'visit'] as const) : draw.pick(KINDS)
    isAway[tab] = kind === 'leave' || kind === 'left'
    steps.push({ kind, tab, seed: draw.below(2 ** 31) })
  }
  return { isCalm: draw.percent(20), tabs: 2, steps }
}

/** Lives until so many calls were made. */
async function live(start: StartProduct): Promise<{ calls: ToolCall[]; faults: string[] }> {
  const calls: ToolCall[] = []
  const faults: string[] = []
  for (let seed = 1; calls.length < CALLS; seed += 1) {
    const life = new Life(seed, scriptOf(seed), start)
    try {
      await life.live()
    } catch (error) {
      faults.push(`${seed}: ${error}`)
    }
    faults.push(...[...faultsOfCalls(life.browser)].map((fault) => `${seed}: ${fault}`))
    calls.push(...logOf(life.browser).calls)
  }
  return { calls, faults }
}

const { calls, faults } = await live(await bundleProduct())
const answered = (isMeant: (outcome: NonNullable<ToolCall['outcome']>) => boolean) =>
  calls.filter(({ outcome }) => outcome && isMeant(outcome)).length

describe('a thousand calls of tools', () => {
  it('lose, double and hide nothing: each is answered, and the answer is true (PROPOSAL-7, PROPOSAL-8)', () => {
    assert.deepEqual(faults, [])
  })

  it('are of all kinds: made, cut, refused for the limits, and overtaken by the shopper (PROPOSAL-8, PROPOSAL-9)', () => {
    assert.ok(calls.length >= CALLS)
    assert.ok(answered(({ isOk }) => isOk) > 200)
    for (const code of [/^UNKNOWN$/, /^CHANGED_MEANWHILE$/, /_LIMIT$/, /^UNREADABLE$/])
      assert.ok(answered((outcome) => !outcome.isOk && code.test(outcome.code)) > 3, String(code))
  })
})
