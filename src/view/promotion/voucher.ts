/** A voucher code and what has become of copying it (PROMO-28, PROMO-29). `key`: the code. */
import type { Getter } from 'jotai/vanilla'
import { copiedVoucherAtom } from '../../state/promotion/promotion.ts'
import type { View } from '../view.ts'

const stateOf = (get: Getter, code: string) => {
  const last = get(copiedVoucherAtom)
  return last?.code === code ? last.state : undefined
}

export const voucherButton: View = (get, _, code) => ({
  attributes: { 'data-copied': stateOf(get, code) === 'copied' ? '' : undefined },
})

export const voucherLabel: View = (get, { text }, code) => ({
  children: [text(`promotion.voucher.${stateOf(get, code) === 'copied' ? 'copied' : 'copy'}`)],
})

/** Read by screen readers; a failure is seen too. */
export const voucherStatus: View = (get, { text }, code) => {
  const state = stateOf(get, code)
  const message = state && text(`promotion.voucher.${state}`)
  return {
    attributes: { class: state === 'copyFailed' ? 'voucher-code__failure' : 'visually-hidden' },
    children: message ? [message] : [],
  }
}
