/** The script of a life: what is done, in which tab, one step after the other. All of it follows from the seed. */
import { Draw } from './draw.ts'
import { type Kind, kindsOf } from './steps.ts'

const MAX_STEPS = 16

export interface Step {
  kind: Kind
  tab: number
  /** The seed of its draw. */
  seed: number
}

export interface Script {
  /** Nothing fails or gets lost, and no other device changes the cart. */
  isCalm: boolean
  tabs: number
  steps: readonly Step[]
}

export function scriptOf(seed: number): Script {
  const draw = new Draw(seed)
  const isCalm = draw.percent(25)
  const { atShop, away } = kindsOf(isCalm, draw)
  const tabs = draw.pick([1, 2, 2, 3])
  const isAway: boolean[] = []
  const steps: Step[] = []
  for (let count = 1 + draw.below(MAX_STEPS); count > 0; count -= 1) {
    const tab = draw.below(tabs)
    const kind = draw.pick(isAway[tab] ? away : atShop)
    if (kind === 'leave' || kind === 'left') isAway[tab] = true
    if (kind === 'back' || kind === 'visit') isAway[tab] = false
    steps.push({ kind, tab, seed: draw.below(2 ** 31) })
  }
  return { isCalm, tabs, steps }
}
