import { type Atom, atom, type PrimitiveAtom } from 'jotai/vanilla'
import { COPIED_MS } from '../../shop/limits.ts'

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
