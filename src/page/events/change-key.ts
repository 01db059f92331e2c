/** Names one change of a cart, however often it is sent (CART-50). Not by `Math.random`: pages that seed it would repeat keys. */
export const newKey = (): string => crypto.getRandomValues(new Uint8Array(9)).join('')
