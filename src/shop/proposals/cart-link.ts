/** The entries of a cart by link: `?cart=4711:2,4712:100:1`, product, variant where there is one, and pieces (PROPOSAL-14). */
export interface LinkEntry {
  productId: string
  tcm?: string
  quantity: number
}

/** In one link. */
export const MAX_LINK_ENTRIES = 20
const ENTRY = /^([\w-]{1,40})(?::([\w-]{1,40}))?:([1-9]\d{0,2})$/

/** Undefined for a link that is wrong in any entry: nothing of it is taken (PROPOSAL-17). */
export function parseCartLink(value: string): readonly LinkEntry[] | undefined {
  const entries = value.split(',').map((one): LinkEntry | undefined => {
    const [, productId, tcm, quantity] = ENTRY.exec(one) ?? []
    return productId ? { productId, ...(tcm && { tcm }), quantity: Number(quantity) } : undefined
  })
  const good = entries.filter((one) => one !== undefined)
  const products = new Set(good.map(({ productId, tcm }) => `${productId}:${tcm}`))
  return good.length === entries.length && products.size === good.length && good.length <= MAX_LINK_ENTRIES
    ? good
    : undefined
}
