/** The promotions that run in the header. The code that asks for them is in `load-promotion.ts`. */
import { type Atom, atom, type PrimitiveAtom } from 'jotai/vanilla'
import type { PromotionRequest } from '../../api/promotion/promotion-service.ts'
import { COPIED_MS } from '../../shop/limits.ts'
import type { Promotion } from '../../shop/promotion/promotion.ts'

export type PromotionState =
  | { status: 'loading' }
  /** `isFreshSnapshot`: a fragment brought it, and it is not asked for again (LIVE-13). */
  | { status: 'running'; promotion: Promotion; isFreshSnapshot?: boolean }
  /** No promotion runs (`isAbsent`), it could not be loaded, or it can't be shown. */
  | { status: 'none'; isAbsent?: boolean; isFreshSnapshot?: boolean }

const atoms = new Map<string, PrimitiveAtom<PromotionState>>()

/** One per request. */
export function promotionAtom(request: PromotionRequest) {
  const key = keyOf(request)
  const requestAtom = atoms.get(key) ?? atom<PromotionState>({ status: 'loading' })
  atoms.set(key, requestAtom)
  return requestAtom
}

/** A request as a key: other tags may give another promotion. */
export const keyOf = ({ id, allOfTags, anyOfTags, noneOfTags }: PromotionRequest) =>
  [id, allOfTags, anyOfTags, noneOfTags].join('\n')

interface CopiedVoucher {
  code: string
  /** Also the name of the text that says it. */
  state: 'copied' | 'copyFailed'
}

/** The code that was copied last, or could not be, for 3 s (PROMO-28, PROMO-29). */
export const copiedVoucherAtom: Atom<CopiedVoucher | undefined> = atom<CopiedVoucher | undefined>(undefined)
/** To be written here only. */
const lastAtom = copiedVoucherAtom as PrimitiveAtom<CopiedVoucher | undefined>

export const copyVoucherAtom = atom(null, async (get, set, code: string) => {
  const last: CopiedVoucher = { code, state: 'copied' }
  // Page or browser may deny it.
  try {
    await navigator.clipboard.writeText(code)
  } catch {
    last.state = 'copyFailed'
  }
  set(lastAtom, last)
  setTimeout(() => get(lastAtom) === last && set(lastAtom, undefined), COPIED_MS)
})
