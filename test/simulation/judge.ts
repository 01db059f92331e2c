/** Faults that changes must not have, in simulated lives and in those of a real browser: lost, doubled, in another's cart, reported wrongly. */

/** A change to an article of which only one tab changes the quantity. */
export interface AskedChange {
  /** Its quantity too, which identifies it. */
  number: number
  product: string
  /** The person who was logged in. Nobody's change may become that of who logs in first. */
  person: string
  /** The result that its page has got. */
  isOk: boolean | undefined
  /** Whether its page is still there, and has to have got a result. */
  isAwaited: boolean
  /** Whether it may be refused, or lost: somebody else has logged in since, or its page was killed. */
  isExcused: boolean
}

/** A change on its way to the service, each time that it was sent. */
export interface SentChange {
  number: number
  person: string
  key: string | null | undefined
  /** Only changes of one page have an order. */
  page: unknown
  /** Its place among the changes that the service has carried out; undefined when it changed nothing. */
  madeAs: number | undefined
  /** Whether the page got the service's cart in answer to it. */
  isAnswered: boolean
}

/** The faults; empty when all is right. `nobody` is the person who is not logged in. */
export function judge(all: readonly AskedChange[], sent: readonly SentChange[], nobody?: string): string[] {
  const wrong = new Set<string>()
  for (const { number, product, person, isOk, isAwaited, isExcused } of all) {
    const own = sent.filter((one) => one.number === number)
    const made = own.filter(({ madeAs }) => madeAs !== undefined)
    const later = all.filter((other) => other.number > number && other.product === product)
    const isUndone = ({ madeAs = 0, page, person }: SentChange) =>
      sent.some(
        (other) =>
          later.some((one) => one.number === other.number) &&
          other.page === page &&
          other.person === person &&
          (other.madeAs ?? madeAs) < madeAs,
      )
    const say = (what: string) => wrong.add(`Change ${number} (${product} of ${person || 'nobody'}) ${what}.`)
    if (person !== nobody && own.some((one) => one.person !== person)) say("went to another's cart (CART-46)")
    if (new Set(made.map((one) => one.person)).size < made.length) say('was carried out twice (CART-50)')
    if (new Set(own.map(({ key }) => key)).size > 1) say('had two keys (CART-50)')
    if (own.some(({ key }) => !key)) say('had no key (CART-50)')
    if (made.some(isUndone)) say('was carried out after a later one (CART-50)')
    if (isOk === undefined && isAwaited) say('was never answered (CART-39)')
    if (later.length > 0) continue
    if (isOk && made.length === 0) say('was reported as made, and is not (CART-39)')
    if (isExcused) continue
    if (own.length === 0) say('was lost (CART-22)')
    if (isOk === false && own.every(({ isAnswered }) => isAnswered)) say('failed without a reason (CART-15)')
  }
  return [...wrong]
}
