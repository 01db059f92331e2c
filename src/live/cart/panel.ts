/** What the panel of a mini cart needs from the page, with React and without. */
import { onceNear } from '../../page/browser/once-near.ts'
import { whenSeen } from '../../page/browser/when-seen.ts'
import { loadChanges } from '../../state/cart/cart-connection.ts'
import type { ChangeFailure } from '../../state/cart/cart-machine.ts'
import type { Store } from '../../state/store.ts'
import { FIRST_ROWS } from '../../view/cart/panel.ts'

const limits = new WeakMap<object, number>()

/** As many rows of each list has been written into a mini cart, or are at once. */
export const rowLimitOf = (host: object | undefined): number => limits.get(host ?? limits) ?? FIRST_ROWS

export const noteRowLimit = (host: object, limit: number): void => void limits.set(host, limit)

/** The time of an error begins when it is first in sight, in an open panel and a visible tab (MINICART-49). Returns the cleanup. */
export function watchFailure(store: Store, panel: Element, failure: ChangeFailure): (() => void) | undefined {
  const notice = panel.querySelector('.minicart__failure')
  const see = async () => {
    await whenSeen()
    const { seeFailureAtom } = await loadChanges()
    store.set(seeFailureAtom, failure)
  }
  return notice ? onceNear(notice, () => void see().catch(() => {}), '0px') : undefined
}
