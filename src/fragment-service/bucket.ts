/** So many of something at once, and so many more a second. `now`: in ms. */
export function createBucket(max: number, aSecond: number, now: () => number = Date.now) {
  let level = max
  let at = now()
  const fill = (more: number) => {
    level = Math.min(max, level + ((now() - at) / 1000) * aSecond + more)
    at = now()
  }
  return {
    /** Adds besides what time adds. */
    add: fill,
    hasOne(): boolean {
      fill(0)
      return level >= 1
    },
    /** False where there is none. */
    take(): boolean {
      fill(0)
      if (level < 1) return false
      level -= 1
      return true
    },
  }
}
