export interface Timer {
  /** Runs the callback after the time, and cancels one that was started before. */
  start(run: () => void, ms: number): void
  stop(): void
}

export function createTimer(): Timer {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    stop,
    start(run, ms) {
      stop()
      timer = setTimeout(run, ms)
    },
  }
}
