/** So many of something at once, and so many more a second. */
export function createBucket(max: number, aSecond: number) {
  let level = max
  let at = Date.now()
  const fill = (more = 0) => {
    const now = Date.now()
    level = Math.min(max, level + ((now - at) / 1000) * aSecond + more)
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
