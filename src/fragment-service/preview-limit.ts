/** Previews are asked past all caches, so strangers could keep the services busy with them: few are made at the same time. */

/** Of all tokens. */
const MAX_AT_ONCE = 6
/** A page of staff has header, footer and newsletter form. */
const MAX_OF_TOKEN = 3

export function createPreviewLimit() {
  const running = new Map<string, number>()
  let total = 0
  /** Makes a preview; undefined where there are too many: then its visitor gets what all visitors get. */
  return async <Made>(token: string, make: () => Promise<Made>): Promise<Made | undefined> => {
    const ofToken = running.get(token) ?? 0
    if (total >= MAX_AT_ONCE || ofToken >= MAX_OF_TOKEN) return undefined
    total += 1
    running.set(token, ofToken + 1)
    try {
      return await make()
    } finally {
      total -= 1
      const rest = (running.get(token) ?? 1) - 1
      if (rest > 0) running.set(token, rest)
      else running.delete(token)
    }
  }
}
