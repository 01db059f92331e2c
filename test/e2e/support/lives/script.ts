/** The script of a life: what a shopper does in two tabs, and how the service fails. All of it follows from the seed. */
import { numbers } from '../../../support/numbers.ts'

/** What the service does with one request. */
export interface Treatment {
  /** `unreached`: dropped before it is carried out; `unanswered`: carried out, and the answer is dropped. */
  kind: 'done' | 'refused' | 'unreached' | 'unanswered'
  waitMs: number
}

/** The number of a change is its quantity too, which identifies it. */
export interface Change {
  number: number
  /** Of this tab only: what two tabs do to one product has no order. */
  product: string
  person: string
}

export type Step =
  | { kind: 'change'; tab: number; change: Change; isLeaving: boolean }
  | { kind: 'leave' | 'return' | 'visit' | 'reload'; tab: number }
  | { kind: 'login'; tab: number; person: string }
  | { kind: 'wait'; ms: number }

export interface Script {
  seed: number
  /** Delay of all that a tab loads, in ms. */
  latencies: readonly [number, number]
  steps: readonly Step[]
  changes: readonly Change[]
  /** By the number of the change; one for each time it arrives. */
  treatments: ReadonlyMap<number, readonly Treatment[]>
}

export const FIRST_PERSON = 'anna'
const PERSONS = ['anna', 'bert', 'carla']
const AT_SHOP = ['change', 'change', 'change', 'change', 'left', 'leave', 'reload', 'wait', 'login'] as const
const AWAY = ['return', 'return', 'return', 'visit', 'wait', 'login'] as const
const KINDS = ['done', 'done', 'done', 'done', 'refused', 'unreached', 'unanswered', 'unanswered'] as const

export function scriptOf(seed: number): Script {
  const random = numbers(seed)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const changes: Change[] = []
  const steps: Step[] = []
  const isAway = [false, false]
  let person = FIRST_PERSON
  const latencies = [pick([0, 0, 20, 100]), pick([0, 0, 20, 100])] as const
  for (let count = 8 + Math.floor(random() * 10); count > 0; count -= 1) {
    const tab = pick([0, 1])
    const kind = isAway[tab] ? pick(AWAY) : pick(AT_SHOP)
    if (kind === 'wait') steps.push({ kind, ms: pick([5, 30, 100, 300]) })
    else if (kind === 'login') {
      person = pick(PERSONS.filter((other) => other !== person))
      steps.push({ kind, tab, person })
    } else if (kind === 'change' || kind === 'left') {
      const change = { number: changes.length + 1, product: `${tab}${pick(['x', 'y'])}`, person }
      changes.push(change)
      steps.push({ kind: 'change', tab, change, isLeaving: kind === 'left' })
    } else steps.push({ kind, tab })
    if (kind === 'left' || kind === 'leave') isAway[tab] = true
    if (kind === 'return' || kind === 'visit') isAway[tab] = false
  }
  const treatments = changes.map(({ number }) => {
    const all = Array.from({ length: 6 }, (): Treatment => ({ kind: pick(KINDS), waitMs: pick([0, 0, 0, 50, 200]) }))
    return [number, all] as const
  })
  return { seed, latencies, steps, changes, treatments: new Map(treatments) }
}

/** Who is logged in at the end. */
export const lastPersonOf = ({ steps }: Script): string =>
  steps.reduce((person, step) => (step.kind === 'login' ? step.person : person), FIRST_PERSON)
