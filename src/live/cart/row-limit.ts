import { FIRST_ROWS } from '../../view/cart/panel.ts'

const limits = new WeakMap<object, number>()

/** As many rows of each list have been written into a mini cart, or are shown at once. */
export const rowLimitOf = (host: object = limits): number => limits.get(host) ?? FIRST_ROWS

export const noteRowLimit = (host: object, limit: number): void => void limits.set(host, limit)
