/** How long a service is a new one, in ms. */
const NEW_MS = 60_000

/** So many of something at once, and so many more a second; as many as `later` says when a minute has passed since `start`, in ms since 1970. */
export function createBucket(max: number, aSecond: number, later = { max, aSecond }, start = Date.now()) {
  let level = max
  let at = Date.now()
  const fill = (more = 0) => {
    const now = Date.now()
    const rate = now - start < NEW_MS ? { max, aSecond } : later
    level = Math.min(rate.max, level + ((now - at) / 1000) * rate.aSecond + more)
    at = now
  }
  return {
    /** False where there is none. */
    take(): boolean {
      fill()
      if (level < 1) return false
      level -= 1
      return true
    },
    /** A token that was taken was not used. */
    giveBack: () => fill(1),
  }
}
