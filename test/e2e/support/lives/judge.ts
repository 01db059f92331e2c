/** What must not happen in a life: lost, doubled, in another's cart, reported wrongly. */
import type { Change, Script } from './script.ts'
import type { Service } from './service.ts'

/** The result of a change that its page has got, and whether the page has been left since. */
export interface ReportedResult {
  tab: number
  isOk?: boolean
  isLeft: boolean
}

/** The changes of a script, with the reported results by their number. */
export function judge(
  script: Script,
  results: ReadonlyMap<number, ReportedResult>,
  { arrivals, quantityOf }: Service,
): string[] {
  const wrong: string[] = []
  /** Whether somebody else logged in after it was made: then it may be refused. */
  const isBeforeLogin = (change: Change) => {
    const at = script.steps.findIndex((step) => step.kind === 'change' && step.change === change)
    return script.steps.slice(at).some(({ kind }) => kind === 'login')
  }
  for (const change of script.changes) {
    const { number, product, person } = change
    const { isOk, isLeft } = results.get(number) as ReportedResult
    const own = arrivals.filter((arrival) => arrival.number === number)
    const say = (what: string) => wrong.push(`Change ${number} (${product} of ${person}) ${what}.`)
    const isReplaced = script.changes.some((other) => other.number > number && other.product === product)
    const isMade = own.some(({ isCarriedOut }) => isCarriedOut)
    if (own.some((arrival) => arrival.person !== person)) say("went to another's cart")
    if (own.filter(({ isCarriedOut }) => isCarriedOut).length > 1) say('was carried out twice')
    if (new Set(own.map(({ key }) => key)).size > 1) say('had two keys')
    if (own.some(({ key }) => !key)) say('had no key')
    if (own.length === 0 && !isReplaced && !isBeforeLogin(change)) say('was lost')
    if (isOk === undefined && !isLeft) say('was never answered')
    if (isOk && !isMade && !isReplaced) say('was reported as made, and is not')
    if (isOk === false && own.every(({ kind }) => kind === 'done') && !isReplaced && !isBeforeLogin(change))
      say('failed without a reason')
  }
  for (const { person, product } of script.changes) {
    const made = arrivals.filter((one) => one.isCarriedOut && script.changes[one.number - 1]?.product === product)
    const last = Math.max(0, ...made.filter((one) => one.person === person).map(({ number }) => number))
    if (quantityOf(person, product) !== last)
      wrong.push(`${product} of ${person}: ${quantityOf(person, product)} is left of ${last}, which came later.`)
  }
  if (wrong.length > 0) wrong.push(`Arrived: ${arrivals.map(({ number, kind }) => `${number} ${kind}`).join(', ')}.`)
  return [...new Set(wrong)]
}
