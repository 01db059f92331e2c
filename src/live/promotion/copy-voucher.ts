import { copyVoucherAtom } from '../../state/promotion/copied-voucher.ts'
import type { Action } from '../action.ts'

/** Copies the code that the control names: browsers allow it only in the visitor's own click (PROMO-28). */
export const copyVoucher: Action = ({ store }, _event, { key }) => void store.set(copyVoucherAtom, key)
