/** How long a bucket is a new one, in ms. */
const NEW_MS = 60_000

/** So many of something at once, and so many more a second. `maxLater`: at once, from a minute on. */
export function createBucket(max: number, aSecond: number, maxLater = max) {
  let level = max
  const start = Date.now()
  let at = start
  const fill = (more = 0) => {
    const now = Date.now()
    level = Math.min(now - start < NEW_MS ? max : maxLater, level + ((now - at) / 1000) * aSecond + more)
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
    /** What was taken was not used. */
    giveBack: () => fill(1),
  }
}
